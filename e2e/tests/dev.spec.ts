import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingsOn } from '../src/built-server.ts';
import { freePort } from '../src/ports.ts';
import { test } from '../src/test.ts';

test('npm run dev serves the pages and the API from source and watches the documents', async ({ page }) => {
  test.setTimeout(420_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-dev-'));
  const port = await freePort();
  const dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...settingsOn(port, dataDir, { DEMO_DATA: '0', LOG_LEVEL: 'error', NO_COLOR: '1' }), FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A separate process group, so that its three programs end with it.
    detached: true,
  });
  try {
    let output = '';
    dev.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const started = { timeout: 300_000 };
    await expect.poll(() => output, started).toContain('Watching for changes');
    await expect.poll(() => output, started).toContain(`is ready at http://127.0.0.1:${port}`);
    await page.goto(/http:\/\/localhost:\d+/.exec(output)![0]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('status').filter({ hasText: '0 of 0 products' })).toBeAttached();
  } finally {
    process.kill(-dev.pid!, 'SIGTERM');
    await once(dev, 'close');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
