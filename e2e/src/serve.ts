import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { environment } from './settings.ts';

/* Starts the built server with demo data in a temporary data folder, which is removed when the server exits. */
const root = resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-e2e-'));
const env = {
  ...environment,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: '',
  DEMO_DATA: '1',
  RATE_LIMITS: 'off',
  PUBLIC_URL: `http://127.0.0.1:${environment.PORT}`,
};
const child = spawn(process.execPath, ['--enable-source-maps', 'graphql-api/dist/main.js'], { cwd: root, env, stdio: 'inherit' });
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
