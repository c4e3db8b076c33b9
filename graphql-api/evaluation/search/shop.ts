import { testApplication } from '../../test/application.ts';
import { sql } from '../../src/platform/sql.ts';
import type { Db } from '../../src/platform/context.ts';
import type { Listing } from './catalogue.ts';

/** A server of the product with the listings. */
export interface Shop {
  url: string;
  db: Db;
  close(): Promise<void>;
}

/** How many listings one statement writes. */
const AT_ONCE = 1_000;

async function write(db: Db, listings: readonly Listing[]): Promise<void> {
  const columns = (['name', 'description', 'category', 'price', 'quantity'] as const).map((name) => listings.map((listing) => listing[name]));
  await db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id, photo_id)
    select l.name, l.description, l.price, l.quantity, false, c.id, (select min(id) from users), null
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[], ${columns[3]}::numeric[], ${columns[4]}::int[])
      as l (name, description, category, price, quantity)
    join categories c on c.name = l.category`);
}

/** Starts the product and lists the goods. */
export async function openShop(listings: readonly Listing[]): Promise<Shop> {
  const { url, container } = await testApplication();
  const { db } = container.database;
  await db.rows(sql`insert into users (name, email, phone, college_id, role, password_hash)
    values ('Evaluation', 'evaluation@vitstudent.ac.in', '+919840000000', 'EVALUATION', 'STUDENT', null)`);
  const names = [...new Set(listings.map(({ category }) => category))];
  await db.rows(sql`insert into categories (name) select unnest(${names}::text[])`);
  for (let at = 0; at < listings.length; at += AT_ONCE) await write(db, listings.slice(at, at + AT_ONCE));
  await db.rows(sql`analyze products`);
  return { url, db, close: () => container.close() };
}
