import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCampuses, type Campuses } from '../src/app/campuses/campuses.ts';
import { createCampus, platformOf, suspendCampus, withCampus, type CampusAdmin } from '../src/app/ops/campus-admin.ts';
import { moveCampus } from '../src/app/ops/campus-move.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import { allCampuses, type Campus } from '../src/infra/campuses/platform.queries.ts';
import { raw } from '../src/platform/database/sql.ts';
import { openMarket, planOf } from './campus-pair.ts';
import { student, type TestClient } from './test-clients.ts';

const HOST = '127.0.0.4';

let here: Awaited<ReturnType<typeof openMarket>>;
let there: Awaited<ReturnType<typeof openMarket>>;
let campuses: Campuses;
let url: string;
let seller: TestClient;

const open = async () => (await campuses.open.open((await campuses.registry.ofSlug('north'))!)).container;

beforeAll(async () => {
  [here, there] = await Promise.all([openMarket(), openMarket()]);
  await createCampus(here.admin, planOf('north', HOST, { CURRENCY: 'EUR' }));
  campuses = (await openCampuses(here.primary, { settingsOf: here.admin.settingsOf, log: pino({ level: 'silent' }) }))!;
  await new Promise<void>((resolve) => campuses.app.http.listen(0, '0.0.0.0', resolve));
  url = `http://${HOST}:${(campuses.app.http.address() as AddressInfo).port}`;
  const container = await open();
  seller = await student(undefined, Promise.resolve({ container, url }) as unknown as Parameters<typeof student>[1]);
  const bytes = (width: number) => Buffer.from(`one ${width}`);
  await container.infra.photos.put(
    'one',
    PHOTO_WIDTHS.map((width) => ({ width, bytes: bytes(width) })),
  );
  await upsertPhoto(container.context(null, 'test'), {
    ...{ hash: 'one', width: 1280, height: 960, color: '#123456', contentHash: null, lookHash: null },
  });
}, 120_000);
afterAll(async () => {
  await campuses.app.stop();
  await campuses.stop();
  await here.remove();
  await there.remove();
}, 60_000);

async function campusAt({ admin }: { admin: CampusAdmin }): Promise<Campus | undefined> {
  const platform = await platformOf(admin);
  const all = await allCampuses(platform.pool);
  platform.close();
  return all.find(({ slug }) => slug === 'north');
}

const CREATE_WANTED = 'mutation { createWantedPost(input: { title: "Desk lamp" }) { wantedPost { id } } }';

/** Returns the responses to a read and to each kind of write in the campus. */
async function answers() {
  const [read, written] = [await seller.ask('{ me { name } products { totalCount } }'), await seller.ask(CREATE_WANTED)];
  const rest = await seller.rest('POST', '/api/ratings/create', { productId: '1', rating: 5, review: 'Works' });
  const oauth = await fetch(`${url}/oauth/token`, { method: 'POST' });
  return { read, written, rest, oauth };
}

const content = ({ admin }: { admin: CampusAdmin }): Promise<string> =>
  withCampus(admin, 'north', async ({ database: { db } }) => {
    const sums = ['users', 'sessions', 'photos', 'photo_files', 'categories', 'campus_spots', 'wanted_posts'].map(
      (name) => `(select count(*) || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t)`,
    );
    return (await db.one<{ sum: string }>(raw(`select concat_ws(' ', ${sums.join(', ')}) as sum`)))!.sum;
  });

describe('a campus that moves to another database', () => {
  it('stays unchanged when the move fails', async () => {
    const untilSeen = () => Promise.reject(new Error('A server does not answer'));
    await expect(moveCampus(here.admin, there.admin, 'north', { untilSeen })).rejects.toThrow('A server does not answer');
    expect([(await campusAt(here))!.status, await campusAt(there)]).toEqual(['active', undefined]);
    await campuses.registry.look();
    expect((await answers()).written.errors).toBeUndefined();
  }, 60_000);

  it('is read-only during the move and complete after it', async () => {
    let during: Awaited<ReturnType<typeof answers>> | undefined;
    const untilSeen = async () => {
      await campuses.registry.look();
      during = await answers();
    };
    const moved = await moveCampus(here.admin, there.admin, 'north', { untilSeen });
    const { read, written, rest, oauth } = during!;
    expect([read.errors, read.data.me.name]).toEqual([undefined, seller.name]);
    expect(written).toMatchObject({ status: 503, errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 60 } }] });
    expect(written.errors![0]!.message).toBe('Campus north is being moved, and can only be read meanwhile. Please try again in a minute.');
    expect([rest.status, rest.headers.get('retry-after'), oauth.status, oauth.headers.get('retry-after')]).toEqual([503, '60', 503, '60']);
    expect(moved).toMatchObject({ photos: PHOTO_WIDTHS.length });
    expect(await campusAt(there)).toMatchObject({ status: 'active', hosts: [HOST], settings: { CURRENCY: 'EUR' }, emailDomains: ['north.example'] });
    expect(await content(there)).toBe(await content(here));
    await withCampus(there.admin, 'north', async ({ infra, sessions }) => {
      expect(String(await infra.photos.get('one', PHOTO_WIDTHS[0]))).toBe(`one ${PHOTO_WIDTHS[0]}`);
      // Nobody has to sign in again.
      expect((await sessions.of(seller.token, '127.0.0.1'))?.id).toBe(seller.id);
    });
  }, 60_000);

  it('stays readable after the move, and no write is lost at the target', async () => {
    await campuses.registry.look();
    const { read, written } = await answers();
    expect([read.errors, written.status]).toEqual([undefined, 503]);
    expect((await campusAt(here))!.reason).toContain('was moved');
    await expect(moveCampus(here.admin, there.admin, 'north')).rejects.toThrow('only an active one can be moved');
    await suspendCampus(here.admin, 'north', false);
    await campuses.registry.look();
    expect((await answers()).written.errors).toBeUndefined();
  }, 60_000);

  it('cannot be the first campus, and cannot replace one of the same name', async () => {
    await expect(moveCampus(here.admin, there.admin, 'main')).rejects.toThrow('The first campus cannot be moved');
    await expect(moveCampus(here.admin, there.admin, 'north')).rejects.toThrow('There is a campus north already');
    expect((await campusAt(here))!.status).toBe('active');
  });
});
