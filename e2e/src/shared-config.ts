import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromium } from './chromium.ts';
import { ownUrl } from './ports.ts';
import { environment } from './settings.ts';

const { args, ...launch } = await chromium();

/** Options of all browser runs: the tests of the pages, the test of a recipe, and the pictures of the pages. */
export const sharedConfig: PlaywrightTestConfig = {
  // Tests share a server and its shop, but each creates its own people and listings. Four workers keep two cores busy, because half of them wait.
  workers: 4,
  fullyParallel: true,
  // Several times the duration of the longest test on an idle machine.
  timeout: 150_000,
  // Distinguishes a flaky test from a broken product. `npm test` lists flaky tests with their errors.
  retries: 1,
  // A busy machine may need seconds for a short step. An assertion ends as soon as it holds.
  expect: { timeout: 20_000 },
  reporter: environment.E2E_REPORT ? [['dot'], ['json', { outputFile: environment.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: ownUrl,
    // Pages in tests are short-lived, so optimizing their code costs V8 more time than it saves.
    launchOptions: { ...launch, args: [...args!, '--js-flags=--no-opt --no-maglev'] },
    headless: true,
    // The requests of a service worker cannot be intercepted. The tests of the installed app allow service workers.
    serviceWorkers: 'block',
    // Actions are not assertions, and a busy machine may need longer for them.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node src/serve.ts',
    cwd: resolve(import.meta.dirname, '..'),
    url: `${ownUrl}/readyz`,
    env: { HOST: '127.0.0.1' },
    // The first start draws the shop, which takes half a minute of CPU time.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
};
