import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplication, type ApplicationContainer } from '../src/app/application.ts';
import { backup, moveDatabase, restore } from '../src/app/ops/commands/data-commands.ts';
import { lastBackupSeconds } from '../src/infra/backup/last-backup.queries.ts';
import { openPhotoStore } from '../src/infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import { readSettings, type Settings } from '../src/platform/settings/settings.ts';
import { raw } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { copyFirstStart } from './embedded-folder.ts';
import { s3Server } from './s3-server.ts';
import { databaseUrl } from './settings.ts';

/* Tests `npm run backup`, `restore` and `move-database` with photos outside the database. `backup.test.ts` covers photos in the database. */

const PHOTOS = 3;
const folder = mkdtempSync(join(tmpdir(), 'campuscart-backup-photos-'));
const photoFolder = join(folder, 'photos');
const bucketFolder = join(folder, 's3', 'photos');
const server = s3Server(join(folder, 's3'));
const stores = { folder: `folder:${photoFolder}`, s3: '' };
const created: string[] = [];

beforeAll(async () => {
  const { port } = await server.run();
  stores.s3 = `s3://photos?endpoint=http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  if (databaseUrl) for (const name of created) await serverDatabase().then((db) => db.rows(raw(`drop database if exists ${name} with (force)`)));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const serverDatabase = async () => (await testApplication()).container.database.db;
const urlOf = (name: string): string => Object.assign(new URL(databaseUrl!), { pathname: `/${name}` }).href;

/** Creates an empty database with photos in the store, and returns its settings. */
async function emptyDatabase(name: string, store: string): Promise<Settings> {
  if (databaseUrl) {
    await (await serverDatabase()).rows(raw(`create database ${name}`));
    created.push(name);
  } else await copyFirstStart(join(folder, name));
  return readSettings({
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl && urlOf(name),
    PHOTO_STORE: store,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  });
}

async function withContainer<Result>(settings: Settings, work: (container: ApplicationContainer) => Promise<Result>): Promise<Result> {
  const container = await openApplication(settings);
  try {
    return await work(container);
  } finally {
    await container.close();
  }
}

const hashOf = (index: number): string => `photo-${index}`;

/** Stores photos in all their widths. Returns their bytes. */
const fill = (settings: Settings): Promise<Buffer[]> =>
  withContainer(settings, async (container) => {
    await container.database.migrate();
    const { db } = container.database;
    await db.rows(raw(`insert into categories (name) values ('Books')`));
    const all: Buffer[] = [];
    for (let index = 0; index < PHOTOS; index += 1) {
      const variants = PHOTO_WIDTHS.map((width) => ({ width, bytes: randomBytes(width) }));
      await container.infra.photos.put(hashOf(index), variants);
      await upsertPhoto(container.context(null, 'test'), {
        hash: hashOf(index),
        width: 1280,
        height: 960,
        color: '#123456',
        contentHash: null,
        lookHash: null,
      });
      all.push(...variants.map(({ bytes }) => bytes));
    }
    return all;
  });

/** Returns the photos that a store outside the database contains. */
async function photosIn({ photoStore }: Settings): Promise<(Buffer | undefined)[]> {
  const store = openPhotoStore(photoStore, { db: await serverDatabase(), widths: PHOTO_WIDTHS, warn: console.error });
  const all: (Buffer | undefined)[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    for (const width of PHOTO_WIDTHS) all.push(await store.get(hashOf(index), width));
  }
  return all;
}

/** Empties the folder and the bucket. */
function destroyPhotos(): void {
  rmSync(photoFolder, { recursive: true, force: true });
  for (const name of readdirSync(bucketFolder)) rmSync(join(bucketFolder, name), { recursive: true });
}

const takeBackup = (backups: string, settings: Settings, values: Record<string, string> = {}) =>
  backup.run({ rest: [], values: { folder: backups, ...values } }, settings);
const restoreFrom = (backups: string, settings: Settings) =>
  restore.run({ rest: [join(backups, readdirSync(backups).sort().at(-1)!)], values: {} }, settings);

describe('a backup with photos outside the database', () => {
  it.each(['folder', 's3'] as const)(
    'contains the photos of the %s: after their loss a restore brings them back, and a move keeps them',
    async (kind) => {
      const backups = join(folder, `${kind}-backups`);
      const shop = await emptyDatabase(`${kind}_shop`, stores[kind]);
      const photos = await fill(shop);
      expect(await photosIn(shop)).toEqual(photos);
      expect(await takeBackup(backups, shop)).toContain(`Photos: ${PHOTOS}`);
      destroyPhotos();
      expect(await photosIn(shop)).toEqual(photos.map(() => undefined));

      const restored = await emptyDatabase(`${kind}_restored`, stores[kind]);
      expect(await restoreFrom(backups, restored)).toContain(`${photos.length} photo files were written`);
      expect(await photosIn(restored)).toEqual(photos);

      const moved = await emptyDatabase(`${kind}_moved`, stores[kind]);
      const to = moved.databaseUrl ? { to: moved.databaseUrl } : { 'to-folder': moved.dataDir };
      await moveDatabase.run({ rest: [], values: to }, restored);
      expect(await photosIn(moved)).toEqual(photos);
      const named = 'select hash from photos order by id';
      expect(await withContainer(moved, ({ database }) => database.db.rows(raw(named)))).toHaveLength(PHOTOS);
    },
    120_000,
  );

  it('that lacks photos named in the database says so, is not counted, and replaces no older backup', async () => {
    const backups = join(folder, 'lost-backups');
    const shop = await emptyDatabase('lost_shop', stores.folder);
    await fill(shop);
    destroyPhotos();
    mkdirSync(backups);
    const older = 'campuscart-2026-01-01T00-00-00Z.jsonl.gz';
    writeFileSync(join(backups, older), 'with photos');
    expect(await takeBackup(backups, shop, { keep: '1' })).toContain(`! ${PHOTOS} of ${PHOTOS} photos are not in the photo store`);
    expect([readdirSync(backups).length, readdirSync(backups)]).toEqual([2, expect.arrayContaining([older])]);
    expect(await withContainer(shop, ({ database }) => lastBackupSeconds(database.db))).toBeUndefined();
  }, 60_000);

  it('is not restored while photos cannot be stored, and nothing changes', async () => {
    const backups = join(folder, 'folder-backups');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const broken = await emptyDatabase('broken', `folder:${join(file, 'photos')}`);
    await expect(restoreFrom(backups, broken)).rejects.toThrow(/^Photos cannot be stored: .*ENOTDIR.*Nothing was changed/);
    const tables = "select tablename from pg_tables where schemaname = current_schema() and tablename = 'users'";
    expect(await withContainer(broken, ({ database }) => database.db.rows(raw(tables)))).toEqual([]);
  }, 60_000);
});
