import { describe, expect, it } from 'vitest';
import { admin, category, guest, listing, order, student, type TestClient } from '../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../test/application.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { expireListings } from './product-availability.service.ts';

const SET = 'mutation ($input: SetProductAvailabilityInput!) { setProductAvailability(input: $input) { message product { availability quantity } } }';
const RENEW = 'mutation ($id: ID!) { renewProduct(input: { id: $id }) { message product { availability expiresAt } } }';
const SOLD =
  'mutation ($input: MarkProductSoldInput!) { markProductSold(input: $input) { product { availability quantity soldTo { id: databaseId } } } }';

const set = async (seller: TestClient, id: string, availability: string) => seller.ask(SET, { input: { id, availability } });
const availabilityOf = async (id: string) => (await (await guest()).ask(`{ product(id: "${id}") { availability } }`)).data.product.availability;

/** Moves the expiry of a listing into the past and runs the job. */
async function letExpire(id: string): Promise<void> {
  const { container } = await testApplication();
  await container.database.db.rows(sql`update products set expires_at = now() - interval '1 minute' where id = ${id}`);
  await expireListings(container.context(null, 'test'));
}

/** Returns where a viewer finds a listing of its own category. */
async function foundBy(viewer: TestClient, { id, seller, shelf }: { id: string; seller: TestClient; shelf: string }): Promise<string[]> {
  const name = `{ nodes { id: databaseId } totalCount }`;
  const { data } = await viewer.ask(`{
    shelf: products(filter: { categoryIds: ["${shelf}"] }) ${name}
    search: products(filter: { search: "zither", categoryIds: ["${shelf}"] }) ${name}
    ofSeller: products(filter: { sellerId: "${seller.id}" }) ${name}
    byId: products(filter: { ids: ["${id}"] }) ${name}
    categories { id: databaseId productCount }
    product(id: "${id}") { seller { products ${name} } }
  }`);
  const { product, categories, ...lists } = data;
  const places = Object.entries({ ...lists, ofSellerById: product.seller.products } as Record<string, { nodes: unknown[]; totalCount: number }>);
  const kept = (categories as { id: string; productCount: number }[]).find((each) => each.id === shelf)!.productCount === 1 ? ['count'] : [];
  return [...places.filter(([, { nodes, totalCount }]) => nodes.length === 1 && totalCount === 1).map(([place]) => place), ...kept];
}

async function zither(): Promise<{ id: string; seller: TestClient; shelf: string }> {
  const [seller, shelf] = [await student(), await category()];
  return { id: await listing(seller, { name: 'Zither', categoryId: shelf }), seller, shelf };
}

const EVERYWHERE = ['shelf', 'search', 'ofSeller', 'byId', 'ofSellerById', 'count'];

describe('the availability of a listing', () => {
  it('is AVAILABLE, SOLD_OUT without stock, or PAUSED, which takes precedence', async () => {
    const seller = await student();
    const id = await listing(seller, { quantity: 1 });
    expect(await availabilityOf(id)).toBe('AVAILABLE');
    await order(await student(), id);
    expect(await availabilityOf(id)).toBe('SOLD_OUT');
    await set(seller, id, 'PAUSED');
    expect(await availabilityOf(id)).toBe('PAUSED');
  });

  it('removes a paused or expired listing from all lists except its seller’s, until it is available again', async () => {
    const thing = await zither();
    const stranger = await student();
    expect(await foundBy(stranger, thing)).toEqual(EVERYWHERE);
    await set(thing.seller, thing.id, 'PAUSED');
    expect(await foundBy(stranger, thing)).toEqual(['byId']);
    expect(await foundBy(await guest(), thing)).toEqual(['byId']);
    expect(await foundBy(thing.seller, thing)).toEqual(['ofSeller', 'byId', 'ofSellerById']);
    await set(thing.seller, thing.id, 'AVAILABLE');
    expect(await foundBy(stranger, thing)).toEqual(EVERYWHERE);
    await letExpire(thing.id);
    expect(await availabilityOf(thing.id)).toBe('EXPIRED');
    expect(await foundBy(stranger, thing)).toEqual(['byId']);
    await thing.seller.ask(RENEW, { id: thing.id });
    expect(await foundBy(stranger, thing)).toEqual(EVERYWHERE);
  });

  it('removes a paused or expired listing from related products, and rejects orders for it', async () => {
    const [seller, shelf, buyer] = [await student(), await category(), await student()];
    const [id, other] = [await listing(seller, { categoryId: shelf }), await listing(seller, { categoryId: shelf })];
    const relatedTo = async () =>
      (await buyer.ask(`{ product(id: "${other}") { related { id: databaseId } } }`)).data.product.related.map((each: { id: string }) => each.id);
    const place = () => buyer.ask('mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }', { id });
    expect(await relatedTo()).toContain(id);
    for (const takeAway of [() => set(seller, id, 'PAUSED'), () => letExpire(id)]) {
      await takeAway();
      expect(await relatedTo()).not.toContain(id);
      expect((await place()).errors).toMatchObject([{ message: 'This listing is not for sale at the moment', extensions: { code: 'OUT_OF_STOCK' } }]);
      await set(seller, id, 'AVAILABLE');
    }
    expect((await place()).errors).toBeUndefined();
  });

  it('can be set to SOLD_OUT by the seller, and cannot be AVAILABLE without pieces', async () => {
    const seller = await student();
    const id = await listing(seller, { quantity: 4 });
    expect((await set(seller, id, 'SOLD_OUT')).data.setProductAvailability.product).toEqual({ availability: 'SOLD_OUT', quantity: 0 });
    const wrong = { AVAILABLE: 'quantity', RESERVED: 'availability', EXPIRED: 'availability' };
    for (const [value, field] of Object.entries(wrong)) {
      expect((await set(seller, id, value)).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field }] } }]);
    }
  });

  it('cannot be changed for a listing that was taken down', async () => {
    const seller = await student();
    const id = await listing(seller);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }', { id });
    for (const answer of [await set(seller, id, 'PAUSED'), await seller.ask(RENEW, { id }), await seller.ask(SOLD, { input: { id } })]) {
      expect(answer.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });
});

describe('the event log', () => {
  it('records what the seller set, and that a listing expired', async () => {
    const { container } = await testApplication();
    const seller = await student();
    const id = await listing(seller);
    await set(seller, id, 'PAUSED');
    await letExpire(id);
    const events = await container.database.db.rows(sql`select actor_id as actor, payload from events
      where subject_type = 'PRODUCT' and subject_id = ${id} and type = 'PRODUCT_AVAILABILITY_CHANGED' order by id`);
    expect(events).toEqual([
      { actor: seller.id, payload: { availability: 'PAUSED' } },
      { actor: null, payload: { availability: 'EXPIRED' } },
    ]);
  });
});

describe('the end of a listing', () => {
  it('notifies its seller', async () => {
    const seller = await student();
    const id = await listing(seller, { name: 'Oud' });
    await letExpire(id);
    const notifications = async () => (await seller.ask('{ me { notifications { nodes { kind text link } } } }')).data.me.notifications.nodes;
    await expect.poll(notifications).toContainEqual({
      kind: 'LISTING',
      text: 'Your listing Oud has expired. Renew it with one tap.',
      link: '/dashboard/user/products',
    });
  });
});

describe('renewing a listing', () => {
  it('keeps it in the lists for 60 days from now, the same time as a new listing', async () => {
    const seller = await student();
    const id = await listing(seller);
    const days = (date: string) => (Date.parse(date) - Date.now()) / 86_400_000;
    const { data } = await seller.ask(`{ product(id: "${id}") { expiresAt } }`);
    expect(days(data.product.expiresAt)).toBeCloseTo(60, 1);
    await letExpire(id);
    const { renewProduct } = (await seller.ask(RENEW, { id })).data;
    expect(renewProduct).toMatchObject({ message: 'Renewed. It stays in the lists for 60 days.', product: { availability: 'AVAILABLE' } });
    expect(days(renewProduct.product.expiresAt)).toBeCloseTo(60, 1);
  });
});

describe('marking a listing as sold', () => {
  const soldTo = async (viewer: TestClient, id: string) =>
    (await viewer.ask(`{ product(id: "${id}") { soldTo { id: databaseId } } }`)).data.product.soldTo;

  it('leaves no pieces, and shows the buyer only to the seller and to that buyer', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await listing(seller, { quantity: 3 });
    await order(buyer, id);
    const { data } = await seller.ask(SOLD, { input: { id, buyerId: buyer.id } });
    expect(data.markProductSold.product).toEqual({ availability: 'SOLD_OUT', quantity: 0, soldTo: { id: buyer.id } });
    expect(await soldTo(buyer, id)).toEqual({ id: buyer.id });
    for (const other of [await guest(), await student(), await admin()]) expect(await soldTo(other, id)).toBeNull();
  });

  it('rejects a buyer without an order', async () => {
    const seller = await student();
    const id = await listing(seller);
    for (const buyerId of [(await student()).id, seller.id, 'nobody']) {
      expect((await seller.ask(SOLD, { input: { id, buyerId } })).errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'buyerId' }] } },
      ]);
    }
    expect((await seller.ask(SOLD, { input: { id } })).data.markProductSold.product).toEqual({
      availability: 'SOLD_OUT',
      quantity: 0,
      soldTo: null,
    });
  });
});

describe('the previous price', () => {
  const PRICE = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { price previousPrice } } }';

  it('is the price before a reduction, or the lowest of 30 days if it changed more often', async () => {
    const seller = await student();
    const id = await listing(seller, { price: 650 });
    const change = async (price: number) => (await seller.ask(PRICE, { input: { id, price } })).data.updateProduct.product.previousPrice;
    expect(await change(650)).toBeNull();
    expect(await change(600)).toBe(650);
    expect(await change(500.5)).toBe(600);
    // The price was raised and reduced again, so the product is no cheaper than before.
    expect(await change(900)).toBeNull();
    expect(await change(600)).toBeNull();
    expect(await change(400)).toBe(500.5);
  });

  it('is kept when something else changes', async () => {
    const seller = await student();
    const id = await listing(seller, { price: 650 });
    await seller.ask(PRICE, { input: { id, price: 500 } });
    const { data } = await seller.ask(PRICE, { input: { id, name: 'Another name' } });
    expect(data.updateProduct.product).toEqual({ price: 500, previousPrice: 650 });
  });
});
