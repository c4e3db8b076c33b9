import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { openRoom, run, SEND, signIn, type Room } from './people.ts';
import { atMost, exactly, quantile, type Check } from './report.ts';
import { openTarget, pause } from './target.ts';

const ROOMS = 200;
/** Number of sockets of each side of a room. */
const SOCKETS_PER_SIDE = 5;
const MESSAGES_PER_ROOM = 10;
/** Interval of messages to all rooms together. */
const EVERY_MS = 25;
const P99_MS = 250;
/** Time in which the last message must arrive. */
const SETTLE_MS = 10_000;

const FOLLOW = 'subscription ($order: ID!) { messageAdded(orderId: $order) { text } }';

/** Opens a socket that subscribes to a room. Resolves once it is open. */
async function follow(url: string, { order }: Room, token: string, onText: (text: string) => void): Promise<Client> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: token },
    retryAttempts: 0,
    lazy: true,
  });
  const isOpen = new Promise<void>((resolve, reject) => {
    client.on('connected', () => resolve());
    client.on('closed', () => reject(new Error('a socket was closed')));
  });
  client.subscribe<{ messageAdded: { text: string } }>(
    { query: FOLLOW, variables: { order } },
    { next: ({ data }) => data && onText(data.messageAdded.text), error: (error) => console.error(error), complete: () => undefined },
  );
  await isOpen;
  return client;
}

/** 2,000 sockets subscribe to 200 chats of one process. Every message reaches all ten sockets of its chat, with a 99th percentile within 250 ms. */
export async function fillRooms(): Promise<Check[]> {
  const { database, server, stop } = await openTarget({ RATE_LIMITS: 'off', ADDRESS_SOCKETS: '2000' });
  const clients: Client[] = [];
  try {
    const tokens = await signIn(database.url, 2 * ROOMS);
    const rooms: Room[] = [];
    for (let number = 0; number < ROOMS; number += 1) rooms.push(await openRoom(server.url, tokens[2 * number]!, tokens[2 * number + 1]!, number));
    const sentAt = new Map<string, number>();
    const took: number[] = [];
    const arrived = (text: string) => void took.push(performance.now() - sentAt.get(text)!);
    for (const room of rooms) {
      const side = (token: string) => Array.from({ length: SOCKETS_PER_SIDE }, () => follow(server.url, room, token, arrived));
      clients.push(...(await Promise.all([...side(room.buyer), ...side(room.seller)])));
    }
    await pause(2_000);
    for (let number = 0; number < ROOMS * MESSAGES_PER_ROOM; number += 1) {
      const room = rooms[number % ROOMS]!;
      const text = `Message ${number}`;
      sentAt.set(text, performance.now());
      void run(server.url, Math.floor(number / ROOMS) % 2 ? room.buyer : room.seller, SEND, { order: room.order, text });
      await pause(EVERY_MS);
    }
    const wanted = ROOMS * MESSAGES_PER_ROOM * 2 * SOCKETS_PER_SIDE;
    const until = Date.now() + SETTLE_MS;
    while (took.length < wanted && Date.now() < until) await pause(100);
    return [
      exactly('open sockets', clients.length, ROOMS * 2 * SOCKETS_PER_SIDE),
      exactly('messages received', took.length, wanted),
      atMost('median from sending to receiving', quantile(took, 0.5), P99_MS, ' ms'),
      atMost('99th percentile', quantile(took, 0.99), P99_MS, ' ms'),
    ];
  } finally {
    for (const client of clients) await client.dispose();
    await stop();
  }
}
