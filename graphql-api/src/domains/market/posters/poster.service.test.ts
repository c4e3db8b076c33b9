import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import decodeQR from 'qr/decode.js';
import { afterAll, describe, expect, it } from 'vitest';
import { admin, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { serverWith, testApplication } from '../../../../test/application.ts';
import { drawableText } from './drawing/fonts.ts';
import { textPicture } from './drawing/text-picture.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => void (await Promise.all(stops.map((stop) => stop()))));

async function get(path: string, headers: Record<string, string> = {}, base?: string): Promise<Response> {
  return fetch((base ?? (await testApplication()).url) + path, { headers });
}
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

const change = async (seller: TestClient, id: string, input: object): Promise<void> => {
  const { errors } = await seller.ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId } } }', {
    input: { id, ...input },
  });
  expect(errors).toBeUndefined();
};

/** Returns the pages of a PDF: their size in points, and the number of pictures drawn. */
function pagesOf(pdf: Buffer): { size: string; pictures: number } {
  const text = pdf.toString('latin1');
  const begin = text.indexOf('stream\n', text.indexOf('/FlateDecode')) + 'stream\n'.length;
  const content = inflateSync(pdf.subarray(begin, text.indexOf('endstream', begin))).toString('latin1');
  return { size: /MediaBox \[([^\]]*)\]/.exec(text)![1]!, pictures: content.split(' Do\n').length - 1 };
}

describe('the poster of a listing', () => {
  it('is a picture for messengers with a QR code that leads guests to the listing', async () => {
    const id = await listing(await student(), { name: 'Table fan', price: 1_200 });
    const response = await get(`/posters/${id}.jpg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { data, info } = await sharp(await bytesOf(response))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1080, 1350]);
    const { publicUrl } = (await testApplication()).container.infra.settings;
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(`${publicUrl}/product/${id}`);
  });

  it('is requested again only when the listing or its campus spot has changed', async () => {
    const seller = await student();
    const id = await listing(seller, { price: 300 });
    const first = (await get(`/posters/${id}.jpg`)).headers.get('etag')!;
    expect((await get(`/posters/${id}.jpg`, { 'if-none-match': first })).status).toBe(304);
    await change(seller, id, { price: 250 });
    const second = await get(`/posters/${id}.jpg`, { 'if-none-match': first });
    expect(second.status).toBe(200);
    const { createCampusSpot } = (
      await (
        await admin()
      ).ask('mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }', { name: unique('Gate') })
    ).data;
    await change(seller, id, { spotId: createCampusSpot.campusSpot.id });
    const third = (await get(`/posters/${id}.jpg`)).headers.get('etag');
    expect(new Set([first, second.headers.get('etag'), third]).size).toBe(3);
  });

  it('is available only while the listing is in the lists', async () => {
    const seller = await student();
    const [paused, removed] = [await listing(seller), await listing(seller)];
    const changes = [
      await seller.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { product { id: databaseId } } }', {
        id: paused,
      }),
      await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id: removed }),
    ];
    expect(changes.flatMap(({ errors = [] }) => errors)).toEqual([]);
    for (const id of [paused, removed, '999999999', 'x', '1e3', '99999999999999999999']) {
      for (const file of [`${id}.jpg`, `${id}.pdf`]) expect((await get(`/posters/${file}`)).status, file).toBe(404);
    }
  });

  it('is printed once on A6 or four times on A4', async () => {
    const id = await listing(await student());
    const one = await get(`/posters/${id}.pdf`);
    expect(one.headers.get('content-type')).toBe('application/pdf');
    expect(pagesOf(await bytesOf(one))).toEqual({ size: '0 0 297.64 419.53', pictures: 1 });
    expect(pagesOf(await bytesOf(await get(`/posters/${id}.pdf?per=4`)))).toEqual({ size: '0 0 595.28 841.89', pictures: 4 });
    for (const per of ['3', '', '4&per=1']) expect((await get(`/posters/${id}.pdf?per=${per}`)).status, per).toBe(400);
  });

  it('is drawn once for all requests, and at most ADDRESS_POSTERS times an hour for one address', async () => {
    const server = await serverWith(({ limits }) => ({ trustProxy: 1, limits: { ...limits, addressPosters: 1 } }));
    stops.push(server.stop);
    const seller = await student();
    const [first, second] = [await listing(seller), await listing(seller)];
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(`/posters/${first}.jpg`, from, server.url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rejected = await get(`/posters/${second}.jpg`, from, server.url);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('cache-control')).toBe('no-store');
    expect((await get(`/posters/${first}.jpg`, from, server.url)).status).toBe(200);
  });
});

describe('the texts of a poster', () => {
  it.each(['टेबल पंखा', 'மின்விசிறி', 'ఫ్యాను', 'ಫ್ಯಾನ್', 'ഫാൻ', 'পাখা', 'પંખો', 'ਪੱਖਾ', 'ପଙ୍ଖା', 'مروحة', 'پنکھا', 'מאוורר', 'Lüfter ₹ €', '🪭🎸👩🏽‍🎓'])(
    'are drawn in any script of the students: %s',
    (text) => {
      expect(drawableText(text)).toBe(text);
    },
  );

  it('leave out characters that no font has, and are one line', () => {
    expect(drawableText('Fan 日本\u0007\n  big')).toBe('Fan big');
  });

  it.each([
    ['a long word', 'W'.repeat(120)],
    ['many words', 'Engineering mathematics with solved papers '.repeat(3).slice(0, 120)],
    ['the scripts of India', 'மின்விசிறி மேசை पंखा '.repeat(6).slice(0, 120)],
    ['a script from right to left', 'مروحة كهربائية صغيرة '.repeat(6).slice(0, 120)],
    ['markup', '<b>&amp; "fan"</i> '.repeat(6)],
  ])('fit into their box: %s', async (_name, text) => {
    const box = { left: 10, top: 20, width: 500, height: 200, size: 54, color: '#000000' };
    const placed = (await textPicture({ ...box, text: drawableText(text) }))!;
    const { width, height } = await sharp(placed.input as Buffer).metadata();
    expect(height).toBeLessThanOrEqual(box.height);
    expect(placed.left).toBeGreaterThanOrEqual(box.left);
    expect(placed.left + width).toBeLessThanOrEqual(box.left + box.width);
  });

  it('begin at the right in a right-to-left script', async () => {
    const box = { left: 0, top: 0, width: 500, height: 200, size: 40, color: '#000000' };
    expect((await textPicture({ ...box, text: 'مروحة' }))!.left).toBeGreaterThan(200);
    expect((await textPicture({ ...box, text: 'Fan' }))!.left).toBe(0);
  });
});
