import { describe, expect, it } from 'vitest';
import { admin, category, guest, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const DOUBTFUL = 'Cannabis and Society, sociology textbook';
const CREATE = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message product { id: databaseId availability } } }';
const UPDATE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message product { availability } } }';
const STATE = `query ($id: ID!) { product(id: $id) { availability heldFor refusal waitingBefore isHeld: heldSince } }`;
const QUEUE = '{ doubtfulListings(first: 50) { nodes { id: databaseId holds refusal product { id: databaseId } } } }';
const APPROVE = 'mutation ($id: ID!) { approveListing(input: { id: $id }) { doubtfulListing { approvedAt } } }';
const REFUSE = 'mutation ($id: ID!, $reason: String!) { refuseListing(input: { id: $id, reason: $reason }) { doubtfulListing { refusal } } }';
const REASON = 'Say which edition it is.';

const stateOf = async (who: TestClient, id: string) => (await who.ask(STATE, { id })).data.product;
const pointsOf = async (who: TestClient): Promise<number> => (await who.ask('{ me { points { total } } }')).data.me.points.total;
const eventsOf = async (who: TestClient): Promise<string[]> =>
  (
    await who.ask(
      '{ events(first: 20, types: [PRODUCT_LISTED, PRODUCT_CHANGED, PRODUCT_AVAILABILITY_CHANGED, LISTING_REVIEWED]) { nodes { type } } }',
    )
  ).data.events.nodes.map(({ type }: { type: string }) => type);
const ofSeller = async (who: TestClient, seller: TestClient): Promise<number> =>
  (await who.ask('query ($id: ID!) { products(filter: { sellerId: $id }) { totalCount } }', { id: seller.id })).data.products.totalCount;

async function doubtAbout(product: string): Promise<string> {
  const { data } = await (await admin()).ask(QUEUE);
  return data.doubtfulListings.nodes.find((doubt: { product: { id: string } }) => doubt.product.id === product)!.id;
}
const approved = async (product: string) => (await admin()).ask(APPROVE, { id: await doubtAbout(product) });
const refused = async (product: string) => (await admin()).ask(REFUSE, { id: await doubtAbout(product), reason: REASON });

describe('a listing that is held as doubtful', () => {
  it('is stored but not published, earns no points yet, and is visible only to its seller and administrators', async () => {
    const [seller, other] = [await student(), await student()];
    const input = { name: DOUBTFUL, description: 'Read once.', price: 10, quantity: 1, shipping: false, categoryId: await category() };
    const { data } = await seller.ask(CREATE, { input });
    const { message, product } = data.createProduct;
    expect(message).toBe('Product created successfully. Published after a look by an administrator.');
    expect(product.availability).toBe('IN_REVIEW');
    expect(await pointsOf(seller)).toBe(0);
    expect(await stateOf(seller, product.id)).toMatchObject({ heldFor: 'drugs ("cannabis")', refusal: null, waitingBefore: expect.any(Number) });
    expect(await stateOf(await admin(), product.id)).toMatchObject({ availability: 'IN_REVIEW' });
    expect([await stateOf(other, product.id), await stateOf(await guest(), product.id)]).toEqual([null, null]);
    expect([await ofSeller(seller, seller), await ofSeller(other, seller)]).toEqual([1, 0]);
  });

  it('cannot be ordered, discussed or added to favourites', async () => {
    const other = await student();
    const id = await listing(await student(), { name: DOUBTFUL });
    const codes = [
      'mutation ($id: ID!) { placeOrder(input: { productId: $id, quantity: 1 }) { order { id: databaseId } } }',
      'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }',
      'mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }',
    ].map(async (mutation) => (await other.ask(mutation, { id })).errors?.[0]!.extensions.code);
    expect(await Promise.all(codes)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  it('is published by an administrator, earns its points then, and is announced then', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    await expect.poll(() => eventsOf(seller)).toEqual(['PRODUCT_AVAILABILITY_CHANGED']);
    expect((await approved(id)).errors).toBeUndefined();
    expect(await stateOf(await guest(), id)).toEqual({ availability: 'AVAILABLE', heldFor: null, refusal: null, waitingBefore: null, isHeld: null });
    expect(await pointsOf(seller)).toBe(20);
    await expect.poll(() => eventsOf(seller)).toEqual(['PRODUCT_AVAILABILITY_CHANGED', 'PRODUCT_LISTED', 'LISTING_REVIEWED']);
  });

  it('is refused with a reason for its seller, at no cost', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    expect((await refused(id)).data.refuseListing.doubtfulListing.refusal).toBe(REASON);
    expect(await stateOf(seller, id)).toMatchObject({ availability: 'IN_REVIEW', refusal: REASON, waitingBefore: null });
    expect([await stateOf(await guest(), id), await pointsOf(seller)]).toEqual([null, 0]);
    await expect.poll(() => eventsOf(seller)).toContain('LISTING_REVIEWED');
  });

  it('is published when its seller changes it so that it is no longer doubtful, even after a refusal', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    await refused(id);
    const { data } = await seller.ask(UPDATE, { input: { id, name: 'Sociology textbook' } });
    expect(data.updateProduct).toEqual({ message: 'Product updated successfully', product: { availability: 'AVAILABLE' } });
    expect(await pointsOf(seller)).toBe(20);
    await expect.poll(() => eventsOf(seller)).toContain('PRODUCT_LISTED');
  });

  it('is held again when its seller changes a published one, and keeps its points', async () => {
    const seller = await student();
    const id = await listing(seller, { name: unique('Textbook') });
    const { data } = await seller.ask(UPDATE, { input: { id, name: DOUBTFUL } });
    expect(data.updateProduct.product.availability).toBe('IN_REVIEW');
    expect([await stateOf(await guest(), id), await pointsOf(seller)]).toEqual([null, 20]);
    await approved(id);
    expect(await stateOf(await guest(), id)).toMatchObject({ availability: 'AVAILABLE' });
    await expect.poll(() => eventsOf(seller)).toContain('LISTING_REVIEWED');
    expect((await eventsOf(seller)).filter((type) => type === 'PRODUCT_LISTED')).toHaveLength(1);
    expect(await pointsOf(seller)).toBe(20);
  });

  it('cannot be paused, put back or renewed meanwhile: CONFLICT', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    const pause = 'mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }';
    expect((await seller.ask(pause, { id })).errors![0]!.extensions.code).toBe('CONFLICT');
  });

  it('notifies its seller of the decision', async () => {
    const seller = await student();
    const id = await listing(seller, { name: DOUBTFUL });
    await approved(id);
    const words = '{ me { notifications(first: 5) { nodes { text } } } }';
    await expect
      .poll(async () => JSON.stringify((await seller.ask(words)).data), { timeout: 10_000 })
      .toContain(`Your listing ${DOUBTFUL} is published`);
  });
});
