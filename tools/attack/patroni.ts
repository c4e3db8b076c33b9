import type { Client } from 'graphql-ws';
import { rmSync } from 'node:fs';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { follow, write, type Log } from './cluster.ts';
import { settledViolations } from './invariants.ts';
import { startPatroni, type PatroniCluster } from './patroni-cluster.ts';
import { countLost, listStock, placeOrder, signIn, STOCK, type Room } from './people.ts';
import { atLeast, atMost, exactly, type Check } from './report.ts';
import { pause } from './target.ts';

const PROCESSES = 2;
/** Number of clients of each process. */
const CLIENTS = 4;
/** Pause between the requests of a client. */
const PAUSE_MS = 20;
const CALM_MS = 5_000;
/** Time after the first acknowledged write at which every call must succeed. */
const SETTLES_WITHIN_MS = 5_000;
/** Time after which an attack fails if writes have not resumed. */
const RESUMES_WITHIN_MS = 90_000;
/** The documented `ttl`, plus ten seconds for the promotion, the proxy and the connections. */
const FAILS_OVER_WITHIN_MS = 30_000;
const SWITCHES_OVER_WITHIN_MS = 15_000;
/** Twice the documented `loop_wait`, after which the primary no longer waits for a replica. */
const GOES_ON_ALONE_WITHIN_MS = 10_000;

/** All users of the processes: students, guests, and chats between the processes. */
interface Load {
  clients: MixedClients[];
  logs: Log[];
  stop: () => Promise<void>;
}

/** Starts the load. Each chat is written in one process and subscribed to in the other. */
async function startLoad(databaseUrl: string, servers: readonly ServerProcess[]): Promise<Load> {
  const [seller, buyer] = (await signIn(databaseUrl, 2)) as [string, string];
  let goesOn = true;
  const followers: Client[] = [];
  const writers: Promise<void>[] = [];
  const logs: Log[] = [];
  const clients: MixedClients[] = [];
  for (const [index, { url }] of servers.entries()) {
    const product = await listStock(url, seller);
    const room: Room = { order: await placeOrder(url, buyer, product), buyer, seller };
    const log: Log = { acknowledged: [], received: [], longestMs: 0 };
    logs.push(log);
    followers.push(follow(servers.at(index - 1)!.url, room, log));
    writers.push(write(url, room, () => goesOn, log));
    clients.push(new MixedClients({ url, buyer, product }, CLIENTS, PAUSE_MS));
  }
  const stop = async (): Promise<void> => {
    goesOn = false;
    await Promise.all([...writers, ...clients.map((one) => one.stop())]);
    const until = Date.now() + SETTLES_WITHIN_MS;
    while (logs.some(({ acknowledged, received }) => received.length < acknowledged.length) && Date.now() < until) await pause(50);
    for (const follower of followers) await follower.dispose();
  };
  return { clients, logs, stop };
}

/** Changes the servers under load. Returns the longest time that a writer waited for an acknowledgement, in milliseconds. */
async function change({ clients, logs }: Load, changeServers: () => Promise<void>): Promise<number> {
  const enter = (phase: MixedClients['phase']) => clients.forEach((one) => (one.phase = phase));
  for (const log of logs) log.longestMs = 0;
  enter('changing');
  await changeServers();
  const before = logs.map(({ acknowledged }) => acknowledged.length);
  const until = Date.now() + RESUMES_WITHIN_MS;
  // The old primary may have acknowledged the first one.
  while (logs.some(({ acknowledged }, index) => acknowledged.length < before[index]! + 2)) {
    if (Date.now() > until) throw new Error('Writes do not resume.');
    await pause(50);
  }
  await pause(SETTLES_WITHIN_MS);
  enter('up');
  await pause(CALM_MS);
  return Math.max(...logs.map(({ longestMs }) => longestMs));
}

const readsFromReplica = async ({ url }: ServerProcess): Promise<boolean> =>
  ((await (await fetch(`${url}/readyz`)).json()) as { replica?: boolean }).replica === true;

/** Checks the load as a whole, and the data that it left. */
async function checksOf({ clients, logs }: Load, databaseUrl: string): Promise<Check[]> {
  const ordered = clients.flatMap((one) => one.ordered);
  const wrong = clients.flatMap((one) => one.wrong);
  console.error(wrong.slice(0, 5).join('\n'));
  const inOrder = logs.filter(({ acknowledged, received }) => JSON.stringify(acknowledged) === JSON.stringify(received));
  const found = await settledViolations(databaseUrl, STOCK);
  return [
    atLeast(
      'responses',
      clients.reduce((sum, { counts }) => sum + counts.up + counts.changing, 0),
      1_000,
    ),
    exactly('of them neither as usual, nor a plain 503 with Retry-After while the servers change', wrong.length, 0),
    atLeast('acknowledged orders', ordered.length, 100),
    exactly('acknowledged orders that are lost', await countLost(databaseUrl, ordered), 0),
    atLeast(
      'messages acknowledged',
      logs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      1_000,
    ),
    exactly('chats in which each arrived once and in order', inOrder.length, logs.length),
    ...[...found].map(([what, count]) => exactly(what, count, 0)),
  ];
}

async function disturb(cluster: PatroniCluster, servers: readonly ServerProcess[]): Promise<Check[]> {
  const load = await startLoad(cluster.url, servers);
  await pause(CALM_MS);
  const kill = async (role: 'primary' | 'replica'): Promise<number> => {
    let startAgain = (): void => undefined;
    const waited = await change(load, async () => void (startAgain = await cluster.kill(role)));
    startAgain();
    await cluster.synchronous();
    return waited;
  };
  const failover = await kill('primary');
  const switchover = await change(load, () => cluster.switchOver());
  await cluster.synchronous();
  const alone = await kill('replica');
  await pause(CALM_MS);
  const reading = await Promise.all(servers.map(readsFromReplica));
  await load.stop();
  return [
    atMost('failover: longest wait for an acknowledgement', failover, FAILS_OVER_WITHIN_MS, ' ms'),
    atMost('switchover: longest wait for an acknowledgement', switchover, SWITCHES_OVER_WITHIN_MS, ' ms'),
    atMost('replica killed: longest wait for an acknowledgement', alone, GOES_ON_ALONE_WITHIN_MS, ' ms'),
    ...(await checksOf(load, cluster.url)),
    exactly('processes that live', servers.filter(({ child }) => child.exitCode === null && child.signalCode === null).length, PROCESSES),
    exactly('processes whose guests read from the replica again', reading.filter(Boolean).length, PROCESSES),
  ];
}

/**
 * Patroni replaces a killed primary, then a healthy one, and loses a replica under load. Calls respond with 503 meanwhile, no acknowledged write is
 * lost, and service resumes without intervention.
 */
export async function changePrimaries(): Promise<Check[]> {
  const cluster = await startPatroni();
  const webDir = builtPages();
  const settings = { DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl, RATE_LIMITS: 'off', WEB_DIR: webDir };
  const servers: ServerProcess[] = [];
  try {
    for (let count = 0; count < PROCESSES; count += 1) servers.push(await launch(settings));
    return await disturb(cluster, servers);
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
    rmSync(webDir, { recursive: true });
  }
}
