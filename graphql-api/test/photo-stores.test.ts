import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePhotos } from '../src/app/ops/commands/photo-commands.ts';
import { photoAddresses } from '../src/infra/photos/photo-addresses.ts';
import { openPhotoStore, photoStoreError } from '../src/infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import { sweepPhotos } from '../src/domains/media/photos/photo-removal.ts';
import type { PhotoStoreSettings, PhotoUrlSettings } from '../src/platform/settings/photo-store-settings.ts';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { s3Server } from './s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'campuscart-photos-'));
const server = s3Server(join(folder, 's3'));
const warnings: string[] = [];
let s3: PhotoStoreSettings & { kind: 's3' };
const files: PhotoStoreSettings = { kind: 'folder', folder: join(folder, 'files') };

beforeAll(async () => {
  const { port } = await server.run();
  s3 = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'photos',
    prefix: 'shop/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(settings: PhotoStoreSettings) {
  const { container } = await testApplication();
  return openPhotoStore(settings, { db: container.database.db, widths: PHOTO_WIDTHS, warn: (_, text) => void warnings.push(text) });
}

describe('a photo store', () => {
  it.each(['database', 'folder', 's3'] as const)(
    'in the %s returns what was stored by hash and width, and nothing after its removal',
    async (kind) => {
      const store = await open(kind === 's3' ? s3 : kind === 'folder' ? files : { kind });
      const bytes = Buffer.from([0, 255, 10, 13, 128]);
      await store.put(`${kind}-1`, [
        { width: 160, bytes },
        { width: 640, bytes: Buffer.from('larger') },
      ]);
      await store.put(`${kind}-1`, [{ width: 160, bytes }]);
      expect([await store.get(`${kind}-1`, 160), (await store.get(`${kind}-1`, 640))?.toString()]).toEqual([bytes, 'larger']);
      expect([await store.get(`${kind}-1`, 320), await store.get(`${kind}-2`, 160)]).toEqual([undefined, undefined]);
      await store.remove(`${kind}-1`);
      await store.remove(`${kind}-1`);
      expect([await store.get(`${kind}-1`, 160), await store.get(`${kind}-1`, 640)]).toEqual([undefined, undefined]);
    },
  );

  it('that does not answer, rejects the key or lacks the bucket causes SERVICE_UNAVAILABLE and a log line', async () => {
    const unavailable = { extensions: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 }) };
    const away = await open({ ...s3, endpoint: 'http://127.0.0.1:9' });
    await expect(away.get('any', 160)).rejects.toMatchObject(unavailable);
    const rejected = await open({ ...s3, accessKeyId: 'NOBODY' });
    await expect(rejected.put('any', [{ width: 160, bytes: Buffer.from('x') }])).rejects.toMatchObject(unavailable);
    const missing = await open({ ...s3, bucket: 'missing' });
    await expect(missing.put('any', [{ width: 160, bytes: Buffer.from('x') }])).rejects.toMatchObject(unavailable);
    expect(warnings.length).toBeGreaterThanOrEqual(3);
    expect(warnings.join()).toContain('no bucket missing');
  }, 60_000);
});

describe('the check of a photo store at startup', () => {
  const problemOf = async (settings: PhotoStoreSettings, url: PhotoUrlSettings = { kind: 'proxy' }) => {
    const { db } = (await testApplication()).container.database;
    return photoStoreError(settings, { db, widths: PHOTO_WIDTHS, addresses: photoAddresses(url, settings) });
  };

  it('finds no problem with a working store and leaves nothing there', async () => {
    expect([await problemOf(s3), await problemOf(files), await problemOf({ kind: 'database' })]).toEqual([undefined, undefined, undefined]);
    const base = `${s3.endpoint}/photos/shop`;
    expect([await problemOf(s3, { kind: 'signed' }), await problemOf(s3, { kind: 'public', base })]).toEqual([undefined, undefined]);
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('start-check'))).toEqual([]);
  });

  it.each([
    ['another key', { accessKeyId: 'NOBODY' }, 'rejects AWS_ACCESS_KEY_ID'],
    ['a bucket that is missing', { bucket: 'missing' }, 'has no bucket missing'],
    ['a server that is away', { endpoint: 'http://127.0.0.1:9' }, 'is not available'],
  ])(
    'reports the problem: %s',
    async (_case, change, words) => {
      expect(await problemOf({ ...s3, ...change })).toContain(words);
    },
    60_000,
  );

  it('reports that browsers do not get photos at the configured address', async () => {
    const wrong = `${s3.endpoint}/photos/other`;
    expect(await problemOf(s3, { kind: 'public', base: wrong })).toMatch(/^PHOTO_URL sends browsers to .*\/photos\/other\/.*answered 404$/);
    expect(await problemOf(s3, { kind: 'public', base: 'http://127.0.0.1:9' })).toContain('did not answer');
  });

  it('reports that a folder is not writable', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await problemOf({ kind: 'folder', folder: join(file, 'photos') })).toContain('ENOTDIR');
  });
});

describe('moving photos', () => {
  it('copies every file from store to store and deletes the old ones only with the option for it', async () => {
    const { container } = await testApplication();
    const bytes = Buffer.from('a photo');
    const inDatabase = await open({ kind: 'database' });
    await inDatabase.put('moved', [{ width: 320, bytes }]);
    await upsertPhoto(container.context(null, 'test'), {
      hash: 'moved',
      width: 320,
      height: 320,
      color: '#123456',
      contentHash: null,
      lookHash: null,
    });
    await movePhotos(container, { from: { kind: 'database' }, to: files, deleteOld: false });
    expect([await inDatabase.get('moved', 320), await (await open(files)).get('moved', 320)]).toEqual([bytes, bytes]);
    await movePhotos(container, { from: files, to: s3, deleteOld: true });
    expect([await (await open(files)).get('moved', 320), await (await open(s3)).get('moved', 320)]).toEqual([undefined, bytes]);
    expect(readdirSync(files.folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'))).toEqual([]);
  }, 60_000);

  it('leaves photos to the job that removes unused ones, in the configured store', async () => {
    const { container } = await testApplication();
    const store = await open(s3);
    await store.put('unused', [{ width: 320, bytes: Buffer.from('x') }]);
    const ctx = { ...container.context(null, 'test'), infra: { ...container.infra, photos: store } };
    const { id } = await upsertPhoto(ctx, { hash: 'unused', width: 320, height: 320, color: '#123456', contentHash: null, lookHash: null });
    await container.database.db.rows(sql`update photos set created_at = now() - interval '2 days' where id = ${id}`);
    await sweepPhotos(ctx);
    expect(await store.get('unused', 320)).toBeUndefined();
  });
});
