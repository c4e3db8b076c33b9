import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../../test/application.ts';
import { limitedContext, limitedServer } from '../../../../../test/limited.ts';
import { listing, order, student as anyStudent, type TestClient } from '../../../../../test/test-clients.ts';
import type { DomainError } from '../../../../platform/errors.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { sendMessage } from './chat.service.ts';

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id: databaseId } } }';

const query = async (text: ReturnType<typeof sql>) => (await testApplication()).container.database.db.rows<{ count: number }>(text);

let server: Awaited<ReturnType<typeof limitedServer>>;
beforeAll(async () => {
  server = await limitedServer();
});
afterAll(() => server.stop());

const student = async () => server.at(await anyStudent());

/** Writes messages concurrently, spread over these chats. Returns how many were written, and the codes of the errors. */
async function race(writer: TestClient, orders: string[], count: number) {
  const ctx = await limitedContext(writer);
  const attempts = Array.from({ length: count }, (_, index) => sendMessage(ctx, { orderId: orders[index % orders.length]!, text: `Hi ${index}` }));
  const outcomes = await Promise.allSettled(attempts);
  const codes = outcomes.flatMap((each) => (each.status === 'rejected' ? [(each.reason as DomainError).code] : []));
  return { written: count - codes.length, codes: [...new Set(codes)] };
}

const minuteLater = ({ id }: TestClient) => query(sql`update messages set created_at = created_at - interval '1 minute' where sender_id = ${id}`);

describe('messages of a user', () => {
  it('are limited to exactly twenty a minute in one conversation when fifty are sent at once, and the other side is not affected', async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    expect(await race(buyer, [orderId], 50)).toEqual({ written: 20, codes: ['RATE_LIMITED'] });
    expect((await seller.ask(SEND, { input: { orderId, text: 'Slowly' } })).errors).toBeUndefined();
    const { errors } = await buyer.ask(SEND, { input: { orderId, text: 'One more' } });
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^You are writing very fast. Try again in /), extensions: { code: 'RATE_LIMITED' } },
    ]);
    expect(errors![0]!.extensions.retryAfter).toBeLessThanOrEqual(60);
    const rest = await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'One more' });
    expect([rest.status, Number(rest.headers.get('retry-after'))]).toEqual([429, errors![0]!.extensions.retryAfter]);
    await minuteLater(buyer);
    expect((await buyer.rest('POST', `/api/chat/BuyerSend/${orderId}`, { message: 'One more' })).status).toBe(201);
  });

  it('are limited to exactly sixty a minute in all conversations when eighty are sent at once', async () => {
    const buyer = await student();
    const orders = [];
    for (let count = 0; count < 5; count += 1) orders.push(await order(buyer, await listing(await student())));
    expect(await race(buyer, orders, 80)).toEqual({ written: 60, codes: ['RATE_LIMITED'] });
    expect(await query(sql`select count(*)::int as count from messages where sender_id = ${buyer.id}`)).toEqual([{ count: 60 }]);
  });

  it('are counted once for a repeated idempotency key', async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    const send = (key: string) => buyer.ask(SEND, { input: { orderId, text: 'Hi', idempotencyKey: key } });
    const first = (await send('m-0')).data;
    for (let count = 0; count < 25; count += 1) expect((await send('m-0')).data).toEqual(first);
    expect((await send('m-1')).errors).toBeUndefined();
    await race(buyer, [orderId], 18);
    expect((await send('m-2')).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await send('m-0')).data).toEqual(first);
  });
});
