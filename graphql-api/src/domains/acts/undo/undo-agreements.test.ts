import { afterAll, describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { changesSince, snapshot } from '../../../../test/snapshot.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { kind } }';
const MAKE =
  'mutation ($id: ID!) { makeOffer(input: { productId: $id, price: 80, quantity: 2 }) { offer { id: databaseId conversation { id: databaseId } } } }';
const COUNTER = 'mutation ($id: ID!) { counterOffer(input: { offerId: $id, price: 90 }) { offer { id: databaseId } } }';
const ACCEPT = 'mutation ($id: ID!) { acceptOffer(input: { offerId: $id }) { undoToken undoUntil order { id: databaseId } } }';
const SOLD = 'mutation ($id: ID!) { markProductSold(input: { id: $id }) { undoToken } }';
const BACK =
  'mutation ($id: ID!, $n: Int) { setProductAvailability(input: { id: $id, availability: AVAILABLE, quantity: $n }) { product { quantity availability } } }';
const RESERVE = 'mutation ($id: ID!) { reserveProduct(input: { conversationId: $id }) { undoToken } }';
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }';
const SEND = 'mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "At five?" }) { message { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: PROCESSING }) { message } }';
const CANCEL = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "No" }) { order { id: databaseId } } }';
const PROPOSE =
  'mutation ($id: ID!, $spot: ID!, $at: DateTime!) { proposeMeeting(input: { orderId: $id, spotId: $spot, at: $at }) { meeting { id: databaseId } } }';
const STATE =
  'query ($id: ID!) { product(id: $id) { quantity availability reservedUntil viewerConversation { order { id: databaseId } openOffer { id: databaseId } } } }';

afterAll(closeSockets);

type Answer = Awaited<ReturnType<TestClient['ask']>>;
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const undo = (who: TestClient, token: string) => who.ask(UNDO, { token });

async function offered() {
  const [seller, buyer] = [await student(), await student()];
  const product = await listing(seller, { name: unique('Lamp'), quantity: 3 });
  const { offer } = (await buyer.ask(MAKE, { id: product })).data.makeOffer;
  return { seller, buyer, product, offer: offer.id as string, conversation: offer.conversation.id as string };
}

async function accepted() {
  const sale = await offered();
  const { undoToken: token, order: placed } = (await sale.seller.ask(ACCEPT, { id: sale.offer })).data.acceptOffer;
  return { ...sale, token: token as string, order: placed.id as string };
}

const stateOf = async (who: TestClient, id: string) => (await who.ask(STATE, { id })).data.product;

describe('undoing an accepted offer', () => {
  it('restores every row: the stock, the open offer, and no order', async () => {
    const sale = await offered();
    const before = await snapshot();
    const { undoToken } = (await sale.seller.ask(ACCEPT, { id: sale.offer })).data.acceptOffer;
    expect(await changesSince(before)).not.toEqual({});
    expect((await undo(sale.seller, undoToken)).data.undo).toEqual({ kind: 'ACCEPT_OFFER' });
    expect(await changesSince(before)).toEqual({});
    expect(await stateOf(sale.buyer, sale.product)).toMatchObject({
      quantity: 3,
      viewerConversation: { order: null, openOffer: { id: sale.offer } },
    });
    expect(codeOf(await sale.seller.ask(ACCEPT, { id: sale.offer }))).toBeUndefined();
  });

  it('is shown to the other side at once in the conversation and by a notification', async () => {
    const { seller, buyer, token, offer } = await accepted();
    const live = await (
      await socket(buyer.token)
    ).subscribe('subscription { conversationChanged { order { id: databaseId } openOffer { id: databaseId } } }');
    await undo(seller, token);
    await expect.poll(() => live.events.at(-1)).toEqual({ conversationChanged: { order: null, openOffer: { id: offer } } });
    expect((await notificationsOf(buyer, 'notifications'))[0]).toMatch(/undid the acceptance of the offer for Lamp .* It is open again/);
  });

  it('notifies the seller when the buyer undoes it', async () => {
    const { seller, buyer, offer } = await offered();
    const counter = (await seller.ask(COUNTER, { id: offer })).data.counterOffer.offer.id;
    const { undoToken } = (await buyer.ask(ACCEPT, { id: counter })).data.acceptOffer;
    expect((await undo(buyer, undoToken)).errors).toBeUndefined();
    expect((await notificationsOf(seller, 'notifications'))[0]).toMatch(/undid the acceptance of the offer/);
  });

  it('keeps the orders of others and returns only its own pieces', async () => {
    const { seller, buyer, product, token } = await accepted();
    await order(await student(), product);
    expect((await undo(seller, token)).errors).toBeUndefined();
    expect((await stateOf(buyer, product)).quantity).toBe(2);
  });

  const followUps: [what: string, act: (of: Awaited<ReturnType<typeof accepted>>) => Promise<Answer>][] = [
    ['the buyer wrote about the order', ({ buyer, order: id }) => buyer.ask(SEND, { id })],
    ['the buyer cancelled it', ({ buyer, order: id }) => buyer.ask(CANCEL, { id })],
    ['its status was set', ({ seller, order: id }) => seller.ask(STATUS, { id })],
    [
      'the buyer proposed a meeting',
      async ({ buyer, order: id }) => {
        const make = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
        const spot = (await (await admin()).ask(make, { name: unique('Gate') })).data.createCampusSpot.campusSpot.id;
        return buyer.ask(PROPOSE, { id, spot, at: new Date(Date.now() + 86_400_000).toISOString() });
      },
    ],
    ['the buyer made another offer', ({ buyer, product }) => buyer.ask(MAKE.replace('quantity: 2', 'quantity: 1'), { id: product })],
    ['one side blocked the other', ({ buyer, seller }) => buyer.ask(BLOCK, { id: seller.id })],
  ];

  it.each(followUps)('fails with CONFLICT and changes nothing after %s', async (_what, act) => {
    const sale = await accepted();
    expect((await act(sale)).errors).toBeUndefined();
    const before = await snapshot();
    expect(codeOf(await undo(sale.seller, sale.token))).toBe('CONFLICT');
    expect(await changesSince(before)).toEqual({});
  });

  it('is allowed once, to the person who accepted, even for ten requests at once', async () => {
    const { seller, buyer, product, token } = await accepted();
    for (const who of [buyer, await admin(), await student()]) expect(codeOf(await undo(who, token))).toBe('NOT_FOUND');
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(seller, token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await stateOf(buyer, product)).quantity).toBe(3);
  });

  it('returns the pieces once when the buyer cancels at the same time', async () => {
    const { seller, buyer, product, token, order: id } = await accepted();
    const answers = await Promise.all([undo(seller, token), buyer.ask(CANCEL, { id })]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await stateOf(buyer, product)).quantity).toBe(3);
  });
});

describe('undoing "mark as sold"', () => {
  it('restores the stock unless it was changed since', async () => {
    const seller = await student();
    const id = await listing(seller, { quantity: 4 });
    const first = (await seller.ask(SOLD, { id })).data.markProductSold.undoToken;
    expect((await undo(seller, first)).errors).toBeUndefined();
    expect(await stateOf(seller, id)).toMatchObject({ quantity: 4, availability: 'AVAILABLE' });
    const second = (await seller.ask(SOLD, { id })).data.markProductSold.undoToken;
    await seller.ask(BACK, { id, n: 2 });
    expect(codeOf(await undo(seller, second))).toBe('CONFLICT');
    expect((await stateOf(seller, id)).quantity).toBe(2);
  });

  it('is also possible later, by putting the listing back on sale with its pieces', async () => {
    const seller = await student();
    const id = await listing(seller, { quantity: 4 });
    await seller.ask(SOLD, { id });
    const none = await seller.ask(BACK, { id });
    expect(none.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'quantity' }] });
    expect(codeOf(await seller.ask(BACK, { id, n: 0 }))).toBe('INVALID_INPUT');
    expect((await seller.ask(BACK, { id, n: 1 })).data.setProductAvailability.product).toEqual({ quantity: 1, availability: 'AVAILABLE' });
    expect((await order(await student(), id)).length).toBeGreaterThan(0);
  });
});

describe('undoing a reservation', () => {
  it('frees the listing and notifies the buyer', async () => {
    const { seller, buyer, product, conversation } = await offered();
    const { undoToken } = (await seller.ask(RESERVE, { id: conversation })).data.reserveProduct;
    expect((await stateOf(buyer, product)).reservedUntil).not.toBeNull();
    expect((await undo(seller, undoToken)).errors).toBeUndefined();
    expect((await stateOf(buyer, product)).reservedUntil).toBeNull();
    expect((await notificationsOf(buyer, 'notifications'))[0]).toMatch(/took back the reservation of Lamp/);
  });

  it('fails with CONFLICT once the buyer has ordered the listing', async () => {
    const { seller, buyer, product, conversation } = await offered();
    const { undoToken } = (await seller.ask(RESERVE, { id: conversation })).data.reserveProduct;
    await order(buyer, product);
    expect(codeOf(await undo(seller, undoToken))).toBe('CONFLICT');
  });
});
