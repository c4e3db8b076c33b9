import { describe, expect, it } from 'vitest';
import { listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { endLapsedReservations } from './reservation.service.ts';

const START = 'mutation ($id: ID!) { startConversation(input: { productId: $id }) { conversation { id: databaseId } } }';
const RESERVE =
  'mutation ($id: ID!, $hours: Int) { reserveProduct(input: { conversationId: $id, hours: $hours }) { product { reservedUntil reservedFor { id: databaseId } } } }';
const END = 'mutation ($id: ID!) { endReservation(input: { productId: $id }) { product { reservedUntil } } }';
const JOIN = 'mutation ($id: ID!) { joinReservationQueue(input: { productId: $id }) { product { viewerIsQueued reservationQueueLength } } }';
const LEAVE = 'mutation ($id: ID!) { leaveReservationQueue(input: { productId: $id }) { product { viewerIsQueued } } }';
const PLACE = 'mutation ($id: ID!) { placeOrder(input: { productId: $id }) { order { id: databaseId } } }';
const READ = 'query ($id: ID!) { product(id: $id) { reservedUntil reservedFor { id: databaseId } } }';

const db = async () => (await testApplication()).container.database.db;
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] | undefined }) => errors?.[0]?.extensions.code;
const startWith = async (who: TestClient, id: string): Promise<string> => (await who.ask(START, { id })).data.startConversation.conversation.id;

async function reserved(hours?: number) {
  const [seller, buyer, other] = [await student(), await student(), await student()];
  const productId = await listing(seller, { quantity: 1 });
  const conversation = await startWith(buyer, productId);
  expect((await seller.ask(RESERVE, { id: conversation, hours })).errors).toBeUndefined();
  return { seller, buyer, other, productId, conversation };
}

const lapse = async (productId: string) => {
  await (await db()).rows(sql`update products set reserved_until = now() where id = ${productId}`);
};

const toldOf = async (productId: string) =>
  (await db()).rows<{ type: string; audience: string[] }>(
    sql`select type, audience from events where subject_type = 'PRODUCT' and subject_id = ${productId} and type like '%RESERV%' order by id`,
  );

describe('a reservation', () => {
  it('lasts 24 hours, and names its buyer to the seller and that buyer only', async () => {
    const { seller, buyer, other, productId } = await reserved();
    for (const who of [seller, buyer]) expect((await who.ask(READ, { id: productId })).data.product.reservedFor).toEqual({ id: buyer.id });
    const { product } = (await other.ask(READ, { id: productId })).data;
    expect(product.reservedFor).toBeNull();
    expect((Date.parse(product.reservedUntil) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  });

  it('rejects the orders of others with the reason, and ends with the buyer’s order', async () => {
    const { seller, buyer, other, productId } = await reserved();
    expect((await other.ask(PLACE, { id: productId })).errors).toMatchObject([
      { message: 'This is reserved for another buyer. Join the queue to hear when it is free.', extensions: { code: 'CONFLICT' } },
    ]);
    expect((await buyer.ask(PLACE, { id: productId })).errors).toBeUndefined();
    expect((await seller.ask(READ, { id: productId })).data.product).toEqual({ reservedUntil: null, reservedFor: null });
  });

  it('is made by the seller only, for one buyer at a time', async () => {
    const { seller, buyer, other, productId, conversation } = await reserved();
    const second = await startWith(other, productId);
    expect(codeOf(await buyer.ask(RESERVE, { id: conversation }))).toBe('FORBIDDEN');
    expect(codeOf(await other.ask(RESERVE, { id: conversation }))).toBe('NOT_FOUND');
    expect(codeOf(await seller.ask(RESERVE, { id: second }))).toBe('CONFLICT');
    expect(codeOf(await seller.ask(RESERVE, { id: conversation, hours: 169 }))).toBe('INVALID_INPUT');
    expect(codeOf(await seller.ask(RESERVE, { id: conversation, hours: 48 }))).toBeUndefined();
  });

  it('stops the seller from accepting the offer of another buyer', async () => {
    const { seller, other, productId } = await reserved();
    const make = 'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 5 }) { offer { id: databaseId } } }';
    const { id } = (await other.ask(make, { id: productId })).data.makeOffer.offer;
    const accept = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { order { id: databaseId } } }';
    expect(codeOf(await seller.ask(accept, { id }))).toBe('CONFLICT');
    await seller.ask(END, { id: productId });
    expect((await seller.ask(accept, { id })).errors).toBeUndefined();
  });

  it('expires on time, even before the job has run', async () => {
    const { other, productId } = await reserved();
    await lapse(productId);
    expect((await other.ask(READ, { id: productId })).data.product.reservedUntil).toBeNull();
    await order(other, productId);
  });

  it('notifies both sides and the waiting list once when it expires', async () => {
    const { seller, buyer, other, productId } = await reserved();
    expect((await other.ask(JOIN, { id: productId })).data.joinReservationQueue.product).toEqual({ viewerIsQueued: true, reservationQueueLength: 1 });
    await other.ask(JOIN, { id: productId });
    const left = await student();
    await left.ask(JOIN, { id: productId });
    expect((await left.ask(LEAVE, { id: productId })).data.leaveReservationQueue.product.viewerIsQueued).toBe(false);
    await lapse(productId);
    const { container } = await testApplication();
    for (let run = 0; run < 2; run += 1) await endLapsedReservations(container.context(null, 'test'));
    expect(await toldOf(productId)).toEqual([
      { type: 'PRODUCT_RESERVED', audience: [buyer.id, seller.id] },
      { type: 'RESERVATION_ENDED', audience: [buyer.id, seller.id] },
      { type: 'RESERVATION_FREE', audience: [other.id] },
    ]);
  });

  it('can be ended by the seller or the buyer, and the waiting list is notified', async () => {
    const { buyer, other, productId } = await reserved();
    await other.ask(JOIN, { id: productId });
    expect(codeOf(await other.ask(END, { id: productId }))).toBe('FORBIDDEN');
    expect((await buyer.ask(END, { id: productId })).data.endReservation.product.reservedUntil).toBeNull();
    expect((await toldOf(productId)).at(-1)).toEqual({ type: 'RESERVATION_FREE', audience: [other.id] });
  });

  it('has a waiting list while it lasts, open to anyone but the seller and its buyer', async () => {
    const { seller, buyer, other, productId } = await reserved();
    expect(codeOf(await seller.ask(JOIN, { id: productId }))).toBe('FORBIDDEN');
    expect(codeOf(await buyer.ask(JOIN, { id: productId }))).toBe('CONFLICT');
    await seller.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }', { id: other.id });
    expect(codeOf(await other.ask(JOIN, { id: productId }))).toBe('NOT_FOUND');
    expect(codeOf(await (await student()).ask(JOIN, { id: await listing(seller) }))).toBe('CONFLICT');
  });
});
