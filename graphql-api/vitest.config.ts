import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What neither depends on the database of a run nor on the way of reading; some bring databases of their own. `npm test` runs them once. */
const once = [
  ...['platform/*', 'content-policy/review-texts', 'app/work-queue', 'app/html-template', 'search/{distance,price-words,interpretation}'],
  ...['assistant/grounding', 'demo/pictures', 'infra/{pubsub,embedded-supervisor,folder-lock,web-push,mailer,logger}', 'messages'],
  'photos/photo-codec',
]
  .map((name) => `src/${name}.test.ts`)
  .concat('test/{availability,migrations,npm-commands,page-costs,release,tracing}.test.ts');

// Vitest looks for a default export.
export default defineConfig({
  // Two builds of graphql are in its package; everything must use the one that Node.js itself picks.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    setupFiles: ['reflect-metadata', 'test/queries-run.ts'],
    globalSetup: ['test/fresh-database.ts'],
    pool: 'forks',
    // Each worker has a database of its own. More of them gain nothing on two cores: an embedded database computes in a process of its own.
    maxWorkers: 2,
    // Failures show whole values: those of a run on another machine cannot be looked at again.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 30_000,
    // Workers act at their own time, which a busy machine prolongs; a poll ends as soon as it holds.
    expect: { poll: { timeout: 5_000 } },
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'api', include: ['src/**/*.test.ts', 'test/*.test.ts'], exclude: once, isolate: false } },
      { extends: true, test: { name: 'once', include: once, isolate: false } },
      // type-graphql collects classes globally: schemas with classes of their own stay in a process of their own.
      { extends: true, test: { name: 'schemas', include: ['test/schemas/*.test.ts'], isolate: true } },
    ],
  },
});
