import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entities } from '../src/app/schema/entities.ts';
import { openDatabase, type Database } from '../src/infra/database/database.ts';
import { raw, sql } from '../src/platform/database/sql.ts';
import { migrations } from '../migrations/index.ts';
import { Migration20261121023137 as FirstRelease } from '../migrations/Migration20261121023137.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { Migration20261122172836 as Conversations } from '../migrations/Migration20261122172836.ts';
import { Migration20261123234500 as LastIncompatible } from '../migrations/Migration20261123234500.ts';
import { freshDatabase } from './fresh-database.ts';
import { databaseUrl } from './settings.ts';

/** The migrations before the one of conversations. */
const earlier = migrations.slice(0, migrations.indexOf(Conversations));

/** Runs `work` on a database in which nothing but the migrations up to one have run. */
async function after(last: Constructor<Migration>, work: (database: Database) => Promise<void>, all = migrations): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-migrations-'));
  const fresh = databaseUrl ? await freshDatabase(databaseUrl) : undefined;
  if (!fresh) await copyFirstStart(dataDir);
  const database = await openDatabase({ dataDir, url: fresh?.url }, { entities, migrations: all });
  try {
    await database.orm.migrator.up({ to: last.name });
    await work(database);
  } finally {
    await database.close();
    await fresh?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two orders of one buyer and product, whose chats overlap in time, and an order of another buyer. */
async function addChats({ db }: Database): Promise<void> {
  await db.rows(sql`insert into users (id, name, email, phone, college_id, role)
    select n, 'U' || n, 'u' || n || '@x', '', 'C' || n, 'STUDENT' from generate_series(1, 3) n`);
  await db.rows(sql`insert into categories (id, name) values (1, 'Shelf')`);
  await db.rows(
    sql`insert into products (id, name, description, price, quantity, shipping, category_id, seller_id) values (1, 'P', 'D', 5, 5, false, 1, 1)`,
  );
  await db.rows(sql`insert into orders (id, buyer_id, seller_id, product_id, name, price, quantity, message_count)
    values (1, 2, 1, 1, 'P', 5, 1, 2), (2, 2, 1, 1, 'P', 5, 1, 1), (3, 3, 1, 1, 'P', 5, 1, 2)`);
  await db.rows(sql`insert into messages (order_id, seq, sender_id, text, read_at)
    values (1, 1, 2, 'a', '2026-01-01'), (2, 1, 1, 'b', null), (1, 2, 1, 'c', null), (3, 1, 3, 'd', '2026-01-02'), (3, 2, 1, 'e', null)`);
}

const chats = ({ db }: Database) =>
  db.rows(sql`select c.buyer_id::int as buyer, c.message_count as count, m.seq, m.order_id::int as order, m.text, m.read_at is not null as read
    from messages m join conversations c on c.id = m.conversation_id order by c.id, m.seq`);

it('the chats of orders become conversations that keep every message, its order, its place and whether it was read', async () => {
  await after(earlier.at(-1)!, async (database) => {
    await addChats(database);
    await database.migrate();
    expect(await chats(database)).toEqual([
      { buyer: 2, count: 3, seq: 1, order: 1, text: 'a', read: true },
      { buyer: 2, count: 3, seq: 2, order: 2, text: 'b', read: false },
      { buyer: 2, count: 3, seq: 3, order: 1, text: 'c', read: false },
      { buyer: 3, count: 2, seq: 1, order: 3, text: 'd', read: true },
      { buyer: 3, count: 2, seq: 2, order: 3, text: 'e', read: false },
    ]);
  });
}, 120_000);

/** Rows in every table of 0.1.0: three people who list, order, chat and review, and what waits for them. */
const ROWS_OF_FIRST_RELEASE = [
  `insert into photos (hash, width, height, color) select 'photo' || n, 640, 480, '#aabbcc' from generate_series(1, 3) n`,
  `insert into photo_files (hash, width, bytes) select 'photo' || n, w, '\\x00' from generate_series(1, 3) n, unnest(array[160, 640]) w`,
  `insert into users (name, email, phone, college_id, role, picture_id, deleted_at) values
    ('Asha Rao', 'asha@x', '1', 'C1', 'STUDENT', 1, null), ('Ravi', 'ravi@x', '2', 'C2', 'STUDENT', null, null), ('Boss', 'boss@x', '3', 'C3', 'ADMIN', null, null),
    ('Deleted user', 'gone', '', 'gone', 'STUDENT', null, now())`,
  `insert into sessions (user_id, token_hash, expires_at) select n, 'token' || n, now() + interval '1 day' from generate_series(1, 3) n`,
  `insert into otps (email, purpose, code_hash, expires_at) values ('new@x', 'SIGN_UP', 'hash', now()), ('asha@x', 'RESET', 'hash', now())`,
  `insert into contact_messages (name, email, message) values ('Guest', 'guest@x', 'Hello')`,
  `insert into outgoing_mails (recipient, subject, text, html) values ('asha@x', 'Your code', E'Hello\n\n123456', '<p>Hello</p>')`,
  `insert into categories (name, fallback) values ('Books', false), ('Other', true)`,
  `insert into products (seller_id, category_id, name, description, price, quantity, shipping, photo_id, review_count, rating_sum, deleted_at)
    select 1 + n % 2, 1 + n % 2, 'Shelf ' || n, 'Wood', 10 * n, n % 4, n % 2 = 0, case when n < 3 then n end, case n when 1 then 2 else 0 end, case n when 1 then 9 else 0 end,
      case when n = 6 then now() end from generate_series(1, 6) n`,
  `insert into reviews (product_id, author_id, rating, text, verified_buyer) values (1, 1, 4, 'Good', true), (1, 3, 5, 'Very good', false)`,
  `insert into orders (buyer_id, seller_id, product_id, name, price, quantity, photo_id, status, idempotency_key, ended_at, hidden_by_buyer, message_count) values
    (1, 2, 1, 'Shelf 1', 10, 1, 1, 'DELIVERED', 'key-1', now(), true, 2), (1, 2, 3, 'Shelf 3', 30, 2, null, 'CANCELLED', null, now(), false, 0),
    (2, 1, 2, 'Shelf 2', 20, 1, 2, 'NOT_PROCESSED', 'key-2', null, false, 1), (3, 2, 1, 'Shelf 1', 10, 1, 1, 'SHIPPED', null, null, false, 0)`,
  `insert into order_events (order_id, from_status, to_status, by_id) values (1, null, 'NOT_PROCESSED', 1), (1, 'NOT_PROCESSED', 'DELIVERED', 2), (3, null, 'NOT_PROCESSED', 2)`,
  `insert into messages (order_id, seq, sender_id, text, read_at) values (1, 1, 1, 'Here?', now()), (1, 2, 2, 'Yes', null), (3, 1, 2, 'Hi', null)`,
  `insert into points_entries (user_id, action, points, product_id, order_id) values
    (1, 'Product Created', 5, 2, null), (2, 'Product Created', 5, 1, null), (2, 'Order Delivered', 20, 1, 1), (2, 'Product Deleted', -5, 6, null)`,
];

/** The rows of each table. */
async function countsOf({ db }: Database): Promise<Record<string, number>> {
  const tables = await db.rows<{ name: string }>(
    raw("select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'mikro%' order by 1"),
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = (await db.one<{ count: number }>(raw(`select count(*)::int as count from ${name}`)))!.count;
  return counts;
}

/** What people see of their things, as far as both releases have it. */
const contentOf = ({ db }: Database) =>
  db.one(
    raw(`select (select json_agg(json_build_array(id, name, email, phone, college_id, role, picture_id, points_total, deleted_at) order by id) from users) as users,
      (select json_agg(json_build_array(id, seller_id, category_id, name, description, price, quantity, shipping, photo_id, review_count, rating_sum, created_at, deleted_at)
        order by id) from products) as products,
      (select json_agg(json_build_array(id, buyer_id, seller_id, product_id, name, price, quantity, photo_id, status, ended_at, hidden_by_buyer, created_at) order by id)
        from orders) as orders,
      (select json_agg(json_build_array(id, order_id, sender_id, text, created_at, read_at) order by id) from messages) as messages,
      (select json_agg(json_build_array(id, product_id, author_id, rating, text, verified_buyer, created_at) order by id) from reviews) as reviews,
      (select json_agg(json_build_array(id, user_id, action, points, product_id, order_id, created_at) order by id) from points_entries) as points,
      (select json_agg(json_build_array(order_id, from_status, to_status, at, by_id) order by id) from order_events) as statuses`),
  );

/** What does not hold of what this release keeps besides. */
const VIOLATIONS = `select 'points of user ' || id as what from users u
    where points_total <> (select coalesce(sum(points), 0) from points_entries e where e.user_id = u.id)
  union all select 'count of category ' || id from categories c
    where product_count <> (select count(*) from products p where p.category_id = c.id and p.deleted_at is null and p.is_open)
  union all select 'messages of conversation ' || id from conversations c
    where (message_count, message_count) <> (select count(*), coalesce(max(seq), 0) from messages m where m.conversation_id = c.id)
  union all select 'conversation of order ' || id from orders o
    where not exists (select from conversations c where (c.product_id, c.buyer_id, c.seller_id) = (o.product_id, o.buyer_id, o.seller_id))
  union all select 'cover of product ' || id from products p where photo_id is distinct from (select stored_id from product_photos where product_id = p.id and position = 0)
  union all select 'condition of listing ' || id from products where expires_at < now() or paused or expired
  union all select 'listings that expire together' from products where deleted_at is null group by expires_at having count(*) > 1
  union all select 'proof of order ' || id from orders where (status = 'DELIVERED') <> (handover_confirmed_at is not null)
  union all select 'code of order ' || id from orders where length(handover_code) <> 6
  union all select 'keys of orders' where (select count(*) from idempotency_keys) <> 2
  union all select 'mail ' || id from outgoing_mails where template <> 'inWords' or data <> '{"subject": "Your code", "paragraphs": ["Hello", "123456"]}'`;

it('an upgrade from 0.1.0 keeps every row and what it says, and what this release keeps besides agrees with it', async () => {
  await after(FirstRelease, async (database) => {
    for (const statement of ROWS_OF_FIRST_RELEASE) await database.db.rows(raw(statement));
    const [counts, content] = [await countsOf(database), await contentOf(database)];
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.keys(counts)).toHaveLength(14);
    await database.migrate();
    expect(await countsOf(database)).toMatchObject(counts);
    expect(await contentOf(database)).toEqual(content);
    expect(await database.db.rows(raw(VIOLATIONS))).toEqual([]);
  });
}, 120_000);

it('a delivery whose points waited for its proof gives them once, unless an objection was upheld, and going back takes them', async () => {
  const before = migrations.findIndex(({ name }) => name === 'Migration20261125094500');
  await after(migrations[before - 1]!, async (database) => {
    for (const statement of [
      `insert into users (id, name, email, phone, college_id, role) select n, 'U' || n, 'u' || n || '@x', '', 'C' || n, 'STUDENT' from generate_series(1, 2) n`,
      `insert into categories (id, name) values (1, 'Shelf')`,
      `insert into products (id, name, description, price, quantity, shipping, category_id, seller_id) values (1, 'P', 'D', 5, 5, false, 1, 1)`,
      `insert into orders (id, buyer_id, seller_id, product_id, name, price, quantity, status, ended_at, handover_confirmed_at, handover_proof) values
        (1, 2, 1, 1, 'waits', 5, 1, 'DELIVERED', now(), null, null), (2, 2, 1, 1, 'refuted', 5, 1, 'DELIVERED', now(), null, null),
        (3, 2, 1, 1, 'proven', 5, 1, 'DELIVERED', now(), now(), 'CODE'), (4, 2, 1, 1, 'sent', 5, 1, 'SHIPPED', null, null, null)`,
      `insert into delivery_disputes (order_id, reason, outcome, settled_at) values (2, 'Never came', 'UPHELD', now())`,
      `insert into points_entries (user_id, action, points, product_id, order_id, proof) values (1, 'Order Delivered', 100, 1, 3, 'CODE')`,
    ])
      await database.db.rows(raw(statement));
    const points = async () => ({
      total: (await database.db.one<{ total: number }>(raw('select points_total as total from users where id = 1')))!.total,
      entries: (
        await database.db.rows<{ entry: string }>(raw(`select order_id || ' ' || action || ' ' || points as entry from points_entries order by id`))
      ).map(({ entry }) => entry),
    });
    await database.migrate();
    const given = ['3 Order Delivered 100', '1 Order Delivered 100'];
    expect(await points()).toEqual({ total: 200, entries: given });
    await expect(
      database.db.rows(raw(`insert into points_entries (user_id, action, points, order_id) values (1, 'Order Delivered', 100, 1)`)),
    ).rejects.toThrow('An order has its points once');
    await database.orm.migrator.down({ to: migrations[before - 1]!.name });
    expect(await points()).toEqual({ total: 100, entries: [...given, '1 Delivery Reversed -100'] });
  });
}, 120_000);

interface Column {
  name: string;
  type: string;
  /** Whether an insert must name it. */
  required: boolean;
}

/** The columns of all tables, as a process of an earlier release finds them. */
const columnsOf = ({ db }: Database) =>
  db.rows<Column>(
    raw(`select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as required from information_schema.columns
      where table_schema = current_schema() and table_name not like 'mikro%' order by 1`),
  );

const tableOf = ({ name }: Column) => name.split('.')[0];

/** The columns that a process of the release before would miss, could not leave out, or finds of another type. */
function broken(before: Column[], now: Column[]): string[] {
  const known = new Map(before.map((column) => [column.name, column]));
  const tables = new Set(before.map(tableOf));
  const names = new Set(now.map(({ name }) => name));
  const changed = now.filter((column) => {
    const former = known.get(column.name);
    return former ? former.type !== column.type || (column.required && !former.required) : column.required && tables.has(tableOf(column));
  });
  return [...before.filter(({ name }) => !names.has(name)), ...changed].map(({ name }) => name).sort();
}

/** Columns that migrations after `LastIncompatible` drop, rename or require, each with the migration and why no running process needs it. */
const CONTRACTED: Record<string, string> = {};

describe('the migrations after those that need all processes to be stopped', () => {
  it('drop, rename and require no column that the release before works with', async () => {
    await after(LastIncompatible, async (database) => {
      const before = await columnsOf(database);
      await database.migrate();
      expect(broken(before, await columnsOf(database))).toEqual(Object.keys(CONTRACTED).sort());
    });
  }, 120_000);

  it('would be found: a dropped, a renamed, a required and a changed column, and a dropped table', () => {
    const column = (name: string, required = false, type = 'text'): Column => ({ name, required, type });
    const before = ['a.dropped', 'a.renamed', 'a.required', 'a.type', 'a.same', 'b.id'].map((name) => column(name));
    const now = [
      column('a.newName'),
      column('a.required', true),
      column('a.type', false, 'int4'),
      column('a.same'),
      column('a.new', true),
      column('c.id', true),
    ];
    expect(broken(before, now)).toEqual(['a.dropped', 'a.new', 'a.renamed', 'a.required', 'a.type', 'b.id']);
  });
});
