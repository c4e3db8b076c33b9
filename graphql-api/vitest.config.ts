import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Vitest looks for a default export.
export default defineConfig({
  // Two builds of graphql are in its package; everything must use the one that Node.js itself picks.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    setupFiles: ['reflect-metadata'],
    pool: 'forks',
    fileParallelism: false,
    // A busy machine may lose one race; a rule that does not hold fails three times.
    retry: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'api', include: ['src/**/*.test.ts', 'test/*.test.ts'], isolate: false } },
      // type-graphql collects classes globally: schemas with classes of their own stay in a process of their own.
      { extends: true, test: { name: 'schemas', include: ['test/schemas/*.test.ts'], isolate: true } },
    ],
  },
});
