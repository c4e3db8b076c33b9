import 'reflect-metadata';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApplication } from '../../graphql-api/src/app/application.ts';
import { createCampus, withCampus, type CampusAdmin } from '../../graphql-api/src/app/ops/campus-admin.ts';
import { moveCampus, SEEN_AFTER_MS } from '../../graphql-api/src/app/ops/campus-move.ts';
import { raw } from '../../graphql-api/src/platform/database/sql.ts';
import { readCampusSettings } from '../../graphql-api/src/platform/settings/campus-settings.ts';
import { readSettings } from '../../graphql-api/src/platform/settings/settings.ts';
import { startPostgres } from '../../graphql-api/test/postgres-server.mjs';

/*
 * `npm run bench -- campuses move [listings]`: measures how long a campus cannot be written while it moves to another database of a separate server.
 */

const [listings = 20_000] = process.argv.slice(2).map(Number);
const SELLERS = 1_000;

const dataDir = mkdtempSync(join(tmpdir(), 'campuscart-bench-move-'));
const server = await startPostgres();

/** Opens an application on a database of the server. */
async function adminOn(name: string): Promise<CampusAdmin> {
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const env = { DATA_DIR: dataDir, DATABASE_URL: url, PUBLIC_URL: 'http://main.example', WEB_DIR: dataDir, STATEMENT_SECONDS: '600' };
  const primary = await openApplication(readSettings(env));
  await primary.database.migrate();
  return { primary, settingsOf: (campus) => readCampusSettings(campus, env) };
}

const PEOPLE = `insert into users (name, email, phone, college_id, password_hash, role)
  select 'Student ' || n, 'student' || n || '@north.example', '+919840012345', 'N' || n, 'x', 'STUDENT' from generate_series(1, ${SELLERS}) n`;

/**
 * Number of listings in one transaction. Category counters change with each listing, and a single transaction would read all their versions
 * repeatedly.
 */
const AT_ONCE = 500;

const listed = (from: number): string => `insert into products (name, description, price, quantity, shipping, category_id, seller_id)
  select 'Desk lamp ' || n, repeat('Works well, with its cable and a spare bulb. ', 5), n % 5000, 1, false, (select min(id) from categories),
    (select min(id) from users) + n % ${SELLERS} from generate_series(${from}, ${Math.min(from + AT_ONCE - 1, listings)}) n`;

try {
  const bootstrap = await adminOn('postgres');
  await bootstrap.primary.database.db.rows(raw('create database elsewhere'));
  const there = await adminOn('elsewhere');
  const plan = { slug: 'north', name: 'North', hosts: ['north.example'], emailDomains: ['north.example'], isListed: true, settings: {} };
  await createCampus(bootstrap, { ...plan, categories: ['Lamps'], spots: [] });
  await withCampus(bootstrap, 'north', async ({ database: { db } }) => {
    await db.rows(raw(PEOPLE));
    for (let from = 1; from <= listings; from += AT_ONCE) await db.rows(raw(listed(from)));
  });
  const { rows, seconds } = await moveCampus(bootstrap, there, 'north');
  console.log(
    `Move a campus of ${listings} listings (${rows} rows): not writable for ${seconds.toFixed(1)} s, ${SEEN_AFTER_MS / 1_000} s of which it waits for the servers`,
  );
  await there.primary.close();
  await bootstrap.primary.close();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
