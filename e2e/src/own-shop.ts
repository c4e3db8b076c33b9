import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { shopFolder } from './kept-shop.ts';
import { freePort, urlOf } from './ports.ts';
import { test as base } from './test.ts';

/** Tests on a server of their own, for what everybody on the server sees: on the one of the other tests it would be in their way. */
export const test = base.extend<object, { shopUrl: string }>({
  shopUrl: [
    // Playwright reads the names of the fixtures that it needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'campuscart-own-shop-'));
      const dataDir = join(folder, 'data');
      cpSync(shopFolder(), dataDir, { recursive: true });
      const port = await freePort();
      const server = spawnBuilt('main', settingsOn(port, dataDir, { DEMO_DATA: '1', HOST: '127.0.0.1', LOG_LEVEL: 'error' }), [], true);
      await untilReady(server, port);
      await use(urlOf(port));
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
});
