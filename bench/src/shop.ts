import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';
import { fill, sessionOf } from './fill.ts';
import { handwrittenServer, productServer, type Target } from './servers.ts';

const tokens = { admin: 'bench-session-of-user-1', buyer: 'bench-session-of-user-2', seller: 'bench-session-of-user-3' };

/** The product and the hand-written baseline on a PostgreSQL server of their own. */
export interface Shop {
  database: { url: string; pid: number };
  handwritten: Target;
  product: Target;
  stop: () => Promise<void>;
}

/** Opens a shop of a size, filled. Its servers take `port` and the one after it. */
export async function openShop(scale: number, port: number): Promise<Shop> {
  const database = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-'));
  const opened: Target[] = [];
  const stop = async (): Promise<void> => {
    for (const target of opened) await target.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const product = await productServer(database.url, port, dataDir, tokens);
    opened.push(product);
    await fill(database.url, scale);
    for (const user of [1, 2, 3]) await sessionOf(database.url, user);
    const handwritten = await handwrittenServer(database.url, port + 1);
    opened.push(handwritten);
    return { database, handwritten, product, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
