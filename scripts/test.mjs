/*
 * Everything that `npm test` checks, stage by stage, with one count at the end. Each static check counts as one test. A stage prints one line; a
 * failed one also prints its failures and the command that repeats it alone. `npm test -- <pattern>` runs the unit and integration tests whose file
 * names match. `--slowest` lists the slowest tests at the end. `--long` gives random tests many more inputs. `--no-planner` makes every read go
 * through the resolvers, even in stages that otherwise use the query planner: each expectation must hold without it. `--second-campus` runs the tests
 * of the domains, or those that match, on the second campus of two, and compares the rows of the first at the end.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { postgresPaths } from '../graphql-api/test/databases.ts';
import { startPostgres } from '../graphql-api/test/postgres-server.mjs';
import { staticChecks } from './checks.mjs';
import { reasonOf, SLOW_MS } from './slow-tests.mjs';
import { check, found, inLanes, result, runLogged, secondsSince, stage, words } from './stages.mjs';

const reports = mkdtempSync(join(tmpdir(), 'campuscart-reports-'));
const started = Date.now();
const flags = process.argv.slice(2).filter((each) => each.startsWith('--'));
const patterns = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const SLOWEST = 25;
if (flags.includes('--long')) process.env.TEST_LONG = '1';
if (flags.includes('--no-planner')) process.env.READ_PLANNER = 'off';
const statements = (process.env.STATEMENTS_SENT = join(reports, 'statements.jsonl'));

function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function vitest(name, cwd, { env = {}, options = [] } = {}) {
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value} `);
  const repeat = `${settings.join('')}npm test -- <file>`;
  return stage(name, repeat, async (log) => {
    const path = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    // The log of the reporter `minimal` contains only the failures. A retry distinguishes a flaky test from a broken product.
    const args = ['run', '--passWithNoTests', '--retry=1', '--reporter=minimal', `--reporter=${resolve('scripts/vitest-report.mjs')}`, ...options];
    const code = await runLogged(log, { command: 'vitest', args, cwd, env: { ...env, TEST_REPORT: path } });
    return result(code, report(path) ?? { passed: 0 });
  });
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Returns the tests with this ending, with the errors of their last failed try. */
const playwrightErrors = (ran, ending) =>
  specsOf(ran ?? {}).flatMap(({ title, file, tests }) => {
    const [{ results = [] } = {}] = tests.filter(({ status }) => status === ending);
    const errors = results.findLast((each) => each.errors?.length > 0)?.errors ?? [];
    return errors.length > 0 ? [`${file}\n  ${title}\n${errors.map(({ message }) => message).join('\n')}`] : [];
  });

const playwrightTests = (ran) =>
  specsOf(ran ?? {}).flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({ name: `e2e/tests/${file} › ${title}`, ms: results.at(-1)?.duration ?? 0 })),
  );

function endToEnd() {
  return stage('End-to-end tests in a browser', 'npm run build && cd e2e && npx playwright test -g "<title>"', async (log) => {
    const path = join(reports, 'end-to-end.json');
    const code = await runLogged(log, { command: 'playwright', args: ['test'], cwd: 'e2e', env: { E2E_REPORT: path } });
    const ran = report(path);
    const flaky = playwrightErrors(ran, 'flaky');
    const failures = playwrightErrors(ran, 'unexpected');
    const passed = (ran?.stats?.expected ?? 0) + flaky.length;
    const counts = { passed, failed: failures.length, skipped: ran?.stats?.skipped };
    return result(code, { ...counts, failures: failures.join('\n\n'), flaky, tests: playwrightTests(ran) });
  });
}

/* Runs the integration tests on the embedded database, one of two stages. graphql-api/test/databases.ts defines which tests run in which stage. */
const embeddedTests = () => vitest('Integration tests on the embedded database', 'graphql-api', { env: { TEST_STAGE: 'embedded' } });

/** Starts a server that checks for deadlocks after a tenth of the usual second, because tests of locks provoke many. */
const startServer = () => startPostgres(['deadlock_timeout=100ms']);

async function postgresTests() {
  const server = await startServer();
  const env = { TEST_STAGE: 'postgres', TEST_DATABASE_URL: server.url };
  await vitest('Integration tests on a PostgreSQL server', 'graphql-api', { env });
  await server.stop();
}

/** Runs the tests of rules on a campus that is not the first. The teardown of the run compares the rows of the first. */
async function secondCampusTests() {
  const server = await startServer();
  const env = { TEST_STAGE: 'postgres', TEST_DATABASE_URL: server.url, TEST_CAMPUS: 'two' };
  const options = patterns.length > 0 ? patterns : ['src/domains', 'test/authorization', 'test/scopes', 'test/idempotency', 'test/blocks'];
  await vitest('Integration tests on the second campus of two', 'graphql-api', { env, options });
  await server.stop();
}

/** Checks whether another PostgreSQL would accept the statements of the integration tests (docs/decisions/047-time-in-statements.md). */
const portableStatements = () =>
  check({ name: 'Portable statements', repeat: 'npm test -- <file>', command: 'node', args: ['graphql-api/test/statements/check.ts', statements] });

/** Runs everything. Tests that wait leave their processor to those of the other lane. The browser tests have the machine to themselves. */
async function all() {
  const others = async () => {
    for (const each of staticChecks) await check(each);
    await vitest('Unit tests of the pages', 'frontend');
    await postgresTests();
  };
  await inLanes(2, [others, embeddedTests]);
  await portableStatements();
  await endToEnd();
}

const matches = (workspace, extensions) =>
  globSync(`${workspace}/**/*.test.${extensions}`, { exclude: (path) => path.includes('node_modules') }).filter((path) =>
    patterns.some((pattern) => path.includes(pattern)),
  );

/**
 * Runs the tests of matching files on the embedded database, or on the server of TEST_DATABASE_URL. Tests that need a server get one. A workspace
 * without a match is skipped, because starting its test runner takes a second.
 */
async function matching() {
  const [ofServer, ofPages] = [matches('graphql-api', 'ts'), matches('frontend', '{ts,tsx}')];
  const needing = process.env.TEST_DATABASE_URL ? [] : ofServer.filter((path) => postgresPaths.some((each) => path.endsWith(each)));
  const others = ofServer.filter((path) => !needing.includes(path));
  const names = (paths) => paths.map((path) => path.replace(/^graphql-api\//, ''));
  if (others.length > 0) await vitest('Tests of the server', 'graphql-api', { options: names(others) });
  if (needing.length > 0) {
    const server = await startServer();
    await vitest('Tests of the server, on PostgreSQL', 'graphql-api', { env: { TEST_DATABASE_URL: server.url }, options: names(needing) });
    await server.stop();
  }
  if (ofServer.length > 0) await portableStatements();
  if (ofPages.length > 0) await vitest('Tests of the pages', 'frontend', { options: patterns });
  if (ofServer.length + ofPages.length === 0) console.log('No test file has a name that matches.');
}

const line = ({ name, ms, stage: where }) => `  ${(ms / 1000).toFixed(1)} s  ${name} (${where})${reasonOf(name) ? `: ${reasonOf(name)}` : ''}`;

/** Prints the slowest tests, or only the slowest of those that take more than five seconds without a reason in `slow-tests.mjs`. */
function printSlow() {
  const slowest = found().tests.toSorted((a, b) => b.ms - a.ms);
  const unnamed = slowest.filter(({ name, ms }) => ms > SLOW_MS && !reasonOf(name));
  if (flags.includes('--slowest')) console.log(`\nThe slowest tests:\n${slowest.slice(0, SLOWEST).map(line).join('\n')}`);
  else if (unnamed.length > 0) {
    const shown = unnamed.slice(0, SLOWEST).map(line).join('\n');
    console.log(`\n${unnamed.length} take more than ${SLOW_MS / 1000} s without a reason in scripts/slow-tests.mjs, the slowest first:\n${shown}`);
  }
}

/** Repeats the failures at the end of a long log. */
function printFailures() {
  const { failures } = found();
  if (failures.length > 0) console.log(`\nFailures:\n\n${failures.join('\n')}`);
}

if (flags.includes('--second-campus')) await secondCampusTests();
else await (patterns.length > 0 ? matching() : all());
rmSync(reports, { recursive: true, force: true });
printSlow();
if (patterns.length === 0) printFailures();
console.log(`\n${secondsSince(started)}`);
console.log(words(found(), ['failed']));
process.exit(found().failed === 0 ? 0 : 1);
