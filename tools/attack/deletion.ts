import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { launch } from '../../graphql-api/test/server-process.ts';
import { listStock, run, signIn } from './people.ts';
import { atMost, exactly, type Check } from './report.ts';
import { ask, pause } from './target.ts';

const OPEN_ORDERS = 2_000;
const AT_ONCE = 8;
const ORDER = 'mutation ($product: ID!) { placeOrder(input: { productId: $product, quantity: 1 }) { order { id: databaseId } } }';
const DELETE = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }';
/** What other users query meanwhile, and how often. */
const READ = '{ categories { id: databaseId name } products(first: 8) { nodes { id: databaseId name } } }';
const EVERY_MS = 10;
const WORST_MS = 1_000;

async function orderMany(url: string, buyer: string, product: string): Promise<void> {
  let left = OPEN_ORDERS;
  const place = async (): Promise<void> => {
    while (left-- > 0) await run(url, buyer, ORDER, { product });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, place));
}

/** Returns the longest response time of a guest while `isRunning`, in milliseconds. */
async function longestWhile(url: string, isRunning: () => boolean): Promise<number> {
  let longest = 0;
  while (isRunning()) {
    const from = performance.now();
    await ask(url, READ);
    longest = Math.max(longest, performance.now() - from);
    await pause(EVERY_MS);
  }
  return longest;
}

/** Deletes a user with 2,000 open orders on the embedded database, which has one connection. Other requests are answered meanwhile. */
export async function deleteBusyBuyer(): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-deletion-'));
  const server = await launch({ DATABASE_URL: '', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const databaseUrl = `postgres://postgres:postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'database'))}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const [seller, buyer, admin] = (await signIn(databaseUrl, 3)) as [string, string, string];
    const buyerId = (await run(server.url, buyer, '{ me { id: databaseId } }', {})).me!.id as unknown as string;
    await client.connect();
    await client.query("update users set role = 'ADMIN' where email = 'room3@vitstudent.ac.in'");
    await orderMany(server.url, buyer, await listStock(server.url, seller));

    let isRunning = true;
    const from = performance.now();
    const deletion = run(server.url, admin, DELETE, { id: buyerId }).finally(() => (isRunning = false));
    const [longest] = await Promise.all([longestWhile(server.url, () => isRunning), deletion]);
    console.log(`The deletion took ${Math.round(performance.now() - from)} ms.`);
    const { rows } = await client.query<{ open: number }>("select count(*)::int as open from orders where status not in ('CANCELLED', 'DELIVERED')");
    return [
      exactly(`open orders of ${OPEN_ORDERS} that stay`, rows[0]!.open, 0),
      atMost('longest response to others meanwhile', longest, WORST_MS, ' ms'),
    ];
  } finally {
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
