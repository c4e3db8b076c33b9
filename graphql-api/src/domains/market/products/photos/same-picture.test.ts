import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { admin, category, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { lookHashOf } from '../../../media/photos/photo-codec.ts';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message product { id: databaseId } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }';
const QUEUE = '{ doubtfulListings(first: 50) { nodes { concerns product { id: databaseId } } } }';

/** Numbers from 0 to 1 that are the same on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A picture of shapes in places of its own, as photos of different things are. */
function photograph(seed: number): Sharp {
  const next = numbers(seed * 7_919 + 1);
  const shapes = Array.from({ length: 12 }, () => {
    const [x, y, width, height, shade] = [next() * 700, next() * 500, 60 + next() * 250, 60 + next() * 250, Math.floor(next() * 255)];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="rgb(${shade},${255 - shade},${Math.floor(next() * 255)})"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#889"/>${shapes.join('')}</svg>`,
    ),
  );
}

const blobOf = async (picture: Sharp) => new Blob([new Uint8Array(await picture.toBuffer())]);
const again = async (picture: Sharp) => sharp(await picture.resize(430).jpeg({ quality: 45 }).toBuffer());

async function sell(seller: TestClient, picture: Sharp, name = unique('Psaltery')): Promise<{ id: string; message: string; name: string }> {
  const input = { name, description: 'Works well.', price: 10, quantity: 1, shipping: false, categoryId: await category(), photo: null };
  const { data } = await seller.upload(CREATE, { input }, 'variables.input.photo', await blobOf(picture));
  return { id: data.createProduct.product.id, message: data.createProduct.message, name };
}

async function doubtsAbout(product: string): Promise<string[]> {
  const { data } = await (await admin()).ask(QUEUE);
  return data.doubtfulListings.nodes
    .filter((doubt: { product: { id: string } }) => doubt.product.id === product)
    .map(({ concerns }: { concerns: string }) => concerns);
}

const DONE = 'Product created successfully';

describe('a picture that the listing of another seller shows', () => {
  it('is found in another size and encoding: its seller is warned, and administrators read which listing it is', async () => {
    const first = await sell(await student(), photograph(1).png());
    const copy = await sell(await student(), await again(photograph(1).png()));
    expect(first.message).toBe(DONE);
    expect(copy.message).toBe(`${DONE}. The listing "${first.name}" of another seller shows the same picture. Photograph what you sell.`);
    expect(await doubtsAbout(copy.id)).toEqual([`the picture of listing ${first.id} of another seller`]);
    expect(await doubtsAbout(first.id)).toEqual([]);
  });

  it('is found when a listing is changed, too', async () => {
    const first = await sell(await student(), photograph(2).png());
    const seller = await student();
    const { id } = await sell(seller, photograph(3).png());
    const { data } = await seller.upload(UPDATE, { input: { id, photo: null } }, 'variables.input.photo', await blobOf(photograph(2).webp()));
    expect(data.updateProduct.message).toContain(`The listing "${first.name}" of another seller`);
  });

  it('is no news where the same seller shows it again, or the other listing is gone', async () => {
    const seller = await student();
    const { id } = await sell(seller, photograph(4).png());
    expect((await sell(seller, await again(photograph(4).png()))).message).toBe(DONE);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id });
    const other = await sell(await student(), photograph(5).png());
    expect([other.message, await doubtsAbout(other.id)]).toEqual([DONE, []]);
  });
});

describe('the hash of what a picture looks like', () => {
  const bitsOf = async (picture: Sharp) => BigInt.asUintN(64, BigInt((await lookHashOf(picture))!));
  const differing = (one: bigint, other: bigint) => (one ^ other).toString(2).replaceAll('0', '').length;

  it('differs by at most 6 bits for the same picture, and by more for any two of 40 others', async () => {
    const original = async (seed: number) =>
      sharp(
        await photograph(100 + seed)
          .png()
          .toBuffer(),
      );
    const originals = await Promise.all(Array.from({ length: 40 }, async (_, seed) => bitsOf(await original(seed))));
    const copies = await Promise.all(Array.from({ length: 40 }, async (_, seed) => bitsOf(await again(photograph(100 + seed)))));
    for (const [at, bits] of originals.entries()) {
      expect(differing(bits, copies[at]!)).toBeLessThanOrEqual(6);
      for (const other of copies.filter((_, index) => index !== at)) expect(differing(bits, other)).toBeGreaterThan(6);
    }
  });

  it('is none of a picture that shows hardly anything', async () => {
    const spot = { create: { width: 40, height: 40, channels: 3 as const, background: '#111' } };
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#eee' } });
    expect(
      await lookHashOf(
        sharp(
          await plain
            .composite([{ input: spot, left: 20, top: 20 }])
            .png()
            .toBuffer(),
        ),
      ),
    ).toBeNull();
  });
});
