import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { keepShop, keptShop } from './kept-shop.ts';
import { freePort, ownPort } from './ports.ts';
import { copyToSecondCampus, isNamedByHeader, onSecondCampus, startProxy } from './second-campus.ts';

/*
 * Starts a built server with the demo shop for all tests. Rendering the shop takes most of a start, so it is done once per build. The data folder is
 * removed when the server exits. With E2E_CAMPUS the shop is the second campus of two (`second-campus.ts`).
 */
const folder = mkdtempSync(join(tmpdir(), 'campuscart-e2e-'));
const dataDir = join(folder, 'data');
let server: ChildProcess | undefined;
let isEnding = false;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

const settingsAt = (port: number) => settingsOn(port, dataDir, { DEMO_DATA: '1' });

/** Starts a server and waits until it is ready. */
async function start(port: number, settings = settingsAt(port)): Promise<ChildProcess> {
  server = spawnBuilt('main', settings);
  await untilReady(server, port);
  return server;
}

process.on('SIGTERM', () => void end(0));
const kept = keptShop();
if (kept) cpSync(kept, dataDir, { recursive: true });
else {
  // Uses another port, because Playwright waits for the port of the tests.
  await stopServer(await start(await freePort()));
  if (!isEnding) keepShop(dataDir);
}
if (!isEnding) {
  const settings = onSecondCampus ? await copyToSecondCampus(settingsAt(ownPort)) : settingsAt(ownPort);
  const port = isNamedByHeader ? await freePort() : ownPort;
  const started = await start(port, { ...settings, PORT: String(port) });
  if (isNamedByHeader) startProxy(ownPort, port);
  started.once('exit', (code) => void end(code ?? 1));
  if (started.exitCode !== null) await end(started.exitCode);
}
