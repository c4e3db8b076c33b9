import { defineConfig } from '@playwright/test';
import { sharedConfig } from './src/shared-config.ts';

/**
 * Tests that use `src/own-shop.ts`. A single worker runs them, because each worker that does starts a server and a database, which takes as long as
 * several tests.
 */
const onOwnShop = ['announcements', 'cuts-admin', 'map', 'rings', 'webhooks'].map((name) => `${name}.spec.ts`);

// Playwright looks for a default export.
export default defineConfig({
  ...sharedConfig,
  testDir: 'tests',
  // The single worker starts first, so that it does not finish after the others.
  projects: [
    { name: 'own shop', testMatch: onOwnShop, workers: 1 },
    { name: 'shared shop', testIgnore: onOwnShop },
  ],
});
