import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { afterFirstPaint } from './scripts/after-first-paint.ts';
import { inlineDocuments } from './scripts/inline-documents.ts';
import { withoutGlobalStyles } from './scripts/without-global-styles.ts';

const api = process.env.API_URL ?? `http://localhost:${process.env.PORT ?? 4000}`;

/** One build a page: what the shop and the API explorer have in common would otherwise be cut into many small files. */
// Vite looks for a default export.
export default defineConfig(({ mode }) => ({
  plugins: [inlineDocuments(), react(), ...(mode === 'explorer' ? [] : [withoutGlobalStyles(), afterFirstPaint()])],
  // Some libraries keep their modern builds behind a condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1_000,
    manifest: mode !== 'explorer',
    ...(mode === 'explorer' ? { emptyOutDir: false, copyPublicDir: false, assetsDir: 'assets/explorer' } : {}),
    rolldownOptions: {
      input: mode === 'explorer' ? 'explorer.html' : 'index.html',
      // The library's recipes are plain data; without this those not in use stay.
      treeshake: { manualPureFunctions: ['defineRecipe', 'defineSlotRecipe', 'defineConfig', 'createAnatomy', 'createSystem'] },
      // The first screen is one file: in pieces it would be a tenth larger.
      output: { codeSplitting: { minSize: 0, groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': api,
      '/photos': api,
      '/demo-sign-ins': api,
      '/dev/mailbox': api,
    },
  },
}));
