import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openApplication, type ApplicationContainer } from '../../../graphql-api/src/app/application.ts';
import { createApp } from '../../../graphql-api/src/app/http/server.ts';
import type { Db } from '../../../graphql-api/src/platform/context.ts';
import { readSettings } from '../../../graphql-api/src/platform/settings/settings.ts';
import { sql } from '../../../graphql-api/src/platform/database/sql.ts';
import type { Listing } from './catalogue.ts';

/** A server of the product with the listings. */
export interface Shop {
  url: string;
  db: Db;
  context: ApplicationContainer['context'];
  close(): Promise<void>;
}

/** Number of listings that one statement writes. */
const AT_ONCE = 1_000;

async function write(db: Db, listings: readonly Listing[]): Promise<void> {
  const columns = (['name', 'description', 'category', 'price', 'quantity'] as const).map((name) => listings.map((listing) => listing[name]));
  await db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id, photo_id)
    select l.name, l.description, l.price, l.quantity, false, c.id, (select min(id) from users), null
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[], ${columns[3]}::numeric[], ${columns[4]}::int[])
      as l (name, description, category, price, quantity)
    join categories c on c.name = l.category`);
}

async function fill(db: Db, listings: readonly Listing[]): Promise<void> {
  await db.rows(sql`insert into users (name, email, phone, college_id, role, password_hash)
    values ('Evaluation', 'evaluation@vitstudent.ac.in', '+919840000000', 'EVALUATION', 'STUDENT', null)`);
  const names = [...new Set(listings.map(({ category }) => category))];
  await db.rows(sql`insert into categories (name) select unnest(${names}::text[])`);
  for (let at = 0; at < listings.length; at += AT_ONCE) await write(db, listings.slice(at, at + AT_ONCE));
  await db.rows(sql`analyze products`);
}

/** Starts the product on an empty database, on a PostgreSQL server or embedded, and creates the listings. */
export async function openShop(listings: readonly Listing[], databaseUrl: string | undefined): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-evaluation-'));
  const container = await openApplication(
    readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_DATA: '0', WEB_DIR: dataDir, RATE_LIMITS: 'off' }),
  );
  await container.database.migrate();
  const { db } = container.database;
  await fill(db, listings);
  const app = await createApp(container, pino({ level: 'silent' }));
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    await app.stop();
    await container.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`, db, context: (...given) => container.context(...given), close };
}
