import { defineConfig } from '@playwright/test';
import { sharedConfig } from './src/shared-config.ts';

/** Those of `src/own-shop.ts`. One worker runs them: each that does starts a server and a database, which takes as long as several tests. */
const onOwnShop = ['announcements', 'cuts-admin', 'map', 'rings', 'webhooks'].map((name) => `${name}.spec.ts`);

// Playwright looks for a default export.
export default defineConfig({
  ...sharedConfig,
  testDir: 'tests',
  // The one worker begins first, so that it is no longer at work than the others.
  projects: [
    { name: 'own shop', testMatch: onOwnShop, workers: 1 },
    { name: 'shared shop', testIgnore: onOwnShop },
  ],
});
