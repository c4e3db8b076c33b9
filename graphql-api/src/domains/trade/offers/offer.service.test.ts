import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { expireOffers } from './offer.service.ts';

const OFFER =
  'offer { id: databaseId price quantity status viewerCanAnswer viewerCanWithdraw maker { id: databaseId } conversation { id: databaseId openOffer { id: databaseId } } order { id: databaseId } }';
const MAKE = `mutation ($id: ID!, $price: Float = 80, $quantity: Int = 1) { makeOffer(input: { productId: $id, price: $price, quantity: $quantity }) { ${OFFER} } }`;
const COUNTER = `mutation ($id: ID!, $price: Float = 90) { counterOffer(input: { offerId: $id, price: $price }) { ${OFFER} } }`;
const ACCEPT = `mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { ${OFFER} order { id: databaseId total lines { price quantity } buyer { id: databaseId } } } }`;
const end = (name: string) => `mutation ($id: ID!) { ${name}(input: { offerId: $id }) { ${OFFER} } }`;
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }';

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await testApplication()).container.database.db.rows<Row>(query);
}

const made = async (buyer: TestClient, id: string, price = 80, quantity = 1): Promise<string> =>
  (await buyer.ask(MAKE, { id, price, quantity })).data.makeOffer.offer.id as string;

async function offered(overrides: Record<string, unknown> = {}) {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller, overrides);
  return { seller, buyer, productId, id: await made(buyer, productId) };
}

const statusOf = async (who: TestClient, product: string) =>
  (await who.ask(`{ product(id: "${product}") { viewerConversation { offers { nodes { id: databaseId status } } } } }`)).data.product
    .viewerConversation.offers.nodes;

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }) => errors?.[0]?.extensions.code;

describe('an offer', () => {
  it('that is accepted becomes the buyer’s order at the offered price', async () => {
    const { seller, buyer, productId, id } = await offered();
    const { data } = await seller.ask(ACCEPT, { id });
    expect(data.acceptOffer).toMatchObject({
      offer: { status: 'ACCEPTED', viewerCanAnswer: false },
      order: { total: 80, lines: [{ price: 80, quantity: 1 }], buyer: { id: buyer.id } },
    });
    await expect
      .poll(async () => (await buyer.ask('{ me { notifications { nodes { kind text } } } }')).data.me.notifications.nodes)
      .toContainEqual({ kind: 'OFFER', text: expect.stringContaining(`${seller.name} accepted your offer of ₹80 for Thing`) });
    const seen = await buyer.ask(
      `{ product(id: "${productId}") { quantity price viewerConversation { order { id: databaseId } openOffer { id: databaseId } } } }`,
    );
    expect(seen.data.product).toEqual({ quantity: 2, price: 100, viewerConversation: { order: { id: data.acceptOffer.order.id }, openOffer: null } });
  });

  it('is answered by the other side only, and withdrawn by its maker only', async () => {
    const { seller, buyer, id } = await offered();
    for (const mutation of [ACCEPT, COUNTER, end('declineOffer')]) {
      expect(codeOf(await buyer.ask(mutation, { id }))).toBe('FORBIDDEN');
      expect(codeOf(await (await student()).ask(mutation, { id }))).toBe('NOT_FOUND');
    }
    expect(codeOf(await seller.ask(end('withdrawOffer'), { id }))).toBe('FORBIDDEN');
    expect((await buyer.ask(end('withdrawOffer'), { id })).data.withdrawOffer.offer.status).toBe('WITHDRAWN');
    expect((await seller.ask(ACCEPT, { id })).errors).toMatchObject([{ message: 'This offer is no longer open', extensions: { code: 'CONFLICT' } }]);
  });

  it('can be answered with a counter-offer, which the buyer accepts', async () => {
    const { seller, buyer, productId, id } = await offered();
    const counter = (await seller.ask(COUNTER, { id })).data.counterOffer.offer;
    expect(counter).toMatchObject({ price: 90, status: 'OPEN', maker: { id: seller.id }, conversation: { openOffer: { id: counter.id } } });
    expect(await statusOf(buyer, productId)).toEqual([
      { id: counter.id, status: 'OPEN' },
      { id, status: 'COUNTERED' },
    ]);
    expect((await buyer.ask(ACCEPT, { id: counter.id })).data.acceptOffer.order).toMatchObject({ total: 90, buyer: { id: buyer.id } });
  });

  it('that is accepted notifies the other side once, and nobody of their own acts', async () => {
    const texts = (who: TestClient) => notificationsOf(who, 'notifications');
    const bySeller = await offered();
    await bySeller.seller.ask(ACCEPT, { id: bySeller.id });
    expect(await texts(bySeller.seller)).toEqual([expect.stringMatching(/ offers ₹80 for Thing/)]);
    expect(await texts(bySeller.buyer)).toEqual([expect.stringMatching(/ accepted your offer of ₹80 for Thing/)]);

    const byBuyer = await offered();
    const counter = (await byBuyer.seller.ask(COUNTER, { id: byBuyer.id })).data.counterOffer.offer;
    await byBuyer.buyer.ask(ACCEPT, { id: counter.id });
    expect(await texts(byBuyer.seller)).toEqual([
      expect.stringMatching(/ ordered Thing.* at your price of ₹90$/),
      expect.stringMatching(/ offers ₹80/),
    ]);
    expect(await texts(byBuyer.buyer)).toEqual([expect.stringMatching(/ answered your offer for Thing.* with ₹90/)]);
  });

  it('is the only open one of a buyer and a product', async () => {
    const { seller, buyer, productId, id } = await offered();
    expect(codeOf(await buyer.ask(MAKE, { id: productId }))).toBe('CONFLICT');
    expect((await seller.ask(end('declineOffer'), { id })).data.declineOffer.offer.status).toBe('DECLINED');
    const again = await Promise.all(Array.from({ length: 8 }, () => buyer.ask(MAKE, { id: productId })));
    expect(again.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(again.flatMap(codeOf).filter(Boolean)).toEqual(Array.from({ length: 7 }, () => 'CONFLICT'));
  });

  it('ends after 48 hours, even before the job has run, and can be replaced by a new one', async () => {
    const { seller, buyer, productId, id } = await offered();
    await rows(sql`update offers set expires_at = now() where id = ${id}`);
    expect(await statusOf(buyer, productId)).toEqual([{ id, status: 'EXPIRED' }]);
    expect(codeOf(await seller.ask(ACCEPT, { id }))).toBe('CONFLICT');
    const { container } = await testApplication();
    await expireOffers(container.context(null, 'test'));
    expect(await rows(sql`select status from offers where id = ${id}`)).toEqual([{ status: 'EXPIRED' }]);
    expect(await rows(sql`select type, audience from events where subject_type = 'OFFER' and subject_id = ${id} order by id`)).toEqual([
      { type: 'OFFER_MADE', audience: [buyer.id, seller.id] },
      { type: 'OFFER_EXPIRED', audience: [buyer.id, seller.id] },
    ]);
    expect(await made(buyer, productId)).not.toBe(id);
  });

  it('is rejected for the seller’s own product, for more than the stock, and for a negative price', async () => {
    const { seller, buyer, productId } = await offered();
    expect(codeOf(await seller.ask(MAKE, { id: productId }))).toBe('FORBIDDEN');
    const other = await listing(seller);
    expect(codeOf(await buyer.ask(MAKE, { id: other, quantity: 4 }))).toBe('OUT_OF_STOCK');
    expect(codeOf(await buyer.ask(MAKE, { id: other, price: -1 }))).toBe('INVALID_INPUT');
  });

  it('below the price is rejected for a listing that is not negotiable', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await listing(seller, { negotiable: false });
    expect(codeOf(await buyer.ask(MAKE, { id, price: 99 }))).toBe('CONFLICT');
    expect((await buyer.ask(MAKE, { id, price: 100 })).errors).toBeUndefined();
  });

  it('from a blocked person can be neither countered nor accepted', async () => {
    const { seller, buyer, id } = await offered();
    await buyer.ask(BLOCK, { id: seller.id });
    expect(codeOf(await seller.ask(ACCEPT, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await seller.ask(COUNTER, { id }))).toBe('NOT_FOUND');
  });

  it('ends when the pieces are sold to somebody else, and its maker is notified', async () => {
    const { buyer, productId, id } = await offered({ quantity: 1 });
    await order(await student(), productId);
    await expect.poll(() => statusOf(buyer, productId)).toEqual([{ id, status: 'EXPIRED' }]);
    expect(await rows(sql`select type from events where subject_type = 'OFFER' and subject_id = ${id} and actor_id is null`)).toEqual([
      { type: 'OFFER_EXPIRED' },
    ]);
  });

  it('is stored once when it is repeated after a lost response', async () => {
    const [seller, buyer] = [await student(), await student()];
    const query = `mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 5, idempotencyKey: "k" }) { offer { id: databaseId } } }`;
    const id = await listing(seller);
    const ids = await Promise.all([1, 2, 3].map(async () => (await buyer.ask(query, { id })).data.makeOffer.offer.id));
    expect(new Set(ids).size).toBe(1);
  });
});
