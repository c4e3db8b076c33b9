import { once } from 'node:events';
import { launch, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { settledViolations } from './invariants.ts';
import { idIn, run, signIn } from './people.ts';
import { atLeast, exactly, type Check } from './report.ts';
import { proposedCircles, swapViolations, type Circle } from './rings.ts';
import { ask, openDatabase, pause, query, type Reply } from './target.ts';

const RACES = 24;
const REQUESTS = 50;
const KILLS = 20;
/** Number of people in a swap: two to four. */
const sizeOf = (circle: number): number => 2 + (circle % 3);
/** Delay of the other requests after the acceptances, in steps. Without it, one of them would always be first. */
const LATER_MS = 20;
const LATER_STEPS = 6;
/** Number of swaps that are timed, so that kills are spread over the duration of a swap. */
const TIMED = 3;
/** Kills are spread over this multiple of that duration, so that some come after the swap. */
const KILLED_WITHIN = 2;
const CIRCLES = RACES + TIMED + KILLS;

const ACCEPT = 'mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { proposal { status } } }';
const ORDER = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }';
const RESERVE = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { product { id: databaseId } } }';
const TALK = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';

type Request = [token: string, query: string, id: string];

const acceptances = ({ people, proposal }: Circle): Request[] => people.map((person) => [person, ACCEPT, proposal]);

/** Returns requests that interfere with a circle's listings: orders of a stranger, and reservations and deletions by the owners. */
async function disturbances(url: string, { people, listings }: Circle, stranger: string): Promise<Request[]> {
  const requests: Request[] = [];
  for (const [at, listing] of listings.entries()) {
    const conversation = idIn(await run(url, stranger, TALK, { id: listing }));
    requests.push([stranger, ORDER, listing], [people[at]!, RESERVE, conversation], [people[at]!, DELETE, listing]);
  }
  return requests;
}

/** Sends fifty concurrent requests alternately to two processes, half of them acceptances. Returns the responses. */
async function race(servers: readonly ServerProcess[], circle: Circle, stranger: string, number: number): Promise<Reply[]> {
  const own = acceptances(circle);
  const others = await disturbances(servers[0]!.url, circle, stranger);
  const laterMs = LATER_MS * (number % LATER_STEPS);
  return Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      const list = index % 2 === 0 ? own : others;
      const request = list[(number + (index >> 1)) % list.length]!;
      if (list === others) await pause(laterMs);
      return send(servers[(index >> 1) % 2]!.url, request);
    }),
  );
}

/** The servers and data of swaps under attack. */
interface Shop {
  databaseUrl: string;
  /** Two processes. The second one is killed. */
  servers: [ServerProcess, ServerProcess];
}

const sumOf = (found: [string, number][]): number => found.reduce((sum, [, count]) => sum + count, 0);

const send = (url: string, [token, text, id]: Request) => ask(url, text, { id }, { authorization: token });

/** Lets all people of a circle except the last accept. Returns the last acceptance, which makes the swap. */
async function acceptButLast(url: string, circle: Circle): Promise<Request> {
  const requests = acceptances(circle);
  for (const request of requests.slice(0, -1)) await send(url, request);
  return requests.at(-1)!;
}

/** Returns how long a freshly started process takes to make a swap: the longest of several, in milliseconds. */
async function timeOfSwap({ servers }: Shop, circles: readonly Circle[], start: () => Promise<ServerProcess>): Promise<number> {
  const times: number[] = [];
  for (const circle of circles) {
    const last = await acceptButLast(servers[0].url, circle);
    await servers[1].stop();
    servers[1] = await start();
    const started = performance.now();
    await send(servers[1].url, last);
    times.push(performance.now() - started);
  }
  await servers[1].stop();
  servers[1] = await start();
  return Math.max(...times);
}

/**
 * For each circle, kills a process while it makes a swap, a little later each time, lets the last person accept again at the other process, and
 * restarts the killed one.
 */
async function killAll(shop: Shop, circles: readonly Circle[], start: () => Promise<ServerProcess>): Promise<Check[]> {
  const { databaseUrl, servers } = shop;
  const longestMs = await timeOfSwap(shop, circles.slice(0, TIMED), start);
  const killed = circles.slice(TIMED);
  let [violated, made] = [0, 0];
  for (const [time, circle] of killed.entries()) {
    const last = await acceptButLast(servers[0].url, circle);
    const ended = once(servers[1].child, 'exit');
    const sent = Promise.allSettled([send(servers[1].url, last)]);
    await pause((KILLED_WITHIN * longestMs * (time + 1)) / KILLS);
    servers[1].child.kill('SIGKILL');
    await Promise.all([ended, sent]);
    violated += sumOf(await swapViolations(databaseUrl));
    made += await countAccepted(databaseUrl, [circle]);
    await send(servers[0].url, last);
    servers[1] = await start();
  }
  return [
    exactly(`invariants of swaps violated right after ${KILLS} kills`, violated, 0),
    // Kills happen before and after the commit, and so around it.
    atLeast(`kills of ${KILLS} before the swap was made, which takes up to ${Math.round(longestMs)} ms`, KILLS - made, 1),
    atLeast(`kills of ${KILLS} after it was made`, made, 1),
    exactly('swaps made once the last person accepted again', await countAccepted(databaseUrl, killed), KILLS),
  ];
}

async function countAccepted(databaseUrl: string, circles: readonly Circle[]): Promise<number> {
  const ids = circles.map(({ proposal }) => proposal);
  const rows = await query(databaseUrl, "select id from swap_proposals where status = 'ACCEPTED' and id = any($1::bigint[])", [ids]);
  return rows.length;
}

async function raceAll({ servers, databaseUrl }: Shop, circles: readonly Circle[], strangers: readonly string[]): Promise<Check[]> {
  const replies: Reply[] = [];
  for (const [number, circle] of circles.entries()) replies.push(...(await race(servers, circle, strangers[number]!, number)));
  const codes = new Set(replies.flatMap(({ body }) => body.errors ?? []).map(({ extensions }) => extensions.code));
  const swapped = await countAccepted(databaseUrl, circles);
  console.log(`codes of the rejected: ${[...codes].toSorted().join(', ')}`);
  return [
    exactly(`answers of ${replies.length} with an internal error`, replies.filter(({ status, body }) => status >= 500 || isInternal(body)).length, 0),
    // If one side always won, there would be no race.
    atLeast(`races of ${RACES} that ended with a swap`, swapped, 1),
    atLeast(`races of ${RACES} that ended without one`, RACES - swapped, 1),
  ];
}

const isInternal = ({ errors }: Reply['body']): boolean => errors?.some(({ extensions }) => extensions.code === 'INTERNAL') ?? false;

/** Splits a list of tokens into the people of circles. */
function groupsOf(tokens: string[], count: number): string[][] {
  return Array.from({ length: count }, (_, circle) => tokens.splice(0, sizeOf(circle)));
}

/**
 * Rings that the server found are accepted on two processes while strangers order their listings and the owners reserve and delete them, with 50
 * concurrent requests. Then a process is killed while it makes a swap.
 */
export async function swapUnderAttack(): Promise<Check[]> {
  const database = await openDatabase();
  const start = () => launch({ ...database.settings, RATE_LIMITS: 'off' });
  const shop: Shop = { databaseUrl: database.url, servers: [await start(), await start()] };
  try {
    const tokens = await signIn(database.url, RACES + 4 * CIRCLES);
    const strangers = tokens.splice(0, RACES);
    const circles = await proposedCircles(shop.servers[0].url, database.url, groupsOf(tokens, CIRCLES));
    return [
      ...(await raceAll(shop, circles.slice(0, RACES), strangers)),
      ...(await killAll(shop, circles.slice(RACES), start)),
      ...[...(await swapViolations(database.url)), ...(await settledViolations(database.url, 1))].map(([what, count]) => exactly(what, count, 0)),
    ];
  } finally {
    for (const server of shop.servers) await server.stop();
    await database.stop();
  }
}
