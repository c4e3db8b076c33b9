import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampus, platformOf, suspendCampus, withCampus, type CampusAdmin } from '../src/app/ops/campus-admin.ts';
import { openCampuses } from '../src/app/campuses/campuses.ts';
import { deleteCampus, exportCampus, importCampus } from '../src/app/ops/campus-transfer.ts';
import { PHOTO_WIDTHS } from '../src/domains/media/photos/photo-codec.ts';
import { upsertPhoto } from '../src/domains/media/photos/photo.queries.ts';
import { allCampuses } from '../src/infra/campuses/platform.queries.ts';
import { certificatesOf } from '../src/infra/campuses/removal.queries.ts';
import { raw } from '../src/platform/database/sql.ts';
import { openMarket, planOf } from './campus-pair.ts';
import { environment } from './settings.ts';
import { tableSums } from './table-sums.ts';

const folder = mkdtempSync(join(tmpdir(), 'campuscart-transfer-'));
const DAY_MS = 86_400_000;

let here: Awaited<ReturnType<typeof openMarket>>;
let there: Awaited<ReturnType<typeof openMarket>> | undefined;
beforeAll(async () => {
  here = await openMarket();
  // The other kind of database, if this run has a server.
  there = environment.TEST_DATABASE_URL ? await openMarket({}, true) : undefined;
  await createCampus(here.admin, planOf('north', 'north.example', { CURRENCY: 'EUR' }));
  await withCampus(here.admin, 'north', async (container) => {
    const ctx = container.context(null, 'test');
    for (const hash of ['one', 'two']) {
      await container.infra.photos.put(
        hash,
        PHOTO_WIDTHS.map((width) => ({ width, bytes: Buffer.from(`${hash} ${width}`) })),
      );
      await upsertPhoto(ctx, { hash, width: 1280, height: 960, color: '#123456', contentHash: null, lookHash: '01'.repeat(336) });
    }
  });
}, 180_000);
afterAll(async () => {
  await here.remove();
  await there?.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Returns `tableSums` of a campus, without the list of migrations, which contains the time of each run. */
async function contentOf(admin: CampusAdmin, slug: string): Promise<Record<string, string>> {
  return withCampus(admin, slug, async ({ database: { db } }) => {
    const { mikro_orm_migrations: _, ...content } = await tableSums((text) => db.rows(raw(text)));
    return content;
  });
}

const slugs = async (admin: CampusAdmin): Promise<string[]> => {
  const platform = await platformOf(admin);
  const found = await allCampuses(platform.pool);
  platform.close();
  return found.map(({ slug }) => slug);
};

const schemas = async (admin: CampusAdmin): Promise<string[]> => {
  const platform = await platformOf(admin);
  const { rows } = await platform.pool.query({ text: "select nspname::text as name from pg_namespace where nspname like 'campus\\_%' order by 1" });
  platform.close();
  return (rows as { name: string }[]).map(({ name }) => name);
};

describe('an export', () => {
  const file = join(folder, 'north.jsonl.gz');
  beforeAll(async () => {
    expect(await exportCampus(here.admin, 'north', file)).toEqual({ found: 2, missing: 0 });
  });

  it('can be imported as another campus with the same rows, photos and settings', async () => {
    const plan = { slug: 'north-copy', hosts: ['copy.example'], isListed: true };
    await importCampus(here.admin, plan, file);
    expect(await contentOf(here.admin, 'north-copy')).toEqual(await contentOf(here.admin, 'north'));
    await withCampus(here.admin, 'north-copy', async ({ infra, database }) => {
      expect(String(await infra.photos.get('two', PHOTO_WIDTHS[0]))).toBe(`two ${PHOTO_WIDTHS[0]}`);
      expect(infra.settings).toMatchObject({ brandName: 'Campus north', college: { currency: 'EUR' } });
      await expect(database.db.rows(raw('select * from campus_north.users'))).rejects.toThrow(/permission denied/);
    });
  }, 120_000);

  it.runIf(environment.TEST_DATABASE_URL)(
    'can be imported into the embedded database and back with the same rows',
    async () => {
      const back = join(folder, 'back.jsonl.gz');
      await importCampus(there!.admin, { slug: 'south', hosts: ['south.example'], isListed: true }, file);
      expect((await contentOf(there!.admin, 'south')).photos).toBe((await contentOf(here.admin, 'north')).photos);
      await exportCampus(there!.admin, 'south', back);
      await importCampus(here.admin, { slug: 'north-again', hosts: ['again.example'], isListed: true }, back);
      expect(await contentOf(here.admin, 'north-again')).toEqual(await contentOf(here.admin, 'north'));
    },
    180_000,
  );

  it('is rejected before any write when it is damaged or not an export', async () => {
    const bytes = readFileSync(file);
    const files = { half: bytes.subarray(0, bytes.length / 2), foreign: Buffer.from('{"a": 1}'), changed: Buffer.from(bytes).fill(7, 100, 120) };
    const before = [await slugs(here.admin), await schemas(here.admin)];
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), content);
      await expect(importCampus(here.admin, { slug: 'broken', hosts: ['broken.example'], isListed: true }, join(folder, name))).rejects.toThrow();
    }
    expect([await slugs(here.admin), await schemas(here.admin)]).toEqual(before);
  });

  it('is rejected for a name or host that is taken', async () => {
    await expect(importCampus(here.admin, { slug: 'north', hosts: ['other.example'], isListed: true }, file)).rejects.toThrow(
      'There is a campus north already',
    );
    await expect(importCampus(here.admin, { slug: 'third', hosts: ['north.example'], isListed: true }, file)).rejects.toThrow(
      'that of the campus north',
    );
  });
});

describe('a deleted campus', () => {
  it('is closed, can be restored for 30 days, and is then removed with a certificate', async () => {
    await createCampus(here.admin, planOf('gone', 'gone.example'));
    const ofNorth = async () => {
      const { photos, photo_files: files, categories, search_synonyms: synonyms } = await contentOf(here.admin, 'north');
      return { photos, files, categories, synonyms };
    };
    const before = await ofNorth();
    await expect(deleteCampus(here.admin, 'main')).rejects.toThrow('The first campus cannot be deleted');
    await deleteCampus(here.admin, 'gone');
    await suspendCampus(here.admin, 'gone', false);
    const at = await deleteCampus(here.admin, 'gone');
    expect(Math.round((at.getTime() - Date.now()) / DAY_MS)).toBe(30);
    const campuses = (await openCampuses(here.primary, { settingsOf: here.admin.settingsOf, log: pino({ level: 'silent' }) }))!;
    try {
      await campuses.waker.wake(new Date(at.getTime() - DAY_MS));
      expect(await slugs(here.admin)).toContain('gone');
      await campuses.waker.wake(new Date(at.getTime() + 1));
    } finally {
      await campuses.stop();
    }
    expect(await slugs(here.admin)).not.toContain('gone');
    expect(await schemas(here.admin)).not.toContain('campus_gone');
    const platform = await platformOf(here.admin);
    expect(await certificatesOf(platform.pool, 'gone')).toMatchObject([
      { slug: 'gone', name: 'Campus gone', rows: { categories: 1, campus_spots: 1, users: 0 }, photos: 0 },
    ]);
    platform.close();
    expect(await ofNorth()).toEqual(before);
  }, 120_000);
});
