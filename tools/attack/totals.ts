import { signIn } from './people.ts';
import { atMost, exactly, quantile, type Check } from './report.ts';
import { ask, openTarget, query } from './target.ts';

const FAVOURITES = 20_000;
const EVENTS = 200_000;
const ATTACK_MS = 4_000;
const SENDERS = 8;
const ALIASES = 15;
const OPERATION_MS = 500;
const OTHERS_MS = 100;

/** Fields that count rows, by what they count. */
const FIELDS: Record<'events' | 'favourites' | 'figures' | 'changes', string> = {
  events: 'events(first: 1) { totalCount }',
  favourites: 'me { favourites(first: 1) { totalCount } }',
  figures: 'shopFigures { products sellers delivered reviews }',
  changes: 'actPreview(kind: DELETE_PRODUCT, id: "1") { counts { count } }',
};

/** The first user sells 20,000 listings, all of them favourites of the second user. Every hundredth event of the log concerns the second user. */
const DATA = [
  `insert into products (seller_id, category_id, name, description, price, quantity, shipping)
    select (select min(id) from users), (select min(id) from categories), 'Lamp ' || n, 'Works well.', 5, 1, false from generate_series(1, ${FAVOURITES}) n`,
  'insert into favourites (user_id, product_id) select (select min(id) + 1 from users), id from products',
  `insert into events (type, subject_type, subject_id, audience, payload, position)
    select 'PRODUCT_CHANGED', 'PRODUCT', n, array[(select min(id) from users) + n % 100], '{}', n + (select coalesce(max(position), 0) from events)
    from generate_series(1, ${EVENTS}) n`,
  // Skips the consumers, whose work of half a minute is not measured.
  'update event_cursors set position = (select max(position) from events)',
  'analyze',
];

const repeated = (field: string, times: number): string => `{ ${Array.from({ length: times }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

/** Repeats an operation until the given time. Returns the milliseconds of each response with status 200. */
async function timesOf(url: string, text: string, authorization: string, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const { status } = await ask(url, text, {}, { authorization });
    if (status === 200) times.push(performance.now() - startedAt);
  }
  return times;
}

/** Lets one user send a field, repeated as often as its cost limit allows, over eight connections, while another user reads. */
async function attackWith(url: string, name: string, field: string, attacker: string, other: string): Promise<Check[]> {
  const once = (times: number) => ask(url, repeated(field, times), {}, { authorization: attacker });
  let most = ALIASES;
  while (most > 1 && (await once(most)).status === 400) most -= 1;
  const startedAt = performance.now();
  await once(most);
  const took = performance.now() - startedAt;
  const until = performance.now() + ATTACK_MS;
  const attack = Array.from({ length: SENDERS }, () => timesOf(url, repeated(field, most), attacker, until));
  const times = await timesOf(url, '{ me { id: databaseId } products(first: 4) { nodes { id: databaseId name } } }', other, until);
  await Promise.all(attack);
  return [
    atMost(`${name} × ${most}, sent alone`, took, OPERATION_MS, ' ms'),
    atMost(`what another waits meanwhile, 95 % of ${times.length}`, quantile(times, 0.95), OTHERS_MS, ' ms'),
  ];
}

/** Sends the fields that count everything a user has, repeated as often as the limits allow. They are fast, and other users do not wait for them. */
export async function countEverything(): Promise<Check[]> {
  const { database, server, stop } = await openTarget();
  try {
    const [seller, buyer, other] = (await signIn(database.url, 3)) as [string, string, string];
    for (const statement of DATA) await query(database.url, statement);
    const checks: Check[] = [];
    for (const [name, field] of Object.entries(FIELDS)) {
      checks.push(...(await attackWith(server.url, name, field, name === 'changes' ? seller : buyer, other)));
    }
    const fifteen = async (field: string) => (await ask(server.url, repeated(field, ALIASES), {}, { authorization: seller })).status;
    return [
      ...checks,
      exactly('status of fifteen totals of favourites', await fifteen(FIELDS.favourites), 400),
      exactly('status of fifteen previews', await fifteen(FIELDS.changes), 400),
    ];
  } finally {
    await stop();
  }
}
