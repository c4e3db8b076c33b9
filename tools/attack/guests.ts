import { seedDatabase } from '../bench/seed.ts';
import { atMost, quantile, type Check } from './report.ts';
import { ask, openTarget, pause } from './target.ts';

const GUESTS = 8;
/** Number of connections of one guest. */
const CONNECTIONS = 4;
const CALM_MS = 10_000;
const LOAD_MS = 30_000;
/** Time after which a client has its share of time again. */
const SHARE_MS = 2_000;
/** Interval between the requests of other clients. */
const EVERY_MS = 25;
const WORST_MS = 250;

const WORDS = [
  'guitar',
  'kettle',
  'textbok',
  'lamp',
  'cycl',
  'chair',
  'monitor',
  'calculator',
  'matress',
  'drafter',
  'racket',
  'jacket',
  'printr',
  'speaker',
  'blue',
];
/** Words that occur in most listings. */
const BROAD = ['good', 'a', 'goo', 'with'];
const fields = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`;
const search = (index: number, first: number) => `products(filter: { search: "${WORDS[index % WORDS.length]} good ${index}" }, first: ${first})`;
const broad = (index: number, first: number) => `products(filter: { search: "${BROAD[index % BROAD.length]}" }, first: ${first})`;

/** Page sizes of the operations. A smaller page allows more aliases. */
const PAGE_SIZES = [50, 25, 8, 1];
const FACETS = 'facets { available categories { count } prices { count } conditions { count } }';

/** Shapes of operations that are expensive for the database, each with as many aliases as the limits allow. */
const shapes: Record<string, (aliasCount: number, first: number) => string> = {
  totals: (count, first) => fields(count, (index) => `${search(index, first)} { totalCount }`),
  sellers: (count, first) => fields(count, (index) => `${search(index, first)} { totalCount nodes { id: databaseId name seller { name } } }`),
  related: (count, first) =>
    fields(count, (index) => `${search(index, first)} { nodes { id: databaseId name description related(first: 8) { id: databaseId name } } }`),
  reviews: (count, first) =>
    fields(
      count,
      (index) =>
        `products(filter: { minPrice: ${index} }, sort: PRICE_ASC, first: ${first}) { totalCount nodes { id: databaseId reviews(first: 8) { nodes { text author { name } } } } }`,
    ),
  facets: (count, first) => fields(count, (index) => `${broad(index, first)} { totalCount ${FACETS} nodes { id: databaseId } }`),
  'facets alone': (count, first) => fields(count, (index) => `products(filter: { minPrice: ${index} }, first: ${first}) { ${FACETS} }`),
  'broad words': (count, first) => fields(count, (index) => `${broad(index, first)} { totalCount nodes { id: databaseId name } }`),
};
/** Shapes without pages. */
const plainShapes: Record<string, (aliasCount: number) => string> = {
  suggestions: (count) => fields(count, (index) => `searchSuggestions(text: "${'goodbdrk'.slice(0, 1 + (index % 4))}") { __typename }`),
  assistant: (count) => `mutation ${fields(count, (index) => `askAssistant(input: { query: "cheapest good thing under ${100 + index}" }) { text }`)}`,
};

interface Measured {
  shape: string;
  query: string;
  /** Duration in milliseconds when nothing else runs. */
  took: number;
}

/** Returns the operation of a shape with the most aliases that the limits allow; undefined if even one exceeds them. */
async function largest(url: string, shape: string, write: (count: number) => string): Promise<Measured | undefined> {
  for (let count = 15; count > 0; count -= 1) {
    const query = write(count);
    const { body } = await ask(url, query);
    if (body.errors?.some(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED')) throw new Error(body.errors[0]!.message);
    if (body.errors) continue;
    const from = performance.now();
    await ask(url, query);
    return { shape: `${shape} × ${count}`, query, took: performance.now() - from };
  }
  return undefined;
}

async function worstOperation(url: string): Promise<Measured> {
  const found: Measured[] = [];
  const add = async (shape: string, write: (count: number) => string): Promise<void> => {
    const measured = await largest(url, shape, write);
    if (!measured) return;
    found.push(measured);
    // Waits, so that the next shape is not delayed because this one used its share of time.
    await pause(SHARE_MS);
  };
  for (const [shape, write] of Object.entries(shapes)) {
    for (const first of PAGE_SIZES) await add(`${shape}, pages of ${first}`, (count) => write(count, first));
  }
  for (const [shape, write] of Object.entries(plainShapes)) await add(shape, write);
  const sorted = found.toSorted((one, other) => other.took - one.took);
  for (const { shape, took } of sorted.slice(0, 8)) console.log(`${Math.round(took)} ms: ${shape}`);
  return sorted[0]!;
}

const USUAL = [
  '{ categories { id: databaseId name } }',
  '{ products(first: 8) { nodes { id: databaseId name price rating { average } } } }',
  '{ product(id: "77") { id: databaseId name description seller { name } } }',
];

/** Returns how long other clients wait for their usual requests, each from its own address, in milliseconds. */
async function timesOfOthers(url: string, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const end = Date.now() + forMs;
  for (let number = 0; Date.now() < end; number += 1) {
    const from = performance.now();
    const headers = { 'x-forwarded-for': `198.51.100.${number % 200}` };
    sent.push(ask(url, USUAL[number % USUAL.length]!, {}, headers).then(() => void times.push(performance.now() - from)));
    await pause(EVERY_MS);
  }
  await Promise.all(sent);
  return times;
}

/** Sends a request of one of eight guests. Returns the status of the response. */
type Attack = (guest: number) => Promise<number>;

/** Lets eight guests attack while other clients send their usual requests. */
async function underAttack(url: string, what: string, calm: readonly number[], attack: Attack): Promise<Check[]> {
  const end = Date.now() + LOAD_MS;
  const statuses = new Map<number, number>();
  const guest = async (number: number): Promise<void> => {
    while (Date.now() < end) {
      const status = await attack(number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const guests = Array.from({ length: GUESTS * CONNECTIONS }, (_, index) => guest(index % GUESTS));
  const loaded = await timesOfOthers(url, LOAD_MS);
  await Promise.all(guests);
  console.log(`Answers to the guests by status (${what}):`, Object.fromEntries(statuses));
  return [
    atMost(`median of others, times the calm one (${what})`, quantile(loaded, 0.5) / quantile(calm, 0.5), 2),
    atMost(`worst of others (${what})`, Math.max(...loaded), WORST_MS, ' ms'),
  ];
}

/** Eight guests send the most expensive operation that the limits allow, then the longest lists of REST. Other clients hardly notice. */
export async function overloadAsGuests(): Promise<Check[]> {
  const { database, server, stop } = await openTarget({ TRUST_PROXY: '1' });
  try {
    await seedDatabase(database.url, 1);
    const { shape, query, took } = await worstOperation(server.url);
    console.log(`The worst operation takes ${Math.round(took)} ms (${shape}): ${query.slice(0, 150)} …`);
    await timesOfOthers(server.url, CALM_MS / 2);
    const calm = await timesOfOthers(server.url, CALM_MS);
    const from = (guest: number) => ({ 'x-forwarded-for': `203.0.113.${guest}` });
    const restCall = async (path: string, request: RequestInit): Promise<number> => {
      const response = await fetch(`${server.url}/api/product/${path}`, request);
      await response.arrayBuffer();
      return response.status;
    };
    return [
      ...(await underAttack(server.url, 'GraphQL', calm, async (guest) => (await ask(server.url, query, {}, from(guest))).status)),
      ...(await underAttack(server.url, 'REST search', calm, (guest) => restCall('searchProduct/good', { headers: from(guest) }))),
      ...(await underAttack(server.url, 'REST list', calm, (guest) => restCall('product-filter', { method: 'POST', headers: from(guest) }))),
    ];
  } finally {
    await stop();
  }
}
