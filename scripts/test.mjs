/* Everything that `npm test` checks, with one count at the end. Each static check counts as one test. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../graphql-api/test/postgres-server.mjs';

const reports = mkdtempSync(join(tmpdir(), 'campuscart-reports-'));
const count = { passed: 0, failed: 0 };
const started = Date.now();

function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options, env: { ...process.env, ...options.env } });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

function title(text) {
  console.log(`\n--- ${text} (${Math.round((Date.now() - started) / 1000)} s)`);
}

async function check(name, command, args, options) {
  title(name);
  const code = await run(command, args, options);
  count[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Adds a report's numbers; a run that ended badly without a failed test of its own counts as one failure. */
function add(code, passed, failed) {
  count.passed += passed;
  count.failed += failed === 0 && code !== 0 ? 1 : failed;
}

function report(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest(name, cwd, env = {}) {
  title(name);
  const path = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`], { cwd, env });
  const result = report(path);
  add(code, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0);
}

async function journeys() {
  title('Journeys in a real browser');
  const path = join(reports, 'journeys.json');
  const code = await run('playwright', ['test'], { cwd: 'e2e', env: { E2E_REPORT: path } });
  const stats = report(path)?.stats;
  add(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** What needs no database; it uses one of the two cores while the tests on the embedded database use the other. */
async function staticChecks() {
  await check('Formatting', 'prettier', ['--check', '--log-level=warn', '.']);
  await check('Lint', 'eslint', ['.', '--max-warnings=0']);
  await check('Walls', 'depcruise', ['graphql-api/src', 'frontend/src', '--config', '.dependency-cruiser.cjs']);
  for (const workspace of ['graphql-api', 'frontend', 'e2e', 'bench']) await check(`Types of ${workspace}`, 'tsc', ['-p', workspace]);
  await check('Dead code', 'knip', ['--no-progress']);
  await vitest('Unit tests of the pages', 'frontend');
}

await Promise.all([staticChecks(), vitest('Integration tests on the embedded database', 'graphql-api')]);
const server = process.env.DATABASE_URL ? undefined : await startPostgres();
await vitest('Integration tests on a PostgreSQL server', 'graphql-api', { TEST_DATABASE_URL: server?.url ?? process.env.DATABASE_URL });
await server?.stop();
await journeys();

rmSync(reports, { recursive: true, force: true });
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
