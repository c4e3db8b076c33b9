import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromium } from './chromium.ts';
import { ownUrl } from './ports.ts';
import { environment } from './settings.ts';

const { args, ...launch } = await chromium();

/** What all runs in a browser have in common: the tests of the pages, of a recipe, and the pictures of the pages. */
export const sharedConfig: PlaywrightTestConfig = {
  // Tests share a server and its shop, each with people and listings of its own. Four at a time use two cores, as half of them wait.
  workers: 4,
  fullyParallel: true,
  // Several times what the longest takes on an idle machine.
  timeout: 150_000,
  // Distinguishes a flaky test from a broken product; `npm test` names it, with its error.
  retries: 1,
  // A busy machine may need seconds for what takes a moment; an assertion ends as soon as it holds.
  expect: { timeout: 20_000 },
  reporter: environment.E2E_REPORT ? [['dot'], ['json', { outputFile: environment.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: ownUrl,
    // Pages of tests are short: what V8 spends on optimizing their code is never earned back.
    launchOptions: { ...launch, args: [...args!, '--js-flags=--no-opt --no-maglev'] },
    headless: true,
    // The requests of a service worker cannot be intercepted; the tests of the installed app allow it.
    serviceWorkers: 'block',
    // Actions are no assertions: a busy machine may need longer for them.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node src/serve.ts',
    cwd: resolve(import.meta.dirname, '..'),
    url: `${ownUrl}/readyz`,
    env: { HOST: '127.0.0.1' },
    // The first start draws the shop: half a minute of computing.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
};
