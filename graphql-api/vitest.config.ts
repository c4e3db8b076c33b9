import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { bothPaths, embeddedOnly, postgresPaths } from './test/databases.ts';
import { environment } from './test/settings.ts';

/** What neither depends on the database of a run nor on the way of reading; some bring databases of their own. `npm test` runs them once. */
const once = [
  ...['platform/**/*', 'app/schema/execution/work-queue', 'app/pages/html-template', 'messages'],
  ...['infra/**/{pubsub,embedded-supervisor,folder-lock,web-push,mailer,logger}', 'domains/safety/content-policy/text/review-texts'],
  ...[
    'domains/market/search/**/{distance,price-words,interpretation,sentences}',
    'domains/help/assistant/**/{grounding,amounts}',
    'domains/media/photos/photo-codec',
    'domains/market/**/falling-prices',
  ],
]
  .map((name) => `src/${name}.test.ts`)
  .concat(
    'test/{availability,demo-pictures,image,npm-commands,new-domain,page-costs,portable-statements,release,repository,structure,tracing}.test.ts',
  );

const embeddedPaths = Object.keys(embeddedOnly);
const missing = [...bothPaths, ...postgresPaths, ...embeddedPaths].filter((path) => !existsSync(join(import.meta.dirname, path)));
if (missing.length > 0) throw new Error(`test/databases.ts names files that are not there: ${missing.join(', ')}`);

interface Files {
  include: string[];
  exclude?: string[];
  readPlanner?: string;
}

const project = (name: string, { include, exclude = [], readPlanner = environment.READ_PLANNER ?? '' }: Files, isolate = false) =>
  ({ extends: true, test: { name, include, exclude, isolate, env: { READ_PLANNER: readPlanner } } }) satisfies TestProjectInlineConfiguration;

const DOMAINS = 'src/**/*.test.ts';
/** Type-graphql collects classes globally: schemas with classes of their own stay in a process of their own. */
const schemas = (readPlanner?: string) => project('schemas', { include: ['test/schemas/*.test.ts'], ...(readPlanner && { readPlanner }) }, true);

/** What the stages of `npm test` run; a run of single files has all. */
const stages: Record<string, TestProjectInlineConfiguration[]> = {
  embedded: [
    project('both', { include: bothPaths, exclude: ['test/schemas/*'], readPlanner: '0' }),
    project('server', { include: ['test/*.test.ts', ...embeddedPaths], exclude: [...once, ...bothPaths, ...postgresPaths] }),
    project('once', { include: once }),
    schemas('0'),
  ],
  postgres: [
    project('domains', { include: [DOMAINS, ...bothPaths, ...postgresPaths], exclude: [...once, ...embeddedPaths, 'test/schemas/*'] }),
    schemas(),
  ],
  all: [project('server', { include: [DOMAINS, 'test/*.test.ts'], exclude: once }), project('once', { include: once }), schemas()],
};

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
    // Those of the other database run at the same time.
    testTimeout: 120_000,
    // Workers act at their own time, which a busy machine prolongs manyfold; a poll ends as soon as it holds.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    projects: stages[environment.TEST_STAGE ?? 'all']!,
  },
});
