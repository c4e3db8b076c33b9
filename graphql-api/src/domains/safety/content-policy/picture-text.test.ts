import { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { drawing, labelled } from '../../../../test/test-pictures.ts';
import { admin, category, student, type TestClient } from '../../../../test/test-clients.ts';
import { processTextReader } from '../../../infra/review/text-reader.ts';
import type { PictureText, PictureTextReader } from '../../../platform/ports.ts';
import { createProduct } from '../../market/products/product.service.ts';

const QUEUE = '{ doubtfulListings(first: 50) { nodes { id: databaseId concerns product { id: databaseId } } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }';

const warnings: string[] = [];
const readerWithin = (ms: number, mb = 1024) => processTextReader({ ms, mb }, (_, text) => void warnings.push(text));
const reader = readerWithin(60_000);
afterAll(() => reader.close());
const saying = (text: PictureText): PictureTextReader => ({ read: async () => text, close: async () => undefined });

const fileOf = async (picture: Sharp) => {
  const bytes = await picture.jpeg().toBuffer();
  return { createReadStream: () => Readable.from([bytes]) };
};

/** Lists a lamp with these pictures, whose words the given reader returns. Returns its id. */
async function listed(seller: TestClient, pictures: Sharp[], pictureTextReader: PictureTextReader = reader): Promise<string> {
  const { container } = await testApplication();
  const { infra, ...ctx } = container.context({ id: seller.id, isAdmin: false, sessionId: '0' }, 'test');
  const draft = { name: 'Table lamp', description: 'Works well.', price: 10, quantity: 1, shipping: false, categoryId: await category() };
  const photos = await Promise.all(pictures.map(fileOf));
  return (await createProduct({ ...ctx, infra: { ...infra, pictureTextReader } }, { ...draft, photos })).id;
}

/** Returns the violations of a listing, except for that of the lamp, which many tests sell. */
async function concernsAbout(product: string): Promise<string[]> {
  const { data } = await (await admin()).ask(QUEUE);
  const doubts: { concerns: string; product: { id: string } }[] = data.doubtfulListings.nodes;
  const concerns = doubts.filter((doubt) => doubt.product.id === product).flatMap((doubt) => doubt.concerns.split(/, (?=the picture of)/));
  return concerns.filter((concern) => !concern.startsWith('the picture of listing'));
}

describe('contact data in a picture', () => {
  it.each([
    ['a phone number', ['CALL 98400 12345'], '98400 12345'],
    ['a handle', ['Lamp', 'insta: kickz.by.ravi'], 'insta: kickz.by.ravi'],
    ['a link', ['www.ravikicks.in'], 'www.ravikicks.in'],
  ])('is held for an administrator, with its words, at no cost: %s', async (_what, lines, words) => {
    const seller = await student();
    const id = await listed(seller, [await labelled(...lines)]);
    expect(await concernsAbout(id)).toEqual([`contact data in the picture ("${words}")`]);
    // The points of a new listing are awarded when it is published.
    expect((await seller.ask('{ me { points { total } } }')).data.me.points.total).toBe(0);
  });

  it('is attributed to its picture among several, and pictures without words or with other words are ignored', async () => {
    const id = await listed(await student(), [drawing(400, 300), await labelled('Philips', '60 W 230 V')]);
    expect(await concernsAbout(id)).toEqual([]);
    const marked = await listed(await student(), [drawing(400, 300), await labelled('98400 12345')]);
    expect(await concernsAbout(marked)).toEqual(['contact data in the picture (new photo 2) ("98400 12345")']);
  });

  it('keeps the listing in the queue when the texts change, and releases it when all pictures are replaced', async () => {
    const seller = await student();
    const id = await listed(seller, [drawing(400, 300)], saying({ text: 'Call 98400 12345' }));
    await seller.ask(UPDATE, { input: { id, name: 'Desk lamp' } });
    expect(await concernsAbout(id)).toHaveLength(1);
    await seller.upload(
      UPDATE,
      { input: { id, photos: [{ file: null }] } },
      'variables.input.photos.0.file',
      new Blob([new Uint8Array(await drawing(410, 300).png().toBuffer())]),
    );
    expect(await concernsAbout(id)).toEqual([]);
  });
});

describe('a picture review that fails', () => {
  it('does not reject the listing, but has an administrator look at it', async () => {
    const id = await listed(await student(), [drawing(400, 300)], saying({ failed: 'its process ended' }));
    expect(await concernsAbout(id)).toEqual(['a picture that could not be checked']);
  });

  it('does not run if the libraries are not installed', async () => {
    expect(await concernsAbout(await listed(await student(), [drawing(400, 300)], saying('unavailable')))).toEqual([]);
  });

  it('stops at the limits of time and memory, and the next picture is read', async () => {
    const picture = await (await labelled('98400 12345')).png().toBuffer();
    const [late, large] = [readerWithin(1), readerWithin(60_000, 1)];
    expect(await late.read(picture)).toEqual({ failed: expect.stringContaining('it took too long') });
    expect(await large.read(picture)).toEqual({ failed: expect.stringContaining('it took too much memory') });
    expect(warnings).toContain('the words in a picture were not read');
    expect(await reader.read(picture)).toEqual({ text: expect.stringContaining('98400 12345') });
    await Promise.all([late.close(), large.close()]);
  });
});
