import pg from 'pg';
import { POSITIONS } from './write-sql.ts';

/** Number of rows of the measured database at scale 1, which is a large campus. */
const SIZES = { users: 2_000, products: 20_000, orders: 60_000, messages: 150_000, reviews: 50_000, points: 100_000 };

const NOUNS = [
  'guitar',
  'kettle',
  'textbook',
  'lamp',
  'cycle',
  'chair',
  'monitor',
  'calculator',
  'mattress',
  'drafter',
  'racket',
  'jacket',
  'printer',
  'speaker',
];
const ADJECTIVES = ['Blue', 'Large', 'Folding', 'Wooden', 'Steel', 'Second', 'Light', 'Heavy', 'Spare', 'Student'];

const array = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`;
const pick = (words: readonly string[], by: string) => `(${array(words)})[1 + (${by}) % ${words.length}]`;

/** Returns the statements that seed a migrated, empty database. Values are computed from row numbers, so that every run has the same data. */
function statements(scale: number): string[] {
  const size = Object.fromEntries(Object.entries(SIZES).map(([name, count]) => [name, count * scale])) as typeof SIZES;
  const product = `1 + (n::bigint * 7919) % ${size.products}`;
  return [
    // The triggers that maintain totals would take longer than all inserts, so they are off and the totals are counted at the end.
    'set session_replication_role = replica',
    `insert into users (name, email, phone, college_id, role, password_hash) select 'Student' || n, 'u' || n || '@vitstudent.ac.in', '+91984' || lpad(n::text, 7, '0'),
      'C' || n, case when n = 1 then 'ADMIN' else 'STUDENT' end, null from generate_series(1, ${size.users}) n`,
    `insert into categories (name) select 'Category ' || n from generate_series(1, 12) n`,
    `insert into products (name, description, price, quantity, shipping, category_id, seller_id, created_at)
      select ${pick(ADJECTIVES, 'n / 3')} || ' ' || ${pick(NOUNS, 'n')} || ' ' || n, 'In good condition, used for ' || n % 6 || ' semesters. ' || repeat('Works well. ', 1 + n % 12),
        (n * 37) % 9000 + (n % 4) * 0.25, 1000, n % 3 = 0, 1 + n % 12, 1 + (n * 31) % ${size.users}, now() - (${size.products} - n) * interval '1 minute'
      from generate_series(1, ${size.products}) n`,
    `insert into orders (buyer_id, seller_id, product_id, name, price, quantity, status, created_at)
      select 1 + (p.seller_id + n) % ${size.users}, p.seller_id, p.id, p.name, p.price, 1,
        (array['NOT_PROCESSED','PROCESSING','SHIPPED','DELIVERED','CANCELLED'])[1 + n % 5], now() - (${size.orders} - n) * interval '20 seconds'
      from generate_series(1, ${size.orders}) n join products p on p.id = ${product} where 1 + (p.seller_id + n) % ${size.users} <> p.seller_id`,
    // The order in whose chat messages are sent.
    `update orders set buyer_id = 2, seller_id = 3, status = 'PROCESSING' where id = 1`,
    `insert into conversations (product_id, buyer_id, seller_id, created_at, last_message_at)
      select product_id, buyer_id, min(seller_id), min(created_at), max(created_at) from orders group by 1, 2`,
    `insert into messages (conversation_id, order_id, seq, sender_id, text, created_at)
      select c.id, o.id, row_number() over (partition by c.id order by o.id, s), case when s % 2 = 1 then o.buyer_id else o.seller_id end, 'Message ' || s || ' about ' || o.name, o.created_at
      from orders o join conversations c on c.product_id = o.product_id and c.buyer_id = o.buyer_id cross join generate_series(1, 3) s order by o.id limit ${size.messages}`,
    `update conversations c set message_count = (select count(*) from messages m where m.conversation_id = c.id)`,
    `insert into reviews (product_id, author_id, rating, text, verified_buyer)
      select ${product}, 1 + (n / ${size.products} * 97 + n * 13) % ${size.users}, 1 + n % 5, 'Review ' || n, false from generate_series(1, ${size.reviews}) n on conflict do nothing`,
    `update products p set review_count = r.count, rating_sum = r.sum from (select product_id, count(*), sum(rating) from reviews group by 1) r where r.product_id = p.id`,
    `insert into points_entries (user_id, action, points, product_id)
      select 1 + n % ${size.users}, case when n <= ${size.products} then 'Product Created' else 'Order Delivered' end,
        case when n <= ${size.products} then 20 else 100 end, case when n <= ${size.products} then n end from generate_series(1, ${size.points}) n`,
    `update categories c set product_count = (select count(*) from products p where p.category_id = c.id and p.deleted_at is null)`,
    `update users u set points_total = coalesce((select sum(points) from points_entries e where e.user_id = u.id), 0)`,
    'reset session_replication_role',
    'vacuum (analyze)',
  ];
}

/** Seeds a migrated, empty database. */
export async function seedDatabase(url: string, scale: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(scale)) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes the product's event positions continue from 1, with an event that no consumer handles. Those of the other servers count down from -1. */
export async function separatePositions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create sequence ${POSITIONS} increment by -1;
    insert into events (type, subject_type, subject_id, audience, payload, position) values ('REVIEW_CHANGED', 'REVIEW', 1, '{}', '{}', 1)`);
  await client.end();
}

/** Inserts a session of a user. Returns its token. */
export async function createSession(url: string, userId: number): Promise<string> {
  const { createHash } = await import('node:crypto');
  const token = `bench-session-of-user-${userId}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const hash = createHash('sha256').update(token).digest('hex');
  await client.query("insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '30 days')", [userId, hash]);
  await client.end();
  return token;
}

/** Deletes the queued emails, so that they are not sent while another workload is measured. */
export async function deleteQueuedMails(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('delete from outgoing_mails');
  await client.end();
}
