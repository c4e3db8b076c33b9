import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { keepShop, keptShop } from './kept-shop.ts';
import { ports } from './ports.ts';

/*
 * Starts a built server with the demo shop for each worker of Playwright, the last port last: tests that run at the same time share nothing.
 * Drawing the shop takes longer than all else of a start, so it is done once for each build. The data folders are removed when the servers exit.
 */
const folder = mkdtempSync(join(tmpdir(), 'campuscart-e2e-'));
const running = new Set<ChildProcess>();
let isEnding = false;

/** Starts a server and waits until it is ready. */
async function start(dataDir: string, port: number): Promise<ChildProcess> {
  const server = spawnBuilt('main', settingsOn(port, dataDir, { DEMO_DATA: '1' }));
  running.add(server);
  server.once('exit', () => running.delete(server));
  await untilReady(server, port);
  return server;
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([...running].map(stopServer));
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

/** The folder of the drawn shop. */
async function drawnShop(): Promise<string> {
  const kept = keptShop();
  if (kept) return kept;
  const shop = join(folder, 'shop');
  await stopServer(await start(shop, ports[0]!));
  return isEnding ? shop : keepShop(shop);
}

process.on('SIGTERM', () => void end(0));
const shop = await drawnShop();
for (const [index, port] of ports.entries()) {
  if (isEnding) break;
  const dataDir = join(folder, String(index));
  cpSync(shop, dataDir, { recursive: true });
  const server = await start(dataDir, port);
  if (!running.has(server)) await end(server.exitCode ?? 1);
  server.once('exit', (code) => void end(code ?? 1));
}
