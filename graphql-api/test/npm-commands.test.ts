import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyMigrated } from './embedded-folder.ts';
import { freePort } from './server-process.ts';
import { environment } from './settings.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the status of /readyz; 0 if nothing listens. */
const statusAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

it('a server started with npm ends when npm gets SIGTERM', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-npm-'));
  await copyMigrated(dataDir);
  const port = await freePort();
  const env = { ...environment, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_DATA: '0', LOG_LEVEL: 'error', WEB_DIR: dataDir };
  const npm = spawn('npm', ['run', 'serve'], { cwd: root, env, stdio: 'ignore' });
  try {
    await expect.poll(() => statusAt(port), { timeout: 60_000 }).toBe(200);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => statusAt(port), { timeout: 30_000 }).toBe(0);
  } finally {
    // A failed start must not leave a server running.
    if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
