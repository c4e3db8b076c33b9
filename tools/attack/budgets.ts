import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CREATE, idIn, openRoom, run, SEND, signIn, type Room } from './people.ts';
import { atMost, exactly, type Check } from './report.ts';
import { ask, memoryOf, openTarget, pause, query, type Target } from './target.ts';

const MESSAGES = 20_000;
const READERS = 20;
/** Maximum growth of memory in MB by downloads whose clients read nothing. */
const GROWTH_MB = 200;
const ANSWERED_WITHIN_MS = 1_000;
const SELLERS = 15;
const LISTINGS = 73;
const ORDERS = 300;
const OFFERS = 60;
/** Time in which the events of a flood must become notifications and emails. */
const SETTLE_MS = 5_000;

const ORDER = 'mutation ($product: ID!) { placeOrder(input: { productId: $product, quantity: 1 }) { order { id: databaseId } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Too far" }) { order { id: databaseId } } }';
const OFFER = 'mutation ($product: ID!) { makeOffer(input: { productId: $product, price: 50, quantity: 1 }) { offer { id: databaseId } } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { id: databaseId } } }';

/** The users in an attack. */
interface People {
  url: string;
  databaseUrl: string;
  pid: number;
  tokens: string[];
}

async function idOf({ url, tokens }: People, index: number): Promise<string> {
  return (await run(url, tokens[index]!, '{ me { id: databaseId } }', {})).me!.id as unknown as string;
}

async function list({ url, tokens }: People, seller: number, name: string): Promise<string> {
  const input = { name, description: 'Works well.', price: 100, quantity: 999, shipping: false, categoryId: '1' };
  return idIn(await run(url, tokens[seller]!, CREATE, { input }));
}

/** Runs an operation. Returns the code of its error, or undefined. */
async function codeOf({ url, tokens }: People, index: number, text: string, variables: object): Promise<string | undefined> {
  return (await ask(url, text, variables, { authorization: tokens[index]! })).body.errors?.[0]?.extensions.code;
}

/** Starts a download without reading it. */
async function downloadWithoutReading(port: number, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.pause();
  socket.write(`GET /my-data.zip HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${token}\r\n\r\n`);
  return socket;
}

/** Downloads everything stored about a student with 20,000 long messages, fifteen times in parallel and with clients that read nothing. */
async function takeOwnData(people: People): Promise<Check[]> {
  const { url, databaseUrl, pid, tokens } = people;
  const room = await openRoom(url, tokens[0]!, tokens[1]!, 0);
  await query(
    databaseUrl,
    `insert into messages (conversation_id, seq, sender_id, text, created_at) select c.id, n, c.buyer_id, md5(n::text) || repeat(md5((n * 7)::text), 60), now() - interval '1 day'
     from conversations c join orders o on o.buyer_id = c.buyer_id, generate_series(10, $1::int + 9) n where o.id = $2`,
    [MESSAGES, room.order],
  );
  const from = performance.now();
  const { body } = await ask(
    url,
    `{ ${Array.from({ length: 15 }, (_, index) => `d${index}: myData`).join(' ')} }`,
    {},
    { authorization: room.buyer },
  );
  const took = performance.now() - from;
  const before = memoryOf(pid);
  const sockets = await Promise.all(Array.from({ length: READERS - 1 }, () => downloadWithoutReading(Number(new URL(url).port), room.buyer)));
  let [longest, most] = [0, before];
  for (let turn = 0; turn < 50; turn += 1) {
    const asked = performance.now();
    await ask(url, '{ categories { name } products(first: 8) { nodes { id: databaseId } } }');
    longest = Math.max(longest, performance.now() - asked);
    most = Math.max(most, memoryOf(pid));
    await pause(50);
  }
  sockets.forEach((socket) => socket.destroy());
  const whole = await fetch(`${url}/my-data.zip`, { headers: { authorization: room.buyer } });
  await whole.arrayBuffer();
  const refused = await fetch(`${url}/my-data.zip`, { headers: { authorization: room.buyer } });
  return [
    atMost('own data asked for fifteen times in one operation: time', took, ANSWERED_WITHIN_MS, ' ms'),
    atMost('and size of the response', JSON.stringify(body).length, 10_000, ' bytes'),
    atMost(`memory for ${READERS - 1} downloads that nobody takes`, most - before, GROWTH_MB, ' MB'),
    atMost('longest answer to others meanwhile', longest, ANSWERED_WITHIN_MS, ' ms'),
    exactly('status of a download that is taken, and of one too many', `${whole.status} ${refused.status}`, '200 429'),
  ];
}

/** One student orders every listing at once. */
async function takeTheMarket(people: People): Promise<Check[]> {
  const products: string[] = [];
  for (let index = 0; index < LISTINGS; index += 1) products.push(await list(people, 3 + (index % SELLERS), `Lamp ${index}`));
  const codes = await Promise.all(products.map((product) => codeOf(people, 2, ORDER, { product })));
  const [{ open }] = (await query<{ open: number }>(people.databaseUrl, 'select count(*)::int as open from orders where buyer_id = $1', [
    await idOf(people, 2),
  ])) as [{ open: number }];
  return [
    exactly(`orders of one student for ${LISTINGS} listings at once`, codes.filter((code) => code === undefined).length, 20),
    exactly('open orders in the database', open, 20),
  ];
}

/** Places and cancels orders, makes and withdraws offers, and counts the resulting notifications and emails of the seller. */
async function flood(people: People): Promise<Check[]> {
  const { url, databaseUrl, tokens } = people;
  const [seller, buyer] = [3 + SELLERS, 4 + SELLERS];
  const product = await list(people, seller, 'Kettle');
  let placed = 0;
  for (let turn = 0; turn < ORDERS; turn += 1) {
    const { body } = await ask(url, ORDER, { product }, { authorization: tokens[buyer]! });
    if (body.errors) continue;
    placed += 1;
    await run(url, tokens[buyer]!, CANCEL, { id: (body.data!.placeOrder as { order: { id: string } }).order.id });
  }
  for (let turn = 0; turn < OFFERS; turn += 1) {
    const id = idIn(await run(url, tokens[buyer]!, OFFER, { product }));
    await run(url, tokens[buyer]!, WITHDRAW, { id });
  }
  await pause(SETTLE_MS);
  const sellerId = await idOf(people, seller);
  const [{ rows, events }] = (await query<{ rows: number; events: number }>(
    databaseUrl,
    'select count(*)::int as rows, sum(count)::int as events from notifications where user_id = $1',
    [sellerId],
  )) as [{ rows: number; events: number }];
  const [{ email }] = (await query<{ email: string }>(databaseUrl, 'select email from users where id = $1', [sellerId])) as [{ email: string }];
  const mails = (await (await fetch(`${url}/dev/mailbox?format=json`)).json()) as { to: string }[];
  return [
    exactly(`orders of ${ORDERS} that are placed in an hour`, placed, 30),
    atMost('notifications of the flood', rows, 3),
    exactly('events that they stand for', events, 2 * 30 + 2 * OFFERS),
    exactly('mails of the flood', mails.filter(({ to }) => to === email).length, 1),
  ];
}

/** Writes as fast as the server responds, in one chat and in several. */
async function chatter(people: People): Promise<Check[]> {
  const { url, tokens } = people;
  const writer = 5 + SELLERS;
  const rooms: Room[] = [];
  for (let index = 0; index < 5; index += 1) rooms.push(await openRoom(url, tokens[3 + index]!, tokens[writer]!, 100 + index));
  const send = (index: number) => codeOf(people, writer, SEND, { order: rooms[index]!.order, text: 'Hello' });
  const written = (codes: (string | undefined)[]) => codes.filter((code) => code === undefined).length;
  const inOne = written(await Promise.all(Array.from({ length: 100 }, () => send(0))));
  const inAll = inOne + written(await Promise.all(Array.from({ length: 200 }, (_, index) => send(index % 5))));
  return [exactly('messages of 100 at once in one chat', inOne, 20), exactly('messages of 300 in five chats', inAll, 60)];
}

/** Checks what one user can take from the server, the market and other users: each has a budget that also holds for concurrent requests. */
export async function spendBudgets(): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-budgets-'));
  const target: Target = await openTarget({ DATA_DIR: folder, CLIENT_OPERATIONS: '50' });
  try {
    const tokens = await signIn(target.database.url, SELLERS + 10);
    const people = { url: target.server.url, databaseUrl: target.database.url, pid: target.server.child.pid!, tokens };
    return [...(await takeTheMarket(people)), ...(await flood(people)), ...(await chatter(people)), ...(await takeOwnData(people))];
  } finally {
    await target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
