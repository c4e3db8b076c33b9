import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { settingsOn, spawnBuilt, stopServer, untilReady } from './built-server.ts';
import { shopFolder } from './kept-shop.ts';
import { freePort, urlOf } from './ports.ts';
import { test as base } from './test.ts';

interface OwnShop {
  url: string;
  /** A local port that its webhooks may send to. */
  receiverPort: number;
  /** Runs a statement in its database, for changes that a test cannot wait for. */
  change: (text: string, values: readonly string[]) => Promise<void>;
}

/** Runs a statement in the embedded database of a server, which listens on a socket in its folder. */
async function changeDatabase(dataDir: string, text: string, values: readonly string[]): Promise<void> {
  const client = new Client({ host: join(dataDir, 'database'), user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}

/** Tests on their own server, for what all users of a server see: on the shared server they would disturb other tests. */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // Playwright reads the names of the fixtures that it needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'campuscart-own-shop-'));
      const dataDir = join(folder, 'data');
      cpSync(shopFolder(), dataDir, { recursive: true });
      const [port, receiverPort] = [await freePort(), await freePort()];
      const own = { DEMO_DATA: '1', HOST: '127.0.0.1', LOG_LEVEL: 'error', WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${receiverPort}` };
      const server = spawnBuilt('main', settingsOn(port, dataDir, own), [], true);
      await untilReady(server, port);
      await use({ url: urlOf(port), receiverPort, change: (text, values) => changeDatabase(dataDir, text, values) });
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});
