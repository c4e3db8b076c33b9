import { beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { drawing } from '../../../../../test/test-pictures.ts';
import { admin, guest, student, type TestClient } from '../../../../../test/test-clients.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { sweepPhotos } from '../../../media/photos/photo-removal.ts';

const MAP = '{ campusMap { url(width: 640) color width height } }';
const SET = 'mutation ($input: SetCampusMapInput!) { setCampusMap(input: $input) { campusMap { url width height } } }';

const picture = async (width: number, height: number) => new Blob([new Uint8Array(await drawing(width, height).png().toBuffer())]);
const upload = async (who: TestClient, file: Blob) => who.upload(SET, { input: { photo: null } }, 'variables.input.photo', file);
const mapOf = async (who: TestClient) => (await who.ask(MAP)).data.campusMap;

describe('the map of the campus', () => {
  let boss: TestClient;
  beforeAll(async () => (boss = await admin()));

  it('is a picture that an administrator uploads, visible to everybody until it is removed', async () => {
    const { data } = await upload(boss, await picture(600, 400));
    expect(data.setCampusMap.campusMap).toEqual({ url: expect.stringMatching(/^\/photos\//), width: 600, height: 400 });
    for (const who of [boss, await student(), await guest()]) expect(await mapOf(who)).toMatchObject({ width: 600, height: 400 });
    const { audit } = (await boss.ask('{ audit: auditEntries(first: 1, action: MAP_CHANGED) { nodes { subject } } }')).data;
    expect(audit.nodes).toEqual([{ subject: 'An uploaded map' }]);
    expect((await boss.ask(SET, { input: {} })).data.setCampusMap).toEqual({ campusMap: null });
    expect(await mapOf(await guest())).toBeNull();
  });

  it('is replaced by a later one, and its photo is kept while it is shown', async () => {
    await upload(boss, await picture(500, 400));
    await upload(boss, await picture(400, 500));
    expect(await mapOf(boss)).toMatchObject({ width: 400, height: 500 });
    const { container } = await testApplication();
    await container.database.db.rows(sql`update photos set created_at = now() - interval '2 days' where id in (select photo_id from campus_maps)`);
    await sweepPhotos(container.context(null, 'test'));
    const { url } = await mapOf(boss);
    expect((await fetch(new URL(url, (await testApplication()).url))).status).toBe(200);
    await boss.ask(SET, { input: { photo: null } });
  });

  it('must be a picture, and not a long strip', async () => {
    for (const [width, height] of [
      [900, 400],
      [400, 900],
    ] as const) {
      expect((await upload(boss, await picture(width, height))).errors?.[0]).toMatchObject({
        message: 'The map is at most twice as wide as high, or twice as high as wide',
        extensions: { code: 'INVALID_INPUT', fields: [{ field: 'photo' }] },
      });
    }
    expect((await upload(boss, new Blob(['<svg/>']))).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(await mapOf(boss)).toBeNull();
  });

  it('is changed by administrators only', async () => {
    expect((await upload(await student(), await picture(600, 400))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
