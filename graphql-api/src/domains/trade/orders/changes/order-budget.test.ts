import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { limitedContext, limitedServer } from '../../../../../test/limited.ts';
import { listing, order, student as anyStudent, type TestClient } from '../../../../../test/test-clients.ts';
import * as offers from '../../offers/offer.service.ts';
import { sql } from '../../../../platform/database/sql.ts';
import * as orders from '../order.service.ts';

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { order { id: databaseId } } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Too far" }) { order { status } } }';

const query = async <Row>(text: ReturnType<typeof sql>) => (await testApplication()).container.database.db.rows<Row>(text);

let server: Awaited<ReturnType<typeof limitedServer>>;
beforeAll(async () => {
  server = await limitedServer();
});
afterAll(() => server.stop());

const student = async () => server.at(await anyStudent());

/** Creates sellers with one listing each. */
const listings = (count: number) => Promise.all(Array.from({ length: count }, async () => listing(await student(), { quantity: 99 })));

/** Runs orders concurrently and counts their outcomes by kind. */
async function race(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const outcomes = (await Promise.allSettled(attempts)).map((each) => (each.status === 'fulfilled' ? 'placed' : (each.reason as Error).message));
  return Object.fromEntries(Object.entries(Object.groupBy(outcomes, (each) => each)).map(([what, each]) => [what, each!.length]));
}

const openOrdersOf = async ({ id }: TestClient) =>
  (await query<{ count: number }>(sql`select count(*)::int as count from orders where buyer_id = ${id} and status <> 'CANCELLED'`))[0]!.count;

/** Gives a buyer 30 cancelled orders of the given age in minutes. */
const withOrdersOfAge = (buyer: TestClient, product: string, minutes: number) =>
  query(sql`insert into orders (buyer_id, seller_id, product_id, name, price, quantity, status, created_at)
    select ${buyer.id}::bigint, seller_id, id, name, price, 1, 'CANCELLED', now() - make_interval(mins => ${minutes}::int)
    from products, generate_series(1, 30) where id = ${product}`);

describe('open orders of a buyer', () => {
  it('are limited to exactly twenty when fifty are placed at once', async () => {
    const [buyer, products] = [await student(), await listings(10)];
    const ctx = await limitedContext(buyer);
    const attempts = Array.from({ length: 50 }, (_, index) => orders.placeOrder(ctx, { productId: products[index % 10]!, quantity: 1 }));
    expect(await race(attempts)).toEqual({ placed: 20, 'You have 20 open orders. Wait until one is handed over, or cancel one first.': 30 });
    expect(await openOrdersOf(buyer)).toBe(20);
  });

  it('are limited to exactly five with one seller when fifty are placed at once', async () => {
    const [buyer, seller] = [await student(), await student()];
    const products = [await listing(seller, { quantity: 99 }), await listing(seller, { quantity: 99 })];
    const ctx = await limitedContext(buyer);
    const attempts = Array.from({ length: 50 }, (_, index) => orders.placeOrder(ctx, { productId: products[index % 2]!, quantity: 1 }));
    expect(await race(attempts)).toEqual({
      placed: 5,
      'You have 5 open orders with this seller. Wait until one is handed over, or cancel one first.': 45,
    });
    const { body, status } = await buyer.rest('POST', '/api/auth/add-order', { productId: products[0]! });
    expect([status, body.message]).toEqual([409, expect.stringContaining('5 open orders with this seller')]);
  });

  it('are limited to exactly five with one seller when eight offers are accepted at once', async () => {
    const [buyer, seller] = [await student(), await student()];
    const [buyerCtx, sellerCtx] = [await limitedContext(buyer), await limitedContext(seller)];
    const made = [];
    for (let count = 0; count < 8; count += 1)
      made.push(await offers.makeOffer(buyerCtx, { productId: await listing(seller), price: 90, quantity: 1 }));
    expect(await race(made.map(({ id }) => offers.acceptOffer(sellerCtx, { offerId: id })))).toEqual({
      placed: 5,
      'The buyer has too many open orders. Accept the offer when one of them is handed over or cancelled.': 3,
    });
  });

  it('at the limit leave an offer open, which can be accepted once an order was cancelled', async () => {
    const [buyer, seller] = [await student(), await student()];
    const productId = await listing(seller, { quantity: 9 });
    const { id } = await offers.makeOffer(await limitedContext(buyer), { productId, price: 90, quantity: 1 });
    const placed = [];
    for (let count = 0; count < 5; count += 1) placed.push(await order(buyer, productId));
    expect((await seller.ask(ACCEPT, { id })).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await buyer.ask(CANCEL, { id: placed[0] })).errors).toBeUndefined();
    expect((await seller.ask(ACCEPT, { id })).data.acceptOffer.order.id).toBeDefined();
  });

  it('are limited to thirty new ones an hour over GraphQL, REST and by offers, and the rejection says when to retry', async () => {
    const [buyer, seller] = [await student(), await student()];
    const productId = await listing(seller, { quantity: 9 });
    const offer = await offers.makeOffer(await limitedContext(buyer), { productId, price: 90, quantity: 1 });
    await withOrdersOfAge(buyer, productId, 58);
    const [graphql, rest, accepted] = [
      await buyer.ask(PLACE, { input: { productId } }),
      await buyer.rest('POST', '/api/auth/add-order', { productId }),
      await seller.ask(ACCEPT, { id: offer.id }),
    ];
    expect(graphql.errors).toMatchObject([
      { message: 'You have placed 30 orders within an hour. Try again in 2 minutes.', extensions: { code: 'RATE_LIMITED' } },
    ]);
    expect(graphql.errors![0]!.extensions.retryAfter).toBeGreaterThan(60);
    expect(graphql.errors![0]!.extensions.retryAfter).toBeLessThanOrEqual(120);
    expect([rest.status, Number(rest.headers.get('retry-after'))]).toEqual([429, expect.closeTo(120, -2)]);
    expect(accepted.errors).toMatchObject([
      { message: expect.stringContaining('The buyer has placed 30 orders'), extensions: { code: 'RATE_LIMITED' } },
    ]);
    await query(sql`update orders set created_at = created_at - interval '3 minutes' where buyer_id = ${buyer.id}`);
    expect((await buyer.ask(PLACE, { input: { productId } })).errors).toBeUndefined();
  });

  it('are not counted again for a repeated idempotency key', async () => {
    const [buyer, seller] = [await student(), await student()];
    const productId = await listing(seller, { quantity: 9 });
    const place = (key: string) => buyer.ask(PLACE, { input: { productId, idempotencyKey: key } });
    const first = (await place('key-0')).data;
    for (let count = 1; count < 5; count += 1) await place(`key-${count}`);
    expect((await place('key-5')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await place('key-0')).data).toEqual(first);
  });
});
