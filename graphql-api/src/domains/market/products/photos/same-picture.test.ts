import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { admin, category, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { lookHashOf } from '../../../media/photos/photo-codec.ts';
import { SAME } from './same-picture.queries.ts';

const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message product { id: databaseId } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }';
const QUEUE = '{ doubtfulListings(first: 50) { nodes { concerns product { id: databaseId } } } }';

/** Returns a generator of numbers from 0 to 1 that are the same on every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Draws a picture with shapes in random places, like a photo of a thing of its own. */
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

/** Draws a thing in the middle of a plain table. */
function onTable(thing: string): Sharp {
  const table = '<rect width="800" height="600" fill="#d9e4f5"/><rect y="450" width="800" height="150" fill="#c9d2e2"/>';
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${table}${thing}</svg>`));
}

/** Things that cover the same area, so that most become darker and brighter at the same places from left to right. */
const things = {
  book: '<path fill="#3b78c9" d="M280 90h240v400H280z"/><path fill="#27518f" d="M280 90h30v400H280z"/><path fill="#9cc0f0" d="M340 160h140v50H340z"/>',
  cupboard: '<path fill="#8a5a3c" d="M280 90h240v400H280z"/><path fill="#6b432b" d="M280 280h240v20H280zM390 90h20v400H390z"/>',
  jersey: '<path fill="#c33" d="M280 90h240v400H280z"/><path fill="#fff" d="M280 200h240v40H280zM280 300h240v40H280z"/>',
  lamp: '<path fill="#e8b23a" d="M340 90h120l60 220H280z"/><path fill="#444" d="M385 310h30v150h-30zM320 460h160v30H320z"/>',
};

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

describe('a picture that another seller’s listing shows', () => {
  it('is found in another size and encoding: the seller is warned, and administrators see the other listing', async () => {
    const first = await sell(await student(), photograph(1).png());
    const copy = await sell(await student(), await again(photograph(1).png()));
    expect(first.message).toBe(DONE);
    expect(copy.message).toBe(`${DONE}. The listing "${first.name}" of another seller shows the same picture. Photograph what you sell.`);
    expect(await doubtsAbout(copy.id)).toEqual([`the picture of listing ${first.id} of another seller`]);
    expect(await doubtsAbout(first.id)).toEqual([]);
  });

  it('is also found when a listing is changed', async () => {
    const first = await sell(await student(), photograph(2).png());
    const seller = await student();
    const { id } = await sell(seller, photograph(3).png());
    const { data } = await seller.upload(UPDATE, { input: { id, photo: null } }, 'variables.input.photo', await blobOf(photograph(2).webp()));
    expect(data.updateProduct.message).toContain(`The listing "${first.name}" of another seller`);
  });

  it('is not taken for a picture of another thing on the same plain table', async () => {
    const listed = [];
    for (const thing of Object.values(things)) listed.push(await sell(await student(), onTable(thing).png()));
    expect(listed.map(({ message }) => message)).toEqual(listed.map(() => DONE));
    const copy = await sell(await student(), await again(onTable(things.jersey).png()));
    expect(copy.message).toContain(`The listing "${listed[2]!.name}" of another seller`);
  });

  it('is ignored if the same seller shows it again, or if the other listing is gone', async () => {
    const seller = await student();
    const { id } = await sell(seller, photograph(4).png());
    expect((await sell(seller, await again(photograph(4).png()))).message).toBe(DONE);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id });
    const other = await sell(await student(), photograph(5).png());
    expect([other.message, await doubtsAbout(other.id)]).toEqual([DONE, []]);
  });
});

describe('the hash of how a picture looks', () => {
  const differing = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;
  const bitsOf = async (picture: Sharp) => (await lookHashOf(picture))!;

  it('differs in few bits for the same picture, and in more for any two of 40 others', async () => {
    const original = async (seed: number) =>
      sharp(
        await photograph(100 + seed)
          .png()
          .toBuffer(),
      );
    const originals = await Promise.all(Array.from({ length: 40 }, async (_, seed) => bitsOf(await original(seed))));
    const copies = await Promise.all(Array.from({ length: 40 }, async (_, seed) => bitsOf(await again(photograph(100 + seed)))));
    for (const [at, bits] of originals.entries()) {
      expect(differing(bits, copies[at]!)).toBeLessThanOrEqual(SAME);
      for (const other of copies.filter((_, index) => index !== at)) expect(differing(bits, other)).toBeGreaterThan(SAME);
    }
  });

  it('does not exist for a picture with almost no content', async () => {
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
