import { defineConfig } from '@playwright/test';
import { ownPort, ownUrl } from './src/ports.ts';
import { sharedConfig } from './src/shared-config.ts';

/*
 * Configuration for the pages of a copy of the repository with an additional field (graphql-api/test/recipe.test.ts). The pages are served from
 * source, as `npm run dev` does, in front of the server of API_URL.
 */
// Playwright looks for a default export.
export default defineConfig({
  ...sharedConfig,
  testDir: 'recipe',
  testMatch: '*.ts',
  retries: 0,
  reporter: 'line',
  webServer: {
    command: `vite --host 127.0.0.1 --port ${ownPort} --strictPort`,
    cwd: '../frontend',
    url: ownUrl,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
