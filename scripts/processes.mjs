/* Runs programs and caches which work is done. Needs nothing but Node.js 20. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program and forwards signals to it. Fails with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, ...options });
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward).on('SIGINT', forward);
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      if (code === 0) done();
      else fail(Object.assign(new Error(`${command} ended with ${code ?? signal}`), { exitCode: code ?? 1 }));
    });
  });
}

/** Runs a program and prints its output only if it fails. Prints a progress line every 15 s. */
export async function runQuietly(title, command, args, options = {}) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const path = join(root, '.cache', `${title.replaceAll(/\W+/g, '-').toLowerCase()}.log`);
  const log = createWriteStream(path);
  await new Promise((opened) => log.once('open', opened));
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${title} ...\n`);
  const timer = setInterval(() => process.stdout.write(`${title} ... ${seconds()} s\n`), 15_000);
  try {
    await run(command, args, { stdio: ['ignore', log, log], ...options });
  } catch (error) {
    process.stderr.write(readFileSync(path, 'utf8'));
    throw error;
  } finally {
    clearInterval(timer);
    log.end();
  }
}

export function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}

export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(existsSync(path) ? readFileSync(path) : '');
  return hash.digest('hex');
}

/** Runs `work` unless the stamp file shows that it was done for the same key. The key may include the results, so it is computed again afterwards. */
export async function once(stamp, key, results, work) {
  if ([...results, stamp].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === key()) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, key());
}
