import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp } from '../src/app/ops/backup.ts';
import { Metrics } from '../src/app/schema/measures/metrics.ts';
import { createApp } from '../src/app/http/server.ts';
import { folderPhotoStore } from '../src/infra/photos/folder-store.ts';
import { photoSpaceWarning } from '../src/domains/media/photos/photo-space.ts';
import { testApplication, type TestApplication } from './application.ts';
import { category, student, unique } from './test-clients.ts';
import { drawing } from './test-pictures.ts';

/** A Linux device on which every write fails with ENOSPC. */
const FULL = '/dev/full';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId photoUrl } } }';

const folder = mkdtempSync(join(tmpdir(), 'campuscart-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The device replaces a full disk and returns the kernel's errors. `npm run attack -- disk` fills a real disk.
describe.skipIf(!existsSync(FULL))('while a disk is full', () => {
  const photos = join(folder, 'photos');
  const disk = { isFull: false, filesThatFit: 0 };
  const warnings: string[] = [];
  let application: TestApplication & { stop: () => Promise<void> };

  beforeAll(async () => {
    const { container, ...shared } = await testApplication();
    const store = folderPhotoStore(photos, {
      warn: (_error, text) => void warnings.push(text),
      write: (path, bytes) => {
        if (!disk.isFull || disk.filesThatFit-- > 0) return writeFile(path, bytes);
        // Part of the file fits.
        writeFileSync(path, bytes.subarray(0, 100));
        return writeFile(FULL, bytes);
      },
    });
    const infra = { ...container.infra, photos: store };
    const context: typeof container.context = (viewer, ip) => ({ ...container.context(viewer, ip), infra });
    const app = await createApp({ ...container, infra, context }, pino({ level: 'silent' }));
    await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
    application = { ...shared, container, url, stop: () => app.stop() };
  });
  afterAll(() => application.stop());

  it('the free space for photos is a metric, and a warning states the remaining space before uploads fail', async () => {
    const { container, url } = application;
    const store = folderPhotoStore(folder, { warn: () => undefined });
    const { bavail, bsize } = statfsSync(folder);
    // Other processes write to the disk meanwhile.
    expect(Math.abs((await store.freeBytes!()) / (bavail * bsize) - 1)).toBeLessThan(0.2);
    const registry = new Metrics(container.database, { ...container.infra, photos: { ...store, freeBytes: async () => 5_000 } }).registry;
    expect(await registry.metrics()).toMatch(/^campuscart_photo_free_bytes 5000$/m);
    expect(await (await fetch(`${url}/metrics`)).text()).not.toMatch(/^campuscart_photo_free_bytes \d/m);
    const warningWith = (freeBytes?: () => Promise<number>) => {
      const ctx = container.context(null, 'test');
      return photoSpaceWarning({ ...ctx, infra: { ...ctx.infra, photos: { ...store, freeBytes } } });
    };
    expect(await warningWith(async () => 999_999_999)).toBe(
      'the disk of PHOTO_STORE has 999 MB left: once it is full, photos are rejected and listings wait',
    );
    expect(await warningWith(async () => 1_000_000_000)).toBeUndefined();
    expect(await warningWith()).toBeUndefined();
  });

  it('an upload fails with SERVICE_UNAVAILABLE about photos, lists and writes nothing, and works once there is space', async () => {
    const seller = await student(undefined, Promise.resolve(application));
    const picture = new Blob([new Uint8Array(await drawing(900, 700).png().toBuffer())]);
    const name = unique('Lamp');
    const input = { name, description: 'Works well.', price: 100, quantity: 1, shipping: false, categoryId: await category() };
    const create = () => seller.upload(CREATE, { input: { ...input, photo: null } }, 'variables.input.photo', picture);
    Object.assign(disk, { isFull: true, filesThatFit: 1 });
    const { status, data, errors } = await create();
    expect([status, data]).toEqual([503, { createProduct: null }]);
    expect(errors).toMatchObject([
      {
        message: 'Photos cannot be stored or shown right now. Please try again later.',
        extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 },
      },
    ]);
    expect(warnings).toEqual([expect.stringContaining('the photo folder cannot be used: ENOSPC')]);
    const files = readdirSync(photos, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.webp'));
    expect(files.filter((path) => !path.endsWith('.webp'))).toEqual([]);
    const mine = '{ me { products { totalCount } } }';
    expect((await seller.ask(mine)).data.me.products.totalCount).toBe(0);
    disk.isFull = false;
    const { photoUrl } = (await create()).data.createProduct.product;
    expect((await fetch(application.url + photoUrl)).status).toBe(200);
    expect((await seller.ask(mine)).data.me.products.totalCount).toBe(1);
  });

  it('a backup fails with ENOSPC, leaves no partial file, keeps the older ones, and succeeds once there is space', async () => {
    const { container } = await testApplication();
    const backups = join(folder, 'backups');
    const [older, path] = [join(backups, 'older.jsonl.gz'), join(backups, 'shop.jsonl.gz')];
    mkdirSync(backups);
    writeFileSync(older, 'as it was');
    symlinkSync(FULL, `${path}.part`);
    await expect(backUp(container, path)).rejects.toThrow('ENOSPC');
    expect([readdirSync(backups), readFileSync(older, 'utf8')]).toEqual([['older.jsonl.gz'], 'as it was']);
    await backUp(container, path);
    expect(readdirSync(backups)).toEqual(['older.jsonl.gz', 'shop.jsonl.gz']);
  });
});
