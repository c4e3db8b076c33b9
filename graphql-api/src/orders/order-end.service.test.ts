import { afterAll, describe, expect, it } from 'vitest';
import { closeSockets, socket } from '../../test/sockets.ts';
import { admin, listing, order, student, type TestClient } from '../../test/test-clients.ts';

const DECLINE = 'mutation ($id: ID!, $reason: String!) { declineOrder(input: { id: $id, reason: $reason }) { order { status } } }';
const CANCEL = 'mutation ($id: ID!, $reason: String!) { cancelOrder(input: { id: $id, reason: $reason }) { order { status } } }';
const SET = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message } }';
const SEE = 'query ($id: ID!) { order(id: $id) { status timeline { to reason by { id } } } }';

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
    const updates = await (await socket(other.token)).subscribe('subscription { orderChanged { id status } }');
    expect((await who.ask(mutation, { id, reason: ' Sold elsewhere ' })).errors).toBeUndefined();
    expect((await updates.count(1)).at(-1)).toEqual({ orderChanged: { id, status: 'CANCELLED' } });
    const { status, timeline } = (await other.ask(SEE, { id })).data.order;
    expect([status, timeline.at(-1)]).toEqual(['CANCELLED', { to: 'CANCELLED', reason: 'Sold elsewhere', by: { id: who.id } }]);
    expect(codeOf(await who.ask(mutation, { id, reason: 'Again' }))).toBe('CONFLICT');
    expect(await stock(buyer, productId)).toBe(1);
    expect((await buyer.ask('{ me { ordersPlaced { nodes { id } } } }')).data.me.ordersPlaced.nodes).toEqual([{ id }]);
  });

  it('needs a reason', async () => {
    const { seller, buyer, id } = await placed();
    const { errors } = await (side === 'seller' ? seller : buyer).ask(mutation, { id, reason: ' ' });
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'reason' }] });
  });
});

describe('a cancelled order', () => {
  it('is not opened again by its seller once the buyer deleted the account', async () => {
    const { seller, buyer, productId, id } = await placed();
    await (await admin()).ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }', { id: buyer.id });
    expect(codeOf(await seller.ask(SET, { id, status: 'PROCESSING' }))).toBe('CONFLICT');
    expect((await seller.rest('PUT', `/api/auth/orders/${id}/status`, { status: 'Processing' })).status).toBe(409);
    expect([(await seller.ask(SEE, { id })).data.order.status, await stock(seller, productId)]).toEqual(['CANCELLED', 1]);
  });
});
