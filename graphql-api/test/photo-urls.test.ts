import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app/http/server.ts';
import { photoAddresses } from '../src/infra/photos/photo-addresses.ts';
import { openPhotoStore } from '../src/infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import type { PhotoUrlSettings, S3StoreSettings } from '../src/platform/settings/photo-store-settings.ts';
import type { PhotoStore } from '../src/platform/ports.ts';
import { sql, type Sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { s3Server } from './s3-server.ts';
import { listing, order, student } from './test-clients.ts';

const BYTES = Buffer.from('the bytes of a photo');
const folder = mkdtempSync(join(tmpdir(), 'campuscart-photo-urls-'));
const server = s3Server(folder);
let settings: S3StoreSettings;
let store: PhotoStore;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { port } = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  settings = { kind: 's3', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'photos', prefix: 'shop/', ...keys };
  const { container } = await testApplication();
  store = openPhotoStore(settings, { db: container.database.db, widths: PHOTO_WIDTHS, warn: () => undefined });
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server on the same database whose photos are in the S3 store. Returns its address. */
async function shop(photoUrl: PhotoUrlSettings): Promise<string> {
  const { container } = await testApplication();
  const changed = { ...container.infra.settings, photoStore: settings, photoUrl };
  const infra = { ...container.infra, settings: changed, photos: store, photoAddresses: photoAddresses(photoUrl, settings) };
  const app = await createApp({ ...container, infra }, pino({ level: 'silent' }));
  stops.push(() => app.stop());
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`;
}

/** Stores a photo in the S3 store and shows it with `show`. Returns its hash. */
async function storedPhoto(show: (id: string) => Promise<unknown>): Promise<string> {
  const { container } = await testApplication();
  const hash = randomBytes(16).toString('hex');
  await show(
    (await upsertPhoto(container.context(null, 'test'), { hash, width: 640, height: 480, color: '#123456', contentHash: null, lookHash: null })).id,
  );
  await store.put(hash, [{ width: 640, bytes: BYTES }]);
  return hash;
}

const run = async (statement: Sql) => (await testApplication()).container.database.db.rows(statement);

async function photoOfListing() {
  const seller = await student();
  const product = await listing(seller);
  return { seller, product, hash: await storedPhoto((id) => run(sql`update products set photo_id = ${id} where id = ${product}`)) };
}

async function photoOfChat(): Promise<string> {
  const [seller, buyer] = [await student(), await student()];
  const orderId = await order(buyer, await listing(seller));
  await buyer.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Hi" }) { message { id: databaseId } } }', { id: orderId });
  return storedPhoto((id) => run(sql`update messages set photo_id = ${id} where sender_id = ${buyer.id}`));
}

async function photoOfProfile(): Promise<string> {
  const { id: user } = await student();
  return storedPhoto((id) => run(sql`update users set picture_id = ${id} where id = ${user}`));
}

const get = (url: string, hash: string) => fetch(`${url}/photos/${hash}/640.webp`, { redirect: 'manual' });

describe('photos at signed URLs', () => {
  it('are loaded from the store at one URL per day, and no longer after they are removed', async () => {
    const url = await shop({ kind: 'signed' });
    const { hash } = await photoOfListing();
    const response = await get(url, hash);
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'public, max-age=3600']);
    const address = new URL(response.headers.get('location')!);
    expect(address.href).toContain(`${settings.endpoint}/photos/shop/${hash}/640.webp?`);
    // Valid for two days from the beginning of the current day.
    expect([address.searchParams.get('X-Amz-Expires'), address.searchParams.get('X-Amz-Date')]).toEqual([
      '172800',
      expect.stringMatching(/^\d{8}T000000Z$/),
    ]);
    expect(address.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(address.href).not.toContain(`=${settings.secretAccessKey}&`);
    const photo = await fetch(address);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(BYTES);
    expect([photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual(['image/webp', 'public, max-age=86400']);
    await store.remove(hash);
    expect((await fetch(address)).status).toBe(404);
  });

  it('have a signature for chats and profiles too, because it expires', async () => {
    const url = await shop({ kind: 'signed' });
    for (const hash of [await photoOfChat(), await photoOfProfile()]) {
      expect((await get(url, hash)).headers.get('location')).toContain('X-Amz-Signature=');
    }
  });

  it('are the same for a day in UTC and for every server process', async () => {
    const addressAt = async (time: string): Promise<string> => {
      vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
      try {
        return await photoAddresses({ kind: 'signed' }, settings)!.of('hash', 640);
      } finally {
        vi.useRealTimers();
      }
    };
    const morning = await addressAt('2026-11-20T00:00:01Z');
    expect(await addressAt('2026-11-20T23:59:59Z')).toBe(morning);
    expect(await addressAt('2026-11-21T00:00:00Z')).not.toBe(morning);
  });
});

describe('photos at a public URL', () => {
  const atPublic = () => shop({ kind: 'public', base: `${settings.endpoint}/photos/shop` });

  it('are loaded there while a listing shows them', async () => {
    const url = await atPublic();
    const { hash, product, seller } = await photoOfListing();
    const response = await get(url, hash);
    expect(response.headers.get('location')).toBe(`${settings.endpoint}/photos/shop/${hash}/640.webp`);
    expect(Buffer.from(await (await fetch(response.headers.get('location')!)).arrayBuffer())).toEqual(BYTES);
    expect((await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: product })).errors).toBeUndefined();
    expect((await get(url, hash)).status).toBe(200);
  });

  it.each([
    ['chats', photoOfChat],
    ['profiles', photoOfProfile],
  ])('do not include %s, which the server sends itself', async (_what, photo) => {
    const response = await get(await atPublic(), await photo());
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES);
  });

  it('are answered with 404 when they do not exist', async () => {
    expect((await get(await atPublic(), randomBytes(16).toString('hex'))).status).toBe(404);
  });
});

describe('the content security policy', () => {
  it.each(['signed', 'public'] as const)('allows photos of the store for pages and the service worker (%s)', async (kind) => {
    const policy = (photoUrl: PhotoUrlSettings) =>
      shop(photoUrl).then(async (url) => (await fetch(`${url}/photos/placeholder.svg`)).headers.get('content-security-policy')!.split(';'));
    const directives = await policy(kind === 'signed' ? { kind } : { kind, base: `${settings.endpoint}/photos` });
    for (const name of ['img-src', 'connect-src']) {
      expect(directives.find((directive) => directive.startsWith(name))?.split(' ')).toContain(settings.endpoint);
    }
    expect((await policy({ kind: 'proxy' })).join()).not.toContain(settings.endpoint);
  });
});
