import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entities } from '../src/app/entities.ts';
import { openDatabase, type Database } from '../src/infra/database.ts';
import { sql } from '../src/platform/sql.ts';
import { migrations } from '../migrations/index.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { Migration20261122172836 as Conversations } from '../migrations/Migration20261122172836.ts';

/** The migrations before the one of conversations. */
const earlier = migrations.slice(0, migrations.indexOf(Conversations));

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
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-chats-'));
  await copyFirstStart(dataDir);
  const database = await openDatabase({ dataDir }, { entities, migrations });
  try {
    await database.orm.migrator.up({ to: earlier.at(-1)!.name });
    await addChats(database);
    await database.migrate();
    expect(await chats(database)).toEqual([
      { buyer: 2, count: 3, seq: 1, order: 1, text: 'a', read: true },
      { buyer: 2, count: 3, seq: 2, order: 2, text: 'b', read: false },
      { buyer: 2, count: 3, seq: 3, order: 1, text: 'c', read: false },
      { buyer: 3, count: 2, seq: 1, order: 3, text: 'd', read: true },
      { buyer: 3, count: 2, seq: 2, order: 3, text: 'e', read: false },
    ]);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
