/*
 * Tests that may take more than five seconds on an idle machine, by a part of their name, each with its reason. `npm test` reports any other slow
 * test.
 */
export const SLOW_MS = 5_000;

const slowTests = [
  ['image.test.ts', 'installs the packages of the container image, and starts its server'],
  ['availability.test.ts › a database that accepts connections but never answers', 'lasts as long as the time-outs of statements'],
  ['availability.test.ts › the process of the server > answers 503 at /readyz for SHUTDOWN_WAIT', 'SHUTDOWN_WAIT is in whole seconds'],
  ['availability.test.ts › the process of the server > survives', 'breaks 600 connections off'],
  ['migration-locks.test.ts', 'a migration takes longer than the time limit of statements and of locks'],
  ['leader.test.ts', 'another process leads within ten seconds'],
  ['start-outage.test.ts', 'first starts of the embedded database, one of which draws the demo shop'],
  ['startup.test.ts', 'draws the demo shop, or starts several processes'],
  ['embedded.test.ts', 'starts the embedded database several times'],
  ['killed-consumers.test.ts', 'a process is killed at each step of each consumer'],
  ['killed-webhooks.test.ts', 'a process is killed several times, and started again'],
  ['scopes.test.ts', 'every path through the schema, by every scope'],
  ['backup-photos.test.ts', 'fills, saves and restores several databases'],
  ['recipe.test.ts', 'migrates, writes a schema, starts a server and opens its pages in a browser, each from a copy of the tree'],
  ['new-domain.test.ts', 'a type check of the whole server'],
  ['npm-commands.test.ts', 'starts the server by npm'],
  ['subscriptions.test.ts › a socket > is closed after a message of more than 64 KiB', 'the time limit of connection_init is five seconds'],
  ['ring.test.ts › the choice of rings', 'hundreds of graphs, each an integer program'],
  ['ledger.test.ts', 'thousands of operations, one after another'],
  ['undo-sequences.test.ts', 'compares all tables after each sequence'],
  ['responses.test.ts', 'every path through the schema, both ways of reading'],
  ['fields.test.ts', 'every path through the schema'],
  ['blocked-reads.test.ts', 'every path through the schema, before and after the block'],
  ['handover-code.test.ts', 'every path through the schema'],
  ['authorization.test.ts › an access token of an administrator', 'every operation of the matrix'],
  ['import.service.test.ts › an import of users > takes thousands', '5,000 lines, 25 in a transaction'],
  ['test-mode.test.ts', 'a thousand writes in a second database, which is emptied and filled again'],
  ['fuzz.test.ts', 'a hundred inputs of each kind'],
];

/** Returns why a test is slow; undefined for a test that should not be. */
export const reasonOf = (name) => slowTests.find(([part]) => name.includes(part))?.[1];
