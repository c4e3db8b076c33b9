/* Runs commands as stages. Each stage prints its progress, one line when it ends, and its failures with the command that repeats the stage alone. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const logs = '.cache/test';
const PROGRESS_MS = 30_000;
const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };

export const secondsSince = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs a command with its output in a log file. Returns its exit code. */
export function runLogged(log, { command, args, cwd, env }) {
  return new Promise((done) => {
    const output = createWriteStream(log);
    output.once('open', () => {
      const child = spawn(command, args, { cwd, stdio: ['ignore', output, output], env: { ...process.env, ...plain, ...env } });
      child.once('error', () => done(1));
      child.once('exit', (code) => done(code ?? 1));
    });
  });
}

/** Returns the counts as text, without zero counts. */
export const words = ({ passed, failed, skipped }, always = []) =>
  Object.entries({ passed, failed, skipped })
    .filter(([name, number]) => number > 0 || name === 'passed' || always.includes(name))
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');

/**
 * Returns the result of a stage: how many tests passed, failed and were skipped, the text of the failures, those of tests that passed on their second
 * try, and the duration of each test. A run that failed without a failed test counts as one failure.
 */
export const result = (code, { passed, failed = 0, skipped = 0, failures, flaky = [], tests = [] }) => ({
  passed,
  failed: failed || (code === 0 ? 0 : 1),
  skipped,
  failures,
  flaky,
  tests,
});

const count = { passed: 0, failed: 0, skipped: 0 };
const tests = [];
const failures = [];

/** Returns the combined results of all stages. Each failure is the text that its stage printed. */
export const found = () => ({ ...count, tests, failures });

/** Runs `work` as a stage. `work` receives the path of its log and returns a `result`. */
export async function stage(name, repeat, work) {
  mkdirSync(logs, { recursive: true });
  const since = Date.now();
  const timer = setInterval(() => console.log(`  ${name} … ${secondsSince(since)}`), PROGRESS_MS);
  const log = join(logs, `${name.replaceAll(/\W+/g, '-')}.log`);
  const ended = await work(log);
  const { failed, flaky } = ended;
  clearInterval(timer);
  for (const each of Object.keys(count)) count[each] += ended[each];
  tests.push(...ended.tests.map((test) => ({ ...test, stage: name })));
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${words(ended)} (${secondsSince(since)})`);
  for (const test of flaky) console.log(`\nFlaky, to be mended: it passed on the second try only.\n${test}`);
  if (failed === 0) return;
  const failure = `\n${ended.failures || readFileSync(log, 'utf8').trimEnd()}\n\n  Repeat with: ${repeat}\n  Whole output: ${log}\n`;
  failures.push(`${name}:\n${failure}`);
  console.log(failure);
}

/** Runs a static check, which counts as one test. */
export function check({ name, repeat, ...command }) {
  return stage(name, repeat, async (log) => {
    const code = await runLogged(log, command);
    return result(code, { passed: code === 0 ? 1 : 0 });
  });
}

/** Runs stages in this order, up to `lanes` at a time. */
export async function inLanes(lanes, stages) {
  const left = [...stages];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
