import { defineConfig } from '@playwright/test';
import { sharedConfig } from '../../e2e/src/shared-config.ts';

// Playwright looks for a default export.
export default defineConfig(sharedConfig, {
  testDir: '.',
  projects: [
    { name: 'pages', testMatch: 'screens.spec.ts' },
    { name: 'season', testMatch: 'season.spec.ts', dependencies: ['pages'] },
    { name: 'campus', testMatch: 'campus.spec.ts' },
  ],
  snapshotPathTemplate: '{testDir}/images/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      // Another version of Chromium renders the edges of letters differently. Moved or recoloured content exceeds this ratio.
      maxDiffPixelRatio: 0.02,
      stylePath: 'screens.css',
    },
  },
});
