import { afterAll, describe, expect, it } from 'vitest';
import { closeSockets, socket } from '../../../../../test/sockets.ts';
import { admin, listing, order, student, type TestClient } from '../../../../../test/test-clients.ts';

const DECLINE = 'mutation ($id: ID!, $reason: String!) { declineOrder(input: { id: $id, reason: $reason }) { order { status } } }';
const CANCEL = 'mutation ($id: ID!, $reason: String!) { cancelOrder(input: { id: $id, reason: $reason }) { order { status } } }';
const SET = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message } }';
const SEE = 'query ($id: ID!) { order(id: $id) { status timeline { to reason by { id: databaseId } } } }';

afterAll(closeSockets);

async function placed() {
  const [seller, buyer] = [await student(), await student()];
  const productId = await listing(seller, { quantity: 1 });
  return { seller, buyer, productId, id: await order(buyer, productId) };
}

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;
const stock = async (who: TestClient, id: string) =>
  (await who.ask('query ($id: ID!) { product(id: $id) { quantity } }', { id })).data.product.quantity;

describe.each([
  ['declined by its seller', DECLINE, 'seller'],
  ['cancelled by its buyer', CANCEL, 'buyer'],
] as const)('an order that is %s', (_what, mutation, side) => {
  it('is Cancelled with the reason in its timeline, returns the stock once, and is published to the other side', async () => {
    const { seller, buyer, productId, id } = await placed();
    const [who, other] = side === 'seller' ? [seller, buyer] : [buyer, seller];
    const updates = await (await socket(other.token)).subscribe('subscription { orderChanged { id: databaseId status } }');
    expect((await who.ask(mutation, { id, reason: ' Sold elsewhere ' })).errors).toBeUndefined();
    expect((await updates.count(1)).at(-1)).toEqual({ orderChanged: { id, status: 'CANCELLED' } });
    const { status, timeline } = (await other.ask(SEE, { id })).data.order;
    expect([status, timeline.at(-1)]).toEqual(['CANCELLED', { to: 'CANCELLED', reason: 'Sold elsewhere', by: { id: who.id } }]);
    expect(codeOf(await who.ask(mutation, { id, reason: 'Again' }))).toBe('CONFLICT');
    expect(await stock(buyer, productId)).toBe(1);
    expect((await buyer.ask('{ me { ordersPlaced { nodes { id: databaseId } } } }')).data.me.ordersPlaced.nodes).toEqual([{ id }]);
  });

  it('needs a reason', async () => {
    const { seller, buyer, id } = await placed();
    const { errors } = await (side === 'seller' ? seller : buyer).ask(mutation, { id, reason: ' ' });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'reason' }] });
  });
});

const HIDE = 'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { undoToken } }';
const BLOCK = 'mutation ($userId: ID!) { blockUser(input: { userId: $userId }) { user { id: databaseId } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { message } }';
const TOKEN = {
  seller: 'mutation ($id: ID!) { declineOrder(input: { id: $id, reason: "Sold" }) { undoToken } }',
  buyer: 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Changed my mind" }) { undoToken } }',
};

describe('a cancelled order', () => {
  it('is reopened by its seller only if the seller cancelled it', async () => {
    const { seller, buyer, id } = await placed();
    await seller.ask(SET, { id, status: 'CANCELLED' });
    expect((await seller.ask(SET, { id, status: 'PROCESSING' })).errors).toBeUndefined();
    await buyer.ask(CANCEL, { id, reason: 'Changed my mind' });
    expect((await seller.ask(SET, { id, status: 'DELIVERED' })).errors![0]).toMatchObject({
      message: 'This order stays cancelled. The buyer can order again.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await seller.rest('PUT', `/api/auth/orders/${id}/status`, { status: 'Delivered' })).status).toBe(409);
    const may = await seller.ask('query ($id: ID!) { order(id: $id) { viewerCanSetStatus } }', { id });
    expect(may.data.order.viewerCanSetStatus).toBe(false);
  });

  it.each([
    ['its buyer took it off the list', (_seller: TestClient, buyer: TestClient, id: string) => buyer.ask(HIDE, { id })],
    ['its buyer blocked the seller', (seller: TestClient, buyer: TestClient) => buyer.ask(BLOCK, { userId: seller.id })],
    ['its seller blocked the buyer', (seller: TestClient, buyer: TestClient) => seller.ask(BLOCK, { userId: buyer.id })],
  ])('stays cancelled once %s', async (_what, change) => {
    const { seller, buyer, id } = await placed();
    await seller.ask(SET, { id, status: 'CANCELLED' });
    expect((await change(seller, buyer, id)).errors).toBeUndefined();
    expect(codeOf(await seller.ask(SET, { id, status: 'PROCESSING' }))).toBe('CONFLICT');
    expect((await seller.ask(SEE, { id })).data.order.status).toBe('CANCELLED');
  });

  it.each(['seller', 'buyer'] as const)('is not reopened by undoing its %s once one side has blocked the other', async (side) => {
    const { seller, buyer, id } = await placed();
    const [who, other] = side === 'seller' ? [seller, buyer] : [buyer, seller];
    const { undoToken } = Object.values((await who.ask(TOKEN[side], { id })).data)[0] as { undoToken: string };
    await other.ask(BLOCK, { userId: who.id });
    expect(codeOf(await who.ask(UNDO, { token: undoToken }))).toBe('CONFLICT');
    expect((await who.ask(SEE, { id })).data.order.status).toBe('CANCELLED');
  });

  it('is not reopened by its seller once the buyer deleted the account', async () => {
    const { seller, buyer, productId, id } = await placed();
    await (await admin()).ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }', { id: buyer.id });
    expect(codeOf(await seller.ask(SET, { id, status: 'PROCESSING' }))).toBe('CONFLICT');
    expect((await seller.rest('PUT', `/api/auth/orders/${id}/status`, { status: 'Processing' })).status).toBe(409);
    expect([(await seller.ask(SEE, { id })).data.order.status, await stock(seller, productId)]).toEqual(['CANCELLED', 1]);
  });
});
