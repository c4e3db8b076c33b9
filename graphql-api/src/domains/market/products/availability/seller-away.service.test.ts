import { describe, expect, it } from 'vitest';
import { admin, handOver, listing, order, student, unique, type TestClient } from '../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../test/application.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { expireOffers } from '../../../trade/offers/offer.service.ts';
import { putListingsBack } from './seller-away.service.ts';

const SUSPEND =
  'mutation ($userId: ID!, $days: Int) { sanctionUser(input: { userId: $userId, action: SUSPEND, reason: "No show", days: $days }) { undoToken } }';
const END = 'mutation ($userId: ID!) { endSanction(input: { userId: $userId }) { user { id: databaseId } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const MAKE = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 80 }) { offer { id: databaseId } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { order { id: databaseId } } }';
const SEND = 'mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Where?" }) { message { id: databaseId } } }';
const SEE = 'query ($id: ID!) { product(id: $id) { availability sellerAway } }';

async function database() {
  const { container } = await testApplication();
  return { db: container.database.db, ctx: container.context(null, 'test') };
}

const errorOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0] && [errors[0].extensions.code, errors[0].message];
const AWAY = ['CONFLICT', 'This seller is away'];
const seen = async (who: TestClient, id: string) => (await who.ask(SEE, { id })).data.product;

/** Creates a seller with a listing of a unique name, a buyer, and an administrator. */
async function shop(overrides: Record<string, unknown> = {}) {
  const [seller, buyer, boss] = [await student(), await student(), await admin()];
  const name = unique('Zither');
  const product = await listing(seller, { name, ...overrides });
  return { seller, buyer, boss, name, product };
}

describe('the listings of a suspended seller', () => {
  it('are in no list, and nobody can order them, make an offer on them, ask about them or join their queue', async () => {
    const { seller, buyer, boss, name, product } = await shop();
    const other = await listing(await student(), { name });
    await buyer.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { product { id: databaseId } } }', { id: product });
    await boss.ask(SUSPEND, { userId: seller.id });
    const lists = await buyer.ask(
      `query ($name: String!, $seller: ID!, $other: ID!) { products(first: 50, filter: { search: $name }, sort: RELEVANCE) { nodes { id: databaseId } }
        ofSeller: products(filter: { sellerId: $seller }) { nodes { id: databaseId } } user(id: $seller) { products { nodes { id: databaseId } } }
        product(id: $other) { related(first: 8) { id: databaseId } } me { favourites { nodes { id: databaseId availability sellerAway } } } }`,
      { name, seller: seller.id, other },
    );
    expect(lists.data).toMatchObject({
      ofSeller: { nodes: [] },
      user: { products: { nodes: [] } },
      me: { favourites: { nodes: [{ id: product, availability: 'PAUSED', sellerAway: true }] } },
    });
    const found = lists.data.products.nodes.map(({ id }: { id: string }) => id);
    expect([found.includes(other), found.includes(product)]).toEqual([true, false]);
    expect(lists.data.product.related).not.toContainEqual({ id: product });
    const contacts = [
      'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }',
      MAKE,
      'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }',
      'mutation ($id: ID!) { joinReservationQueue(input: { productId: $id }) { product { id: databaseId } } }',
    ];
    for (const text of contacts) expect([text, errorOf(await buyer.ask(text, { id: product }))]).toEqual([text, AWAY]);
    expect(await buyer.rest('POST', '/api/auth/add-order', { productId: product })).toMatchObject({ status: 409, body: { message: AWAY[1] } });
  });

  it('return when the suspension ends by itself, ends early or is undone, except those that the seller paused', async () => {
    const { seller, boss, product } = await shop();
    const paused = await listing(seller);
    await seller.ask('mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { message } }', { id: paused });
    const { db, ctx } = await database();
    const states = async () => [await seen(seller, product), await seen(seller, paused)];
    const away = { availability: 'PAUSED', sellerAway: true };
    const back = [
      { availability: 'AVAILABLE', sellerAway: false },
      { availability: 'PAUSED', sellerAway: false },
    ];
    const ends: ((token: string) => Promise<unknown>)[] = [
      async () => {
        await db.rows(sql`update users set suspended_until = now() where id = ${seller.id}`);
        await putListingsBack(ctx);
      },
      () => boss.ask(END, { userId: seller.id }),
      (token) => boss.ask(UNDO, { token }),
    ];
    for (const end of ends) {
      const { undoToken } = (await boss.ask(SUSPEND, { userId: seller.id })).data.sanctionUser;
      await putListingsBack(ctx);
      expect(await states()).toEqual([away, away]);
      await end(undoToken);
      expect(await states()).toEqual(back);
    }
  });
});

describe('the open offers of a suspended person', () => {
  it('are on hold: they are neither accepted nor expired, but can be declined and withdrawn', async () => {
    const { seller, buyer, boss, product } = await shop();
    const offers = [];
    for (const who of [buyer, await student()]) offers.push({ who, id: (await who.ask(MAKE, { id: product })).data.makeOffer.offer.id });
    await boss.ask(SUSPEND, { userId: buyer.id, days: 3 });
    const away = ['CONFLICT', 'The other side is away. The offer waits until they are back.'];
    expect(errorOf(await seller.ask(ACCEPT, { id: offers[0]!.id }))).toEqual(away);
    const counter = 'mutation ($id: ID!) { counterOffer(input: { offerId: $id, price: 90 }) { offer { id: databaseId } } }';
    expect(errorOf(await seller.ask(counter, { id: offers[0]!.id }))).toEqual(away);
    const { db, ctx } = await database();
    const hoursLeft = async (id: string) =>
      (await db.one<{ hours: number }>(sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from offers where id = ${id}`))!
        .hours;
    expect([await hoursLeft(offers[0]!.id), await hoursLeft(offers[1]!.id)]).toEqual([48 + 72, 48]);
    await boss.ask(END, { userId: buyer.id });
    expect(await hoursLeft(offers[0]!.id)).toBe(48);
    await boss.ask(SUSPEND, { userId: seller.id });
    await expireOffers(ctx);
    const withdraw = 'mutation ($id: ID!) { withdrawOffer(input: { offerId: $id }) { offer { status } } }';
    expect((await offers[1]!.who.ask(withdraw, { id: offers[1]!.id })).data.withdrawOffer.offer.status).toBe('WITHDRAWN');
    await boss.ask(END, { userId: seller.id });
    expect((await seller.ask(ACCEPT, { id: offers[0]!.id })).errors).toBeUndefined();
  });
});

describe('an agreement with a suspended person', () => {
  it('can still be handed over, with messages from the other side only and from nobody once it is done', async () => {
    const { seller, buyer, boss, product } = await shop();
    const [byCode, byBuyer] = [await order(buyer, product), await order(buyer, product)];
    await boss.ask(SUSPEND, { userId: seller.id });
    expect((await buyer.ask(SEND, { id: byCode })).errors).toBeUndefined();
    expect(errorOf(await seller.ask(SEND, { id: byCode }))?.[0]).toBe('FORBIDDEN');
    await handOver(seller, buyer, byCode);
    const received = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { order { status handoverProof } } }';
    expect((await buyer.ask(received, { id: byBuyer })).data.confirmReceived.order).toEqual({ status: 'DELIVERED', handoverProof: 'RECEIVED' });
    expect(errorOf(await buyer.ask(SEND, { id: byCode }))).toEqual(['CONFLICT', 'The other side is away. You can write again when they are back.']);
  });
});
