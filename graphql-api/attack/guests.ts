import { seedDatabase } from '../../bench/src/seed.ts';
import { atMost, quantile, type Check } from './report.ts';
import { ask, openTarget, pause } from './target.ts';

const GUESTS = 8;
/** Connections of one guest. */
const CONNECTIONS = 4;
const CALM_MS = 10_000;
const LOAD_MS = 30_000;
/** The others send a request this often. */
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
const aliases = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`;
const search = (index: number, first: number) => `products(filter: { search: "${WORDS[index % WORDS.length]} good ${index}" }, first: ${first})`;

/** Page sizes of the operations: a smaller one lets more aliases through. */
const PAGE_SIZES = [50, 25, 8];

/** Shapes of operations that cost the database much, each with as many aliases as the limits let through. */
const shapes: ((aliasCount: number, first: number) => string)[] = [
  (count, first) => aliases(count, (index) => `${search(index, first)} { totalCount }`),
  (count, first) => aliases(count, (index) => `${search(index, first)} { totalCount nodes { id name seller { name } } }`),
  (count, first) => aliases(count, (index) => `${search(index, first)} { nodes { id name description related(first: 8) { id name } } }`),
  (count, first) =>
    aliases(
      count,
      (index) =>
        `products(filter: { minPrice: ${index} }, sort: PRICE_ASC, first: ${first}) { totalCount nodes { id reviews(first: 8) { nodes { text author { name } } } } }`,
    ),
];

interface Measured {
  query: string;
  /** Milliseconds when nothing else runs. */
  took: number;
}

/** The operation of a shape with most aliases that is let through; undefined where one is too much. */
async function largest(url: string, shape: (count: number) => string): Promise<Measured | undefined> {
  for (let count = 15; count > 0; count -= 1) {
    const query = shape(count);
    const { body } = await ask(url, query);
    if (body.errors?.some(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED')) throw new Error(body.errors[0]!.message);
    if (body.errors) continue;
    const from = performance.now();
    await ask(url, query);
    return { query, took: performance.now() - from };
  }
  return undefined;
}

async function worstOperation(url: string): Promise<Measured> {
  const found: Measured[] = [];
  for (const shape of shapes) {
    for (const first of PAGE_SIZES) {
      const measured = await largest(url, (count) => shape(count, first));
      if (!measured) continue;
      found.push(measured);
      // The next one is not to wait for the share of time that this one used.
      await pause(5_000);
    }
  }
  return found.toSorted((one, other) => other.took - one.took)[0]!;
}

const USUAL = [
  '{ categories { id name } }',
  '{ products(first: 8) { nodes { id name price rating { average } } } }',
  '{ product(id: "77") { id name description seller { name } } }',
];

/** What others wait for their usual requests, each from an address of its own, in milliseconds. */
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

/** Eight guests send the worst operation that the limits let through: others hardly notice. */
export async function overloadAsGuests(): Promise<Check[]> {
  const { database, server, stop } = await openTarget({ TRUST_PROXY: '1' });
  try {
    await seedDatabase(database.url, 1);
    const { query, took } = await worstOperation(server.url);
    console.log(`The worst operation takes ${Math.round(took)} ms: ${query.slice(0, 150)} …`);
    await timesOfOthers(server.url, CALM_MS / 2);
    const calm = await timesOfOthers(server.url, CALM_MS);
    const end = Date.now() + LOAD_MS;
    const statuses = new Map<number, number>();
    const guest = async (number: number): Promise<void> => {
      while (Date.now() < end) {
        const { status } = await ask(server.url, query, {}, { 'x-forwarded-for': `203.0.113.${number}` });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const guests = Array.from({ length: GUESTS * CONNECTIONS }, (_, index) => guest(index % GUESTS));
    const loaded = await timesOfOthers(server.url, LOAD_MS);
    await Promise.all(guests);
    console.log('Answers to the guests by status:', Object.fromEntries(statuses));
    return [
      atMost('median of others, times the calm one', quantile(loaded, 0.5) / quantile(calm, 0.5), 2),
      atMost('worst of others', Math.max(...loaded), WORST_MS, ' ms'),
    ];
  } finally {
    await stop();
  }
}
