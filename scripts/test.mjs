/*
 * Everything that `npm test` checks, stage by stage, with one count at the end; each static check counts as one test. A stage prints one line; a
 * failed one prints its failures and the command that repeats it alone. `npm test -- <pattern>` runs the unit and integration tests whose
 * file names match.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../graphql-api/test/postgres-server.mjs';
import { staticChecks } from './checks.mjs';

const reports = mkdtempSync(join(tmpdir(), 'campuscart-reports-'));
const logs = '.cache/test';
const PROGRESS_MS = 30_000;
const started = Date.now();
const count = { passed: 0, failed: 0, skipped: 0 };

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a command with its output in a log file. Returns its exit code. */
function run(log, { command, args, cwd, env }) {
  return new Promise((done) => {
    const output = createWriteStream(log);
    output.once('open', () => {
      const child = spawn(command, args, { cwd, stdio: ['ignore', output, output], env: { ...process.env, ...plain, ...env } });
      child.once('error', () => done(1));
      child.once('exit', (code) => done(code ?? 1));
    });
  });
}

function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What a stage found: how many tests passed, failed and were skipped, the text of the failures, and those of tests that passed on their second
 * try. A run that ended badly without a failed test of its own counts as one failure.
 */
const result = (code, { passed, failed = 0, skipped = 0, failures, flaky = [] }) => ({
  passed,
  failed: failed || (code === 0 ? 0 : 1),
  skipped,
  failures,
  flaky,
});

/** The counts as words, without those of nothing. */
const words = ({ passed, failed, skipped }, always = []) =>
  Object.entries({ passed, failed, skipped })
    .filter(([name, number]) => number > 0 || name === 'passed' || always.includes(name))
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');

const logged = (log) => readFileSync(log, 'utf8').trimEnd();

async function stage(name, repeat, work) {
  const since = Date.now();
  const timer = setInterval(() => console.log(`  ${name} … ${seconds(since)}`), PROGRESS_MS);
  const log = join(logs, `${name.replaceAll(/\W+/g, '-')}.log`);
  const found = await work(log);
  const { failed, failures, flaky } = found;
  clearInterval(timer);
  for (const each of Object.keys(count)) count[each] += found[each];
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${words(found)} (${seconds(since)})`);
  for (const test of flaky) console.log(`\nFlaky, to be mended: it passed on the second try only.\n${test}`);
  if (failed > 0) console.log(`\n${failures || logged(log)}\n\n  Repeat with: ${repeat}\n  Whole output: ${log}\n`);
}

function check({ name, repeat, ...command }) {
  return stage(name, repeat, async (log) => {
    const code = await run(log, command);
    return result(code, { passed: code === 0 ? 1 : 0 });
  });
}

function vitest(name, cwd, { env = {}, options = [] } = {}) {
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value} `);
  const repeat = `${settings.join('')}npm test -- <file>`;
  return stage(name, repeat, async (log) => {
    const path = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    // The log of the reporter `minimal` has the failures and nothing else. A retry distinguishes a flaky test from a broken product.
    const args = ['run', '--passWithNoTests', '--retry=1', '--reporter=minimal', `--reporter=${resolve('scripts/vitest-report.mjs')}`, ...options];
    const code = await run(log, { command: 'vitest', args, cwd, env: { ...env, TEST_REPORT: path } });
    return result(code, report(path) ?? { passed: 0 });
  });
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The tests that ended so, with the errors of their last try that failed. */
const playwrightErrors = (found, ending) =>
  specsOf(found ?? {}).flatMap(({ title, file, tests }) => {
    const [{ results = [] } = {}] = tests.filter(({ status }) => status === ending);
    const errors = results.findLast((each) => each.errors?.length > 0)?.errors ?? [];
    return errors.length > 0 ? [`${file}\n  ${title}\n${errors.map(({ message }) => message).join('\n')}`] : [];
  });

function endToEnd() {
  return stage('End-to-end tests in a browser', 'npm run build && cd e2e && npx playwright test -g "<title>"', async (log) => {
    const path = join(reports, 'end-to-end.json');
    const code = await run(log, { command: 'playwright', args: ['test'], cwd: 'e2e', env: { E2E_REPORT: path } });
    const found = report(path);
    const flaky = playwrightErrors(found, 'flaky');
    const failures = playwrightErrors(found, 'unexpected');
    const passed = (found?.stats?.expected ?? 0) + flaky.length;
    return result(code, { passed, failed: failures.length, skipped: found?.stats?.skipped, failures: failures.join('\n\n'), flaky });
  });
}

/** Runs stages in this order, so many at a time. */
async function inLanes(lanes, stages) {
  const left = [...stages];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Integration tests wait a good deal, for background work and for what takes some time by its nature: three lanes use both cores of a small machine. */
const LANES = 3;
/** Parts of the integration tests that different lanes can run, each with a database of its own. */
const PARTS = 3;

const inParts = (name, env, options) =>
  Array.from(
    { length: PARTS },
    (_, index) => () =>
      vitest(`${name}, part ${index + 1} of ${PARTS}`, 'graphql-api', { env, options: [...options, `--shard=${index + 1}/${PARTS}`] }),
  );

/**
 * The integration tests, once on each database: so both databases and both ways of reading are covered in two runs. PostgreSQL with the query
 * planner is what production runs. Tests that use neither run with it only.
 */
const integrationTests = (postgres) => {
  const onPostgres = inParts('Integration tests on a PostgreSQL server, with the query planner', { TEST_DATABASE_URL: postgres }, []);
  const onEmbedded = inParts('Integration tests on the embedded database, without the query planner', { READ_PLANNER: '0' }, ['--project=!once']);
  return onPostgres.flatMap((part, index) => [part, onEmbedded[index]]);
};

/** Everything. The browser, whose tests use both cores as well, has the machine to itself. */
async function all() {
  const server = process.env.DATABASE_URL ? undefined : await startPostgres();
  const checks = async () => {
    for (const each of staticChecks) await check(each);
    await vitest('Unit tests of the pages', 'frontend');
  };
  await inLanes(LANES, [checks, ...integrationTests(server?.url ?? process.env.DATABASE_URL)]);
  await server?.stop();
  await endToEnd();
}

async function matching(patterns) {
  await vitest('Tests of the server', 'graphql-api', { options: patterns });
  await vitest('Tests of the pages', 'frontend', { options: patterns });
}

mkdirSync(logs, { recursive: true });
const patterns = process.argv.slice(2);
await (patterns.length > 0 ? matching(patterns) : all());
rmSync(reports, { recursive: true, force: true });
console.log(`\n${seconds(started)}`);
console.log(words(count, ['failed']));
process.exit(count.failed === 0 ? 0 : 1);
