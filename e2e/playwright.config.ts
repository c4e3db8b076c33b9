import { defineConfig } from '@playwright/test';
import { chromium } from './src/chromium.ts';
import { ownUrl } from './src/ports.ts';
import { environment } from './src/settings.ts';

const { args, ...launch } = await chromium();

// Playwright looks for a default export.
export default defineConfig({
  testDir: 'tests',
  // The tests share a server and its shop, but each has its own users and listings. Four workers use two cores, because half of them wait.
  workers: 4,
  fullyParallel: true,
  // Several times the duration of the longest test on an idle machine.
  timeout: 150_000,
  // A retry distinguishes a flaky test from a broken product. `npm test` reports flaky tests with their errors.
  retries: 1,
  // A busy machine may need seconds instead of a moment. An assertion ends as soon as it holds.
  expect: { timeout: 20_000 },
  reporter: environment.E2E_REPORT ? [['dot'], ['json', { outputFile: environment.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: ownUrl,
    // The pages of tests are short-lived, so the time that V8 spends on optimizing their code never pays off.
    launchOptions: { ...launch, args: [...args!, '--js-flags=--no-opt --no-maglev'] },
    headless: true,
    // Requests of a service worker cannot be intercepted. The tests of the installed app allow it.
    serviceWorkers: 'block',
    // Actions are not assertions, and a busy machine may need longer for them.
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
  },
  webServer: {
    command: 'node src/serve.ts',
    cwd: import.meta.dirname,
    url: `${ownUrl}/readyz`,
    env: { HOST: '127.0.0.1' },
    // The first start renders the demo shop, which takes half a minute of computing.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
