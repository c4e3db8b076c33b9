/*
 * Defines where `npm test` runs the files of integration tests (docs/decisions/036-where-tests-run.md). Tests of domains, in `src`, and files in
 * `postgresOnly` run on a PostgreSQL server with the query planner, as in production. Files in `both` run there and on the embedded database without
 * the planner, so that they cover both databases and both ways of reading. All other files run on the embedded database with the planner.
 */

type Reasons = Record<string, string>;

/** Files in `test` that run on both. */
export const both: Reasons = {
  'campus-transfer': 'exports from either database to the other',
  'campus-settings': 'a transaction that writes as the platform, also in the one session of the embedded database',
  campuses: 'schemas and roles, and the one session of the embedded database',
  backup: 'a backup reads and writes every table, of either database',
  'bad-input': 'texts and numbers that the database rejects',
  conflicts: 'statements that wait for each other, and a connection that breaks',
  cursors: 'the order of rows, and the places of pages in it, both ways of reading',
  'deletion-races': 'locks',
  idempotency: 'locks of keys, and what a repeated mutation returns, both ways of reading',
  'kept-counts': 'triggers under concurrent changes',
  node: 'both ways of reading',
  observability: 'the plan of a slow statement, which only a server gives',
  overload: 'the pool, and the time limit of statements',
  'page-statements': 'how many statements each page needs, both ways of reading',
  races: 'locks',
  reads: 'how many statements a read needs, both ways of reading',
  rest: 'every documented REST call, both ways of reading',
  'rest-fields': 'every field of a REST response, both ways of reading',
  'round-trip': 'the column of every input field, both ways of reading',
  'schemas/planner': 'the planner with resolvers of its own, both ways of reading',
  startup: 'several processes that start at once, and the demo shop of the embedded database',
  subscriptions: 'messages by NOTIFY and in memory',
  'test-mode': 'a second database of the server, whose sessions have a search path of their own',
  userdetails: 'how many statements the page of a person needs, both ways of reading',
};

/** Files in `test` that run on a PostgreSQL server only. */
export const postgresOnly: Reasons = {
  authorization: 'the permission of every field and role, in the SQL of the planner',
  'backup-photos': 'reads its databases as `backup` does, and is about where photos lie',
  'blocked-reads': 'reads every field of the schema: its SQL runs where production does',
  'campus-move': 'two databases of a server',
  deploy: 'the services of compose, on a database of its settings',
  fields: 'reads every field of the schema: its SQL runs where production does',
  'handover-code': 'reads every field of the schema: its SQL runs where production does',
  'killed-consumers': 'a process that is killed, and another that goes on',
  'killed-webhooks': 'a process that is killed several times, whose starts take a fraction of the time there',
  leader: 'several processes',
  ledger: 'random sequences, which take a third of the time there',
  'migration-locks': 'locks of a migration',
  migrations: 'a dozen databases, which are made in a fraction of the time there; each run makes an embedded one as well',
  'offer-races': 'locks',
  'planned-once': 'how a server plans what it has prepared',
  pgbouncer: 'the pool in front of a server',
  processes: 'two processes',
  replica: 'a replica',
  responses: 'compares both ways of reading every field of the schema itself: their SQL runs where production does',
  'undo-sequences': 'random sequences, which take a third of the time there',
};

/** Other files that run on the embedded database only, with the planner. */
export const embeddedOnly: Reasons = {
  'test/demo-data.test.ts': 'draws all pictures of the demo shop, which production does not have',
  'src/infra/embedded/embedded.test.ts': 'about the embedded database',
};

const pathsOf = (files: Reasons): string[] => Object.keys(files).map((name) => `test/${name}.test.ts`);

export const bothPaths = pathsOf(both);
export const postgresPaths = pathsOf(postgresOnly);
