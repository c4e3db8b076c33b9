import { defineConfig } from 'vitest/config';

// Vitest looks for a default export.
export default defineConfig({
  test: {
    setupFiles: ['src/test-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'service-worker/**/*.test.ts'],
    // Each file has modules of its own as in a process, from code that is kept compiled: a quarter of the time.
    pool: 'vmThreads',
  },
});
