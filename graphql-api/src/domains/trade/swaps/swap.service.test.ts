import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { ownData } from '../../../../test/own-data.ts';
import { admin, listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const OFFER = 'offer { id: databaseId price topUp status gives { id: databaseId } order { id: databaseId } swap { id: databaseId } }';
const MAKE = `mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { ${OFFER} } }`;
const COUNTER = `mutation ($input: CounterOfferInput!) { counterOffer(input: $input) { ${OFFER} } }`;
const SWAP =
  'swap { id: databaseId status legs { product { id: databaseId } giver { id: databaseId } receiver { id: databaseId } topUp order { id: databaseId } } orders { id: databaseId } }';
const ACCEPT = `mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { order { id: databaseId total } undoToken ${SWAP} } }`;
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Changed my mind" }) { order { status } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { order { status } } }';
const SWAPS = '{ swaps { nodes { id: databaseId status } } }';

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

/** Creates a seller with a drafter, and a buyer with listings to give for it. */
async function two(things = 1, overrides: Record<string, unknown> = {}) {
  const [seller, buyer] = [await student(), await student()];
  const drafter = await listing(seller, { quantity: 1, ...overrides });
  const gives: string[] = [];
  for (let count = 0; count < things; count += 1) gives.push(await listing(buyer, { quantity: 1 }));
  return { seller, buyer, drafter, gives };
}

async function offered(things = 1, price = 0) {
  const shop = await two(things);
  const { data, errors } = await shop.buyer.ask(MAKE, { input: { productId: shop.drafter, price, giveProductIds: shop.gives } });
  expect(errors).toBeUndefined();
  return { ...shop, offer: data.makeOffer.offer as { id: string } };
}

async function swapped(things = 1, price = 0) {
  const shop = await offered(things, price);
  const { data, errors } = await shop.seller.ask(ACCEPT, { id: shop.offer.id });
  expect(errors).toBeUndefined();
  return { ...shop, ...data.acceptOffer, orders: data.acceptOffer.swap.legs.map((leg: { order: { id: string } }) => leg.order.id) as string[] };
}

async function stockOf(ids: string[]): Promise<number[]> {
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ quantity: number }>(
    sql`select quantity from products where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`,
  );
  return rows.map(({ quantity }) => quantity);
}

const statusOf = async (person: TestClient) => (await person.ask(SWAPS)).data.swaps.nodes[0]?.status;

describe('an offer of things', () => {
  it('lists them in order, with the buyer’s top-up', async () => {
    const { offer, gives } = await offered(3, 50);
    expect(offer).toMatchObject({ price: 50, topUp: 50, gives: gives.map((id) => ({ id })), swap: null });
  });

  it('has the price 0 if the seller pays the top-up', async () => {
    expect((await offered(1, -40)).offer).toMatchObject({ price: 0, topUp: -40 });
  });

  it('is accepted for a listing that is not negotiable, because it is not a lower price', async () => {
    const { buyer, drafter, gives } = await two(1, { negotiable: false });
    expect((await buyer.ask(MAKE, { input: { productId: drafter, price: 0, giveProductIds: gives } })).errors).toBeUndefined();
  });

  it('gives up to three different available listings of the buyer, for one piece', async () => {
    const { seller, buyer, drafter, gives } = await two(4);
    const [first, second, third, fourth] = gives;
    const rejected = async (giveProductIds: unknown[], more = {}) => {
      const { errors } = await buyer.ask(MAKE, { input: { productId: drafter, price: 0, giveProductIds, ...more } });
      return errors?.[0]?.extensions.fields?.[0]?.field;
    };
    expect(await rejected([first, second, third, fourth])).toBe('giveProductIds');
    expect(await rejected([first, first])).toBe('giveProductIds');
    expect(await rejected([await listing(seller)])).toBe('giveProductIds');
    expect(await rejected([await listing(buyer, { quantity: 0 })])).toBe('giveProductIds');
    expect(await rejected(['nothing'])).toBe('giveProductIds');
    await buyer.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }', { id: first });
    expect(await rejected([first])).toBe('giveProductIds');
    expect(await rejected([second], { quantity: 2 })).toBe('quantity');
    expect(await rejected([], { price: -1 })).toBe('price');
  });

  it('can be countered with other things and money by either side, and keeps the things if none are named', async () => {
    const { seller, buyer, gives, offer } = await offered(1);
    const other = await listing(buyer, { quantity: 1 });
    const counter = (await seller.ask(COUNTER, { input: { offerId: offer.id, price: 20, giveProductIds: [other] } })).data.counterOffer.offer;
    expect(counter).toMatchObject({ topUp: 20, gives: [{ id: other }] });
    const again = (await buyer.ask(COUNTER, { input: { offerId: counter.id, price: 10 } })).data.counterOffer.offer;
    expect(again).toMatchObject({ topUp: 10, gives: [{ id: other }] });
    const money = (await seller.ask(COUNTER, { input: { offerId: again.id, price: 90, giveProductIds: [] } })).data.counterOffer.offer;
    expect(money).toMatchObject({ price: 90, topUp: null, gives: [] });
    const back = await buyer.ask(COUNTER, { input: { offerId: money.id, price: -5, giveProductIds: gives } });
    expect(back.data.counterOffer.offer).toMatchObject({ price: 0, topUp: -5 });
  });

  it('ends when one of the things is sold, and its maker is notified', async () => {
    const { buyer, gives, offer } = await offered(2);
    await order(await student(), gives[1]!);
    await expect
      .poll(() => notificationsOf(buyer, 'impossible offers'))
      .toContainEqual(expect.stringMatching(/^The offer of a swap for Thing.* ended/));
    const { container } = await testApplication();
    expect(await container.database.db.rows(sql`select status from offers where id = ${offer.id}`)).toEqual([{ status: 'EXPIRED' }]);
  });
});

describe('an accepted swap', () => {
  it('has a leg in each direction, each an order, and takes the stock of all', async () => {
    const { seller, buyer, drafter, gives, swap, order: first, orders } = await swapped(2);
    expect(swap).toMatchObject({
      status: 'AGREED',
      legs: [
        { product: { id: drafter }, giver: { id: seller.id }, receiver: { id: buyer.id }, topUp: 0 },
        ...gives.map((id: string) => ({ product: { id }, giver: { id: buyer.id }, receiver: { id: seller.id }, topUp: 0 })),
      ],
    });
    expect(swap.orders.map(({ id }: { id: string }) => id)).toEqual(orders);
    expect(first.id).toBe(orders[0]);
    expect(await stockOf([drafter, ...gives])).toEqual([0, 0, 0]);
    const seen = await buyer.ask('query ($id: ID!) { order(id: $id) { swap { id: databaseId } } }', { id: orders[1] });
    expect(seen.data.order.swap).toEqual({ id: swap.id });
  });

  it.each([
    [50, [50, 0]],
    [-40, [0, 40]],
  ])('has a top-up of %i on the leg of whoever receives more: %j', async (price, topUps) => {
    const { swap, buyer, seller } = await swapped(1, price);
    expect(swap.legs.map(({ topUp }: { topUp: number }) => topUp)).toEqual(topUps);
    const rest = await (price > 0 ? buyer : seller).rest('GET', '/api/auth/orders');
    expect(rest.body[0].products[0].price).toBe(Math.abs(price));
  });

  it('is visible to its people and administrators only', async () => {
    const { seller, buyer, swap } = await swapped();
    const globalId = Buffer.from(`Swap:${swap.id}`).toString('base64');
    const read = async (who: TestClient) => (await who.ask('query ($id: ID!) { node(id: $id) { globalId: id } }', { id: globalId })).data.node;
    for (const who of [seller, buyer, await admin()]) expect(await read(who)).toEqual({ globalId });
    expect(await read(await student())).toBe(null);
    expect((await seller.ask(SWAPS)).data.swaps.nodes).toEqual([{ id: swap.id, status: 'AGREED' }]);
    expect((await (await student()).ask(SWAPS)).data.swaps.nodes).toEqual([]);
  });

  it('notifies the maker of the offer once, and is in the data of both', async () => {
    const { seller, buyer, swap } = await swapped(2);
    await expect.poll(() => notificationsOf(buyer, 'impossible offers')).toEqual([expect.stringMatching(/ accepted your offer of a swap for Thing/)]);
    expect(await notificationsOf(seller, 'impossible offers')).toEqual([expect.stringMatching(/ offers a swap for Thing/)]);
    for (const who of [seller, buyer]) expect((await ownData(who)).swaps).toHaveLength(3);
    expect(swap.legs).toHaveLength(3);
  });

  it('is rejected if one of the listings is no longer available', async () => {
    const { seller, drafter, gives, offer } = await offered(2);
    const { container } = await testApplication();
    await container.database.db.rows(sql`update products set quantity = 0 where id = ${gives[1]}`);
    expect(codeOf(await seller.ask(ACCEPT, { id: offer.id }))).toMatch(/OUT_OF_STOCK|CONFLICT/);
    expect(await stockOf([drafter, gives[0]!])).toEqual([1, 1]);
    expect((await seller.ask(SWAPS)).data.swaps.nodes).toEqual([]);
  });

  it('is undone as a whole', async () => {
    const { seller, drafter, gives, undoToken } = await swapped(2);
    expect((await seller.ask('mutation ($t: String!) { undo(input: { token: $t }) { message } }', { t: undoToken })).errors).toBeUndefined();
    expect(await stockOf([drafter, ...gives])).toEqual([1, 1, 1]);
    expect((await seller.ask(SWAPS)).data.swaps.nodes).toEqual([]);
  });
});

describe('the orders of a swap', () => {
  it('are all cancelled together, and all stock is returned', async () => {
    const { seller, buyer, drafter, gives, orders } = await swapped(2);
    expect((await buyer.ask(CANCEL, { id: orders[0] })).data.cancelOrder.order.status).toBe('CANCELLED');
    expect(await stockOf([drafter, ...gives])).toEqual([1, 1, 1]);
    expect(await statusOf(seller)).toBe('CANCELLED');
  });

  it('cannot be reopened', async () => {
    const { seller, orders } = await swapped();
    await seller.ask(STATUS, { id: orders[0], status: 'CANCELLED' });
    expect(codeOf(await seller.ask(STATUS, { id: orders[0], status: 'PROCESSING' }))).toBe('CONFLICT');
    const { order: seen } = (await seller.ask('query ($id: ID!) { order(id: $id) { viewerCanSetStatus } }', { id: orders[0] })).data;
    expect(seen.viewerCanSetStatus).toBe(false);
  });

  it('remain due once one was handed over', async () => {
    const { seller, buyer, drafter, gives, orders } = await swapped(1);
    await seller.ask(STATUS, { id: orders[0], status: 'DELIVERED' });
    expect(await statusOf(buyer)).toBe('PARTLY_DONE');
    expect((await buyer.ask(STATUS, { id: orders[1], status: 'CANCELLED' })).errors).toMatchObject([
      { message: 'Part of this swap was handed over. The rest is due.', extensions: { code: 'CONFLICT' } },
    ]);
    expect(codeOf(await seller.ask(CANCEL, { id: orders[1] }))).toBe('CONFLICT');
    expect(codeOf(await seller.ask('mutation ($id: ID!) { deleteOrder(input: { id: $id }) { message } }', { id: orders[1] }))).toBe('CONFLICT');
    expect((await seller.rest('DELETE', `/api/auth/orders/${orders[1]}`)).status).toBe(409);
    expect(await stockOf([drafter, ...gives])).toEqual([0, 0]);
    await buyer.ask(STATUS, { id: orders[1], status: 'DELIVERED' });
    expect(await statusOf(buyer)).toBe('DONE');
  });

  it('have separate handover codes', async () => {
    const { seller, buyer, orders } = await swapped();
    const code = 'query ($id: ID!) { order(id: $id) { handoverCode } }';
    const ofBuyer = (await buyer.ask(code, { id: orders[0] })).data.order.handoverCode;
    const ofSeller = (await seller.ask(code, { id: orders[1] })).data.order.handoverCode;
    expect([ofBuyer, ofSeller]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    const confirm = 'mutation ($id: ID!, $code: String!) { confirmHandover(input: { orderId: $id, code: $code }) { order { status } } }';
    expect((await seller.ask(confirm, { id: orders[0], code: ofBuyer })).data.confirmHandover.order.status).toBe('DELIVERED');
  });
});
