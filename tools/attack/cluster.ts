import { createClient, type Client } from 'graphql-ws';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { WebSocket } from 'ws';
import { builtPages } from '../../graphql-api/test/built-pages.ts';
import { MixedClients } from '../../graphql-api/test/mixed-clients.ts';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { countLost, listStock, openRoom, run, SEND, signIn, type Room } from './people.ts';
import { proxies, startProxy } from './proxy.ts';
import { atLeast, atMost, exactly, type Check } from './report.ts';
import { openDatabase, pause } from './target.ts';

const PROCESSES = 3;
const ROOMS = 6;
const LOAD_MS = 30_000;
/** Time after the start at which the first process is killed. */
const KILL_AFTER_MS = 10_000;
const RECOVERS_WITHIN_MS = 5_000;
const RETRY_MS = 100;
/** Number of other clients, which query, order, call REST and open sockets and pages. */
const CLIENTS = 6;
const PAUSE_MS = 20;
const FOLLOW = 'subscription ($order: ID!, $after: ID!) { messageAdded(orderId: $order, after: $after) { id: databaseId text } }';

interface Message {
  id: string;
  text: string;
}

/** What a client of a room wrote and received, and its longest wait for a response. */
export interface Log {
  acknowledged: string[];
  received: string[];
  longestMs: number;
}

/** Writes messages in sequence. A message without a response is sent again with its key, as the pages do. */
export async function write(url: string, room: Room, goesOn: () => boolean, log: Log): Promise<void> {
  for (let number = 0; goesOn(); number += 1) {
    const text = `Message ${number}`;
    const from = performance.now();
    const send = () =>
      run(url, room.buyer, SEND, { order: room.order, text, key: `${room.order} ${number}` }).then(
        () => true,
        () => false,
      );
    while (!(await send())) await pause(RETRY_MS);
    log.acknowledged.push(text);
    log.longestMs = Math.max(log.longestMs, performance.now() - from);
  }
}

/** Subscribes to a room over successive connections, each from the last message received. */
export function follow(url: string, room: Room, log: Log): Client {
  let last = '0';
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: room.seller },
    retryAttempts: 0,
  });
  const subscribe = (): void => {
    const again = () => void setTimeout(subscribe, RETRY_MS);
    client.subscribe<{ messageAdded: Message }>(
      { query: FOLLOW, variables: { order: room.order, after: last } },
      {
        next: ({ data }) => {
          if (!data) return;
          last = data.messageAdded.id;
          log.received.push(data.messageAdded.text);
        },
        error: again,
        complete: () => undefined,
      },
    );
  };
  subscribe();
  return client;
}

/** Kills a server during the load. */
async function killLater({ child }: ServerProcess): Promise<void> {
  await pause(KILL_AFTER_MS);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Kills one of three processes behind a proxy under mixed load. Every acknowledged write is stored, and every message arrives once and in order. */
export async function killOneOfThree(): Promise<Check[]> {
  const name = proxies.find((proxy) => proxy === 'haproxy') ?? proxies[0];
  if (!name) throw new Error('This attack needs HAProxy or nginx.');
  const database = await openDatabase();
  const webDir = builtPages();
  const settings = { WEB_DIR: webDir, ...database.settings, RATE_LIMITS: 'off', TRUST_PROXY: '1' };
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => launch(settings)));
  const proxy = await startProxy(
    name,
    servers.map(({ url }) => url),
  );
  const clients: Client[] = [];
  try {
    const tokens = await signIn(database.url, 2 * ROOMS);
    const [seller, buyer] = tokens as [string, string];
    const product = await listStock(proxy.url, seller);
    const others = new MixedClients({ url: proxy.url, buyer, product }, CLIENTS, PAUSE_MS);
    const until = Date.now() + LOAD_MS;
    const logs = await Promise.all(
      Array.from({ length: ROOMS }, async (_, number): Promise<Log> => {
        const room = await openRoom(proxy.url, tokens[2 * number]!, tokens[2 * number + 1]!, number);
        const log: Log = { acknowledged: [], received: [], longestMs: 0 };
        clients.push(follow(proxy.url, room, log));
        const killed = number === 0 ? killLater(servers[0]!) : undefined;
        await Promise.all([killed, write(proxy.url, room, () => Date.now() < until, log)]);
        return log;
      }),
    );
    await pause(RECOVERS_WITHIN_MS);
    await others.stop();
    const written = logs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const inOrder = logs.filter(({ acknowledged, received }) => JSON.stringify(acknowledged) === JSON.stringify(received));
    console.log(`${others.counts.up} other responses, ${others.wrong.length} of them of connections that the killed process had.`);
    return [
      atLeast('acknowledged orders', others.ordered.length, 100),
      exactly('acknowledged orders that are lost', await countLost(database.url, others.ordered), 0),
      atLeast('messages acknowledged', written, 1_000),
      exactly('chats in which each arrived once and in order', inOrder.length, ROOMS),
      atMost('longest wait for an acknowledgement', Math.max(...logs.map(({ longestMs }) => longestMs)), RECOVERS_WITHIN_MS, ' ms'),
    ];
  } finally {
    for (const client of clients) await client.dispose();
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    rmSync(webDir, { recursive: true });
  }
}
