import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ports, urlOf } from './ports.ts';
import { environment } from './settings.ts';

/*
 * Starts a built server with the demo shop for each worker of Playwright, the last port last: tests that run at the same time share nothing.
 * Drawing the shop takes longer than all else of a start, so it is done once. The data folders are removed when the servers exit.
 */
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'campuscart-e2e-'));
const shop = join(folder, 'shop');
const running = new Set<ChildProcess>();
let isEnding = false;

const isReady = (port: number): Promise<boolean> =>
  fetch(`${urlOf(port)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server and waits until it is ready. */
async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const own = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: urlOf(port) };
  const env = { ...environment, ...own, DATABASE_URL: '', SMTP_URL: '', DEMO_DATA: '1', RATE_LIMITS: 'off' };
  const server = spawn(process.execPath, ['--enable-source-maps', 'graphql-api/dist/main.js'], { cwd: root, env, stdio: 'inherit' });
  running.add(server);
  server.once('exit', () => running.delete(server));
  while (running.has(server) && !(await isReady(port))) await wait(100);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (!running.has(server)) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([...running].map(stop));
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

process.on('SIGTERM', () => void end(0));
await stop(await start(shop, ports[0]!));
for (const [index, port] of ports.entries()) {
  if (isEnding) break;
  const dataDir = join(folder, String(index));
  cpSync(shop, dataDir, { recursive: true });
  const server = await start(dataDir, port);
  if (!running.has(server)) await end(server.exitCode ?? 1);
  server.once('exit', (code) => void end(code ?? 1));
}
