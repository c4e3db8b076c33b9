import { randomBytes } from 'node:crypto';
import { migrations } from '../migrations/index.ts';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, copyData, restore } from '../src/app/ops/backup.ts';
import { openApplication, type PrimaryApplication } from '../src/app/application.ts';
import { seedDatabase } from '../../tools/bench/seed.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import { deleteOldBackups } from '../src/infra/backup/file.ts';
import { writeSearches } from '../src/domains/market/search/recorded-searches.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import { raw, sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { comeToRest } from './consumed.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { databaseUrl } from './settings.ts';
import { browse, deal, exchange, openWorld, publish, quarrel } from './world.ts';

/** Scale of the benchmark's data: 200 products, 600 orders. */
const SCALE = 0.01;
const PHOTOS = 10;

const folder = mkdtempSync(join(tmpdir(), 'campuscart-backup-'));
const file = join(folder, 'shop.jsonl.gz');
const opened: PrimaryApplication[] = [];

/** Opens a database of the kind that this run tests, or an embedded one. */
async function open(name: string, kind: 'tested' | 'embedded' = 'tested'): Promise<PrimaryApplication> {
  const url = databaseUrl && kind === 'tested' ? Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href : undefined;
  if (!url) await copyFirstStart(join(folder, name));
  const container = await openApplication(readSettings({ DATA_DIR: join(folder, name), DATABASE_URL: url }));
  opened.push(container);
  return container;
}

/** Opens a new database. */
async function emptyDatabase(name: string): Promise<PrimaryApplication> {
  if (databaseUrl) await (await testApplication()).container.database.db.rows(raw(`create database ${name}`));
  return open(name);
}

/** Returns all rows of all tables, sorted, except files of bulk jobs, which backups do not contain. */
async function contentOf({ database: { db } }: PrimaryApplication): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(
    raw(
      "select tablename as name from pg_tables where schemaname = current_schema() and tablename not in ('mikro_orm_migrations', 'bulk_chunks') order by 1",
    ),
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await db.rows<{ row: string }>(raw(`select md5(row_to_json(t)::text) as row from ${name} t order by 1`));
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** Backs up a database after background jobs have finished writing to it. Returns its content. */
async function backUpAtRest(container: PrimaryApplication, path: string): Promise<Record<string, string[]>> {
  let content = await contentOf(container);
  for (;;) {
    await backUp(container, path);
    const after = await contentOf(container);
    if (isDeepStrictEqual(content, after)) return after;
    content = after;
  }
}

/** Returns the constraints, triggers and functions of the schema, and the positions of its sequences. */
const schemaOf = ({ database: { db } }: PrimaryApplication) =>
  db.rows(
    raw(`select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as part from pg_constraint where connamespace = current_schema()::regnamespace
      union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename || coalesce(last_value, 0) from pg_sequences where schemaname = current_schema() and sequencename not like 'mikro%'
      order by 1`),
  );

/** Tables that need a push service, a webhook receiver, a budget or a doubtful picture, and tables whose rows are deleted at once. */
const MAY_BE_EMPTY = [
  'budgets',
  'college_identities',
  'doubtful_listings',
  'last_backup',
  'mail_paces',
  'oauth_items',
  'oauth_keys',
  'outgoing_mails',
  'outgoing_pushes',
  'push_keys',
  'push_subscriptions',
  'returned_people',
  'webhook_deliveries',
  'webhook_messages',
  'webhooks',
];

let shop: PrimaryApplication;
beforeAll(async () => {
  shop = await emptyDatabase('shop');
  await shop.database.migrate();
  const { connectionString, host } = shop.database.connection;
  await seedDatabase(connectionString ?? `postgres://postgres:postgres@/postgres?host=${encodeURIComponent(host!)}`, SCALE);
  const ctx = shop.context(null, 'test');
  for (let index = 0; index < PHOTOS; index += 1) {
    const hash = `photo-${index}`;
    await shop.infra.photos.put(
      hash,
      PHOTO_WIDTHS.map((width) => ({ width, bytes: randomBytes(width * 50) })),
    );
    await upsertPhoto(ctx, { hash, width: 1280, height: 960, color: '#123456', contentHash: null, lookHash: '01'.repeat(336) });
  }
  // A time with microseconds, and a text with characters that JSON escapes.
  await shop.database.db.rows(
    sql`update users set created_at = '2026-01-02 03:04:05.123456+00', name = ${'Ä "quoted" \\ line\nnext 🎸'} where id = 1`,
  );
  await backUp(shop, file);
}, 120_000);
afterAll(async () => {
  for (const container of opened) await container.close();
  if (databaseUrl) {
    const { db } = (await testApplication()).container.database;
    for (const name of ['shop', 'restored', 'market_copy', 'damaged', 'moved']) await db.rows(raw(`drop database if exists ${name} with (force)`));
  }
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('a backup', () => {
  it('restores every row of every table, the photos, the sequences, the triggers and the constraints to an empty database', async () => {
    const restored = await emptyDatabase('restored');
    await restore(restored, file, false);
    const content = await contentOf(shop);
    expect(content.photo_files!.length).toBe(PHOTOS * PHOTO_WIDTHS.length);
    expect(content.products!.length).toBe(200);
    expect(await contentOf(restored)).toEqual(content);
    expect(await schemaOf(restored)).toEqual(await schemaOf(shop));
  }, 120_000);

  it('replaces existing data only with the option for it, and none of that data remains', async () => {
    const before = opened.pop()!;
    await before.database.db.rows(raw(`insert into categories (name) values ('Left over')`));
    await before.database.db.rows(raw(`delete from photo_files`));
    await before.close();
    const restored = await open('restored');
    await expect(restore(restored, file, false)).rejects.toThrow('holds data. Add --overwrite');
    await restore(restored, file, true);
    expect(await contentOf(restored)).toEqual(await contentOf(shop));
  }, 120_000);

  it('contains the activity of the marketplace, with at least one row of each table', async () => {
    const market = (await testApplication()).container;
    const world = await openWorld();
    await deal(world);
    await publish(world);
    await browse(world);
    await exchange(world);
    await quarrel(world);
    await writeSearches(market.context(null, 'test'));
    await comeToRest();
    const marketFile = join(folder, 'market.jsonl.gz');
    const content = await backUpAtRest(market, marketFile);
    const empty = Object.entries(content).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []));
    expect(empty.filter((name) => !MAY_BE_EMPTY.includes(name))).toEqual([]);
    const copy = await emptyDatabase('market_copy');
    await restore(copy, marketFile, false);
    expect(await contentOf(copy)).toEqual(content);
  }, 400_000);

  it('is readable by its owner only', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'cannot be read'],
    [
      'lacks its end',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().trimEnd().split('\n').slice(0, -1).join('\n'), { level: 1 }),
      'incomplete',
    ],
    [
      'lacks a row',
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/\n\{.*\n/, '\n'),
          { level: 1 },
        ),
      'incomplete',
    ],
    ['is something else', () => gzipSync('{"hello": 1}\n'), 'not a backup of CampusCart'],
    ['is no gzip file', () => Buffer.from('hello'), 'cannot be read'],
    [
      'is of a newer release',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"]}]', '","Migration29991231000000"]}]'), { level: 1 }),
      'newer release',
    ],
    [
      'is older than the baseline',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace(`"${migrations[0]!.name}"`, '"Migration20261121000000"'), { level: 1 }),
      'older than release 0.2.0',
    ],
  ])('that %s is rejected before anything changes', async (_, change, message) => {
    const damaged = join(folder, 'damaged.jsonl.gz');
    writeFileSync(damaged, change(readFileSync(file)));
    await expect(restore(shop, damaged, true)).rejects.toThrow(message);
    expect((await contentOf(shop)).products!.length).toBe(200);
  });

  it('replaces the oldest backups of a folder beyond the number to keep, and no other file', async () => {
    const names = ['01', '02', '03'].map((day) => `campuscart-2026-01-${day}T00-00-00Z.jsonl.gz`);
    for (const name of [...names, 'notes.txt']) writeFileSync(join(folder, name), '');
    expect(await deleteOldBackups(folder, 2)).toEqual([names[0]]);
  });
});

// Without a server, there is only one kind of database.
describe.skipIf(!databaseUrl)('a move', () => {
  it('to an embedded database and back leaves the same data', async () => {
    const embedded = await open('elsewhere', 'embedded');
    await copyData(shop, embedded, false);
    const content = await contentOf(shop);
    expect(await contentOf(embedded)).toEqual(content);
    const back = await emptyDatabase('moved');
    await copyData(embedded, back, false);
    expect(await contentOf(back)).toEqual(content);
    expect(await schemaOf(back)).toEqual(await schemaOf(shop));
  }, 180_000);
});
