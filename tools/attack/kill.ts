import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { environment } from '../../graphql-api/test/settings.ts';
import { settledViolations } from './invariants.ts';
import { CREATE, idIn, run, SEND, signIn, STOCK } from './people.ts';
import { atLeast, exactly, type Check } from './report.ts';
import { openDatabase, pause } from './target.ts';

/** Number of times that the server of each database is killed. */
const KILLS = Number(environment.KILLS ?? 50);
const WRITERS = 4;
/** Time after the server is ready at which it is killed. It increases a little each time. */
const KILL_AFTER_MS = 1_000;
const ORDER =
  'mutation ($product: ID!, $key: String) { placeOrder(input: { productId: $product, quantity: 2, idempotencyKey: $key }) { order { id: databaseId } } }';

/** A write with its sender, which can be repeated with its idempotency key. */
interface Write {
  token: string;
  query: string;
  variables: { key: string; [name: string]: unknown };
}

/** The id that each acknowledged write returned. */
type Acknowledged = Map<Write, string>;

const send = async (url: string, { token, query, variables }: Write): Promise<string> => idIn(await run(url, token, query, variables));

/** A seller and a buyer. */
interface Pair {
  seller: string;
  buyer: string;
}

/** Creates listings, orders and messages until the server is gone. A write without acknowledgement is not repeated. */
async function writeUntilKilled(server: ServerProcess, { seller, buyer }: Pair, name: string, acknowledged: Acknowledged): Promise<void> {
  const write = async (one: Write): Promise<string> => {
    const id = await send(server.url, one);
    acknowledged.set(one, id);
    return id;
  };
  const input = { name: `Trestle ${name}`, description: 'Works well.', price: 100, quantity: STOCK, shipping: false, categoryId: '1' };
  try {
    const key = `${name} listing`;
    const product = await write({ token: seller, query: CREATE, variables: { key, input: { ...input, idempotencyKey: key } } });
    for (let number = 0; ; number += 1) {
      const order = await write({ token: buyer, query: ORDER, variables: { product, key: `${name} order ${number}` } });
      await write({ token: buyer, query: SEND, variables: { order, text: `Message ${number}`, key: `${name} message ${number}` } });
    }
  } catch (error) {
    // The connection closes with the server. Any other error is a failure of the attack.
    if (server.child.signalCode === null) await Promise.race([once(server.child, 'exit'), pause(5_000).then(() => Promise.reject(error as Error))]);
  }
}

/** Kills the server under load, several times. It starts again, every acknowledged write is stored, and the data is consistent. */
async function killOn(name: string, env: NodeJS.ProcessEnv, databaseUrl: string): Promise<Check[]> {
  const settings = { RATE_LIMITS: 'off', ...env };
  const acknowledged: Acknowledged = new Map();
  let [ready, lost] = [0, 0];
  let server = await launch(settings);
  try {
    const tokens = await signIn(databaseUrl, 2 * WRITERS);
    const pairs = Array.from({ length: WRITERS }, (_, index): Pair => ({ seller: tokens[2 * index]!, buyer: tokens[2 * index + 1]! }));
    for (let time = 0; time < KILLS; time += 1) {
      const writers = pairs.map((pair, index) => writeUntilKilled(server, pair, `${time}-${index}`, acknowledged));
      await pause(KILL_AFTER_MS + time * 10);
      const ended = once(server.child, 'exit');
      server.child.kill('SIGKILL');
      await ended;
      await Promise.all(writers);
      server = await launch(settings);
      if (server.child.exitCode === null) ready += 1;
      else console.error(server.output());
    }
    for (const [write, id] of acknowledged) if ((await send(server.url, write).catch(() => undefined)) !== id) lost += 1;
    const found = await settledViolations(databaseUrl, STOCK);
    return [
      exactly(`${name}: starts of ${KILLS} after kill -9 that were ready`, ready, KILLS),
      atLeast(`${name}: acknowledged writes`, acknowledged.size, KILLS),
      exactly(`${name}: writes lost of those`, lost, 0),
      ...[...found].map(([what, count]) => exactly(`${name}: ${what}`, count, 0)),
    ];
  } finally {
    await server.stop();
  }
}

/** Kills servers on the embedded database and on PostgreSQL. */
export async function killAndStart(): Promise<Check[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-kill-'));
  const database = await openDatabase();
  try {
    // The embedded database listens on a socket in its folder.
    const embeddedUrl = `postgres://postgres:postgres@localhost/postgres?host=${encodeURIComponent(join(dataDir, 'database'))}`;
    return [
      ...(await killOn('embedded', { DATA_DIR: dataDir, DATABASE_URL: '' }, embeddedUrl)),
      ...(await killOn('PostgreSQL', { DATA_DIR: dataDir, ...database.settings }, database.url)),
    ];
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
