import type { GraphQLSchema } from 'graphql';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { OperationWriter } from './graphql.ts';
import { damaged, oddText, oddValue, type Random } from './random.ts';
import type { Target } from './target.ts';

/** How long a socket stays open after its last frame, in milliseconds. */
const LISTEN_MS = 15;
const OPEN_WITHIN_MS = 5_000;

/** A frame, and the subscription that it starts, if it contains a client's usual input. */
interface Frame {
  bytes: string | Buffer;
  starts?: { id: string; field: string };
}

/** Returns a frame that starts no operation. */
function otherFrame(random: Random): string | Buffer {
  const kind = random.below(4);
  if (kind === 0) return random.bytes(random.below(100));
  if (kind === 1) return JSON.stringify(oddValue(random));
  if (kind === 2) return JSON.stringify({ type: 'connection_init', payload: oddValue(random) });
  const type = random.pick(['ping', 'pong', 'complete', 'next', 'connection_ack', oddText(random)]);
  return JSON.stringify({ type, id: oddText(random), payload: oddValue(random) });
}

function frame(random: Random, target: Target, schema: GraphQLSchema, field?: string): Frame {
  if (field === undefined && random.chance(0.4)) return { bytes: otherFrame(random) };
  const id = random.chance(0.9) ? String(random.below(5)) : oddText(random);
  const wanted = field === undefined && random.chance(0.5) ? {} : { keyword: 'subscription' as const, field };
  const { query, variables, roots, isEnding } = new OperationWriter(schema, random, target).write(wanted);
  // A socket keeps its session, because other inputs need it.
  if (isEnding) return { bytes: JSON.stringify({ type: 'complete', id }) };
  const text = JSON.stringify({ type: 'subscribe', id, payload: random.chance(0.05) ? oddValue(random) : { query, variables } });
  if (random.chance(0.1)) return { bytes: damaged(random, Buffer.from(text)).toString('utf8') };
  const [first] = roots.values();
  return { bytes: text, ...(first && query.startsWith('subscription') ? { starts: { id, field: first } } : {}) };
}

/** Records the subscriptions that no message reports as invalid. */
function noteSubscriptions({ reached }: Target, started: Map<string, string>, received: readonly string[]): void {
  const failed = new Set(received.map((text) => JSON.parse(text) as { type: string; id?: string }).map(({ type, id }) => type === 'error' && id));
  for (const [id, field] of started) if (!failed.has(id)) reached.add(`subscription ${field}`);
}

/** Opens a socket, usually as clients do: with the protocol, a session, and the server's acknowledgement. */
async function open(random: Random, { url, people }: Target): Promise<{ socket: WebSocket; received: string[] }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, random.chance(0.9) ? ['graphql-transport-ws'] : []);
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString('utf8')));
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a socket did not open in time')), OPEN_WITHIN_MS);
    for (const event of ['open', 'error', 'close']) socket.once(event, () => (clearTimeout(late), resolve()));
  });
  socket.on('error', () => undefined);
  if (socket.readyState !== WebSocket.OPEN || random.chance(0.1)) return { socket, received };
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: random.pick(people).token ?? '' } }));
  // Until the connection is acknowledged, the server closes the socket for any other frame.
  if (random.chance(0.9)) await Promise.race([once(socket, 'message'), once(socket, 'close')]).catch(() => undefined);
  return { socket, received };
}

/** Sends frames on a socket, each of which may start a subscription of `field`. Throws for a response that no input may cause. */
export async function frames(random: Random, target: Target, schema: GraphQLSchema, count: number, field?: string): Promise<void> {
  await target.restock(random);
  const { socket, received } = await open(random, target);
  const isAcknowledged = received.some((text) => text.includes('connection_ack'));
  const started = new Map<string, string>();
  for (let sent = 0; sent < count && socket.readyState === WebSocket.OPEN; sent += 1) {
    const { bytes, starts } = frame(random, target, schema, field);
    if (starts) started.set(starts.id, starts.field);
    socket.send(bytes);
  }
  await new Promise((resolve) => setTimeout(resolve, LISTEN_MS));
  if (socket.readyState === WebSocket.OPEN && isAcknowledged) noteSubscriptions(target, started, received);
  if (random.chance(0.5)) socket.terminate();
  else socket.close();
  const internal = received.find((text) => /"code":"(INTERNAL|INTERNAL_SERVER_ERROR)"/.test(text));
  if (internal) throw new Error(`a socket answered INTERNAL: ${internal.slice(0, 500)}`);
}

const heads = [
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"query":"{ __typename }"}',
  'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"que\r\nZZ\r\n',
  'POST /api/product/create-product HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90\r\n\r\n--b\r\nContent-Disposition: form-data; name="photo"; filename="x.png"\r\n\r\nabc',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /photos/%00/640.webp HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /search?q=%00%ff HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** Sends bytes on a connection, which is then ended, reset or left open. */
export async function raw(random: Random, target: Target): Promise<void> {
  const whole = Buffer.from(random.pick(heads));
  const bytes = random.chance(0.3) ? whole : random.chance(0.9) ? damaged(random, whole) : random.bytes(random.below(300));
  await new Promise<void>((resolve) => {
    const client = connect(target.port, '127.0.0.1', () => {
      const cut = random.below(bytes.length + 1);
      client.write(bytes.subarray(0, cut));
      const end = random.below(4);
      const last = (): void => {
        if (end === 0) client.resetAndDestroy();
        else if (end === 1) client.end(bytes.subarray(cut));
        else client.destroy();
      };
      if (end === 3) client.write(bytes.subarray(cut));
      if (random.chance(0.5)) last();
      else setTimeout(last, random.below(10));
    });
    client.on('error', () => undefined);
    client.on('data', () => undefined);
    client.once('close', () => resolve());
  });
}
