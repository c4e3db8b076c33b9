import { describe, expect, it } from 'vitest';
import { guest, listing, order, student } from '../../../../../test/test-clients.ts';
import { testApplication } from '../../../../../test/application.ts';
import { sql } from '../../../../platform/database/sql.ts';

const SEND = `mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { id: databaseId text sender { id: databaseId } } } }`;
const READ = `query ($id: ID!) { order(id: $id) { unreadCount messages { nodes { text sender { id: databaseId } readAt } } } }`;

async function chatOfOrder() {
  const [seller, buyer] = [await student(), await student()];
  return { seller, buyer, orderId: await order(buyer, await listing(seller)) };
}

describe('order chat', () => {
  it('is written and read by both sides, oldest first', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    await buyer.ask(SEND, { orderId, text: ' Hello ' });
    await seller.ask(SEND, { orderId, text: 'Hi' });
    const seen = (await buyer.ask(READ, { id: orderId })).data.order;
    expect(seen.messages.nodes.map(({ text }: { text: string }) => text)).toEqual(['Hello', 'Hi']);
    expect(seen.unreadCount).toBe(1);
  });

  it('is closed to others', async () => {
    const { orderId } = await chatOfOrder();
    expect((await (await student()).ask(SEND, { orderId, text: 'Hi' })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await (await guest()).ask(SEND, { orderId, text: 'Hi' })).errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([['   '], ['x'.repeat(2001)]])('rejects a blank or too long message', async (text) => {
    const { buyer, orderId } = await chatOfOrder();
    expect((await buyer.ask(SEND, { orderId, text })).errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'text' }] });
  });

  it('numbers concurrent messages without a gap', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? seller : buyer).ask(SEND, { orderId, text: `m${index}` })));
    const { container } = await testApplication();
    const rows = await container.database.db.rows<{ seq: number }>(sql`select seq from messages where order_id = ${orderId} order by id`);
    expect(rows.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('marks what the other side wrote as read', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    await seller.ask(SEND, { orderId, text: 'Hi' });
    const answer = await buyer.ask(`mutation ($id: ID!) { markMessagesRead(input: { orderId: $id }) { unreadCount } }`, { id: orderId });
    expect(answer.data.markMessagesRead.unreadCount).toBe(0);
  });

  it('can also be read newest first, page by page', async () => {
    const { buyer, orderId } = await chatOfOrder();
    for (const text of ['a', 'b', 'c']) await buyer.ask(SEND, { orderId, text });
    const recent =
      'query ($id: ID!, $after: String) { order(id: $id) { recentMessages(first: 2, after: $after) { nodes { text } pageInfo { endCursor } } } }';
    const first = (await buyer.ask(recent, { id: orderId })).data.order.recentMessages;
    expect(first.nodes).toEqual([{ text: 'c' }, { text: 'b' }]);
    const next = (await buyer.ask(recent, { id: orderId, after: first.pageInfo.endCursor })).data.order.recentMessages;
    expect(next.nodes).toEqual([{ text: 'a' }]);
  });

  it('stores a message once if it is sent again after a lost response', async () => {
    const { buyer, orderId } = await chatOfOrder();
    const send =
      'mutation ($orderId: ID!) { sendMessage(input: { orderId: $orderId, text: "Hi", idempotencyKey: "k1" }) { message { id: databaseId } } }';
    const answers = await Promise.all([1, 2, 3].map(() => buyer.ask(send, { orderId })));
    expect(new Set(answers.map(({ data }) => data.sendMessage.message.id)).size).toBe(1);
    expect((await buyer.ask(READ, { id: orderId })).data.order.messages.nodes).toHaveLength(1);
  });

  it('closes 30 days after the order ended', async () => {
    const { seller, buyer, orderId } = await chatOfOrder();
    await seller.ask(`mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { pointsAwarded } }`, { id: orderId });
    expect((await buyer.ask(SEND, { orderId, text: 'Thanks' })).errors).toBeUndefined();
    const { container } = await testApplication();
    await container.database.db.rows(sql`update orders set ended_at = now() - interval '31 days' where id = ${orderId}`);
    expect((await buyer.ask(SEND, { orderId, text: 'Hello?' })).errors![0]!.extensions.code).toBe('CONFLICT');
    expect((await buyer.ask('query ($id: ID!) { order(id: $id) { viewerCanWrite } }', { id: orderId })).data.order.viewerCanWrite).toBe(false);
  });
});
