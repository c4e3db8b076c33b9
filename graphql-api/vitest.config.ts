import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Vitest looks for a default export.
export default defineConfig({
  // Two builds of graphql are in its package; everything must use the one that Node.js itself picks.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
