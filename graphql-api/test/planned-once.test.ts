import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { listing, order, student, type TestClient } from './test-clients.ts';

/*
 * PostgreSQL plans a prepared statement five times for its values. Afterwards it uses a generic plan if that costs about as much. Otherwise it plans
 * at every use, which takes several times as long as a write.
 */
const PLANS_FOR_VALUES = 5;
const REPEATED = 40;

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { text } } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { status } } }';
const CONVERSATION = 'query ($id: ID!) { order(id: $id) { conversation { id: databaseId } } }';

interface Plans {
  general: number;
  forValues: number;
}

/** Returns how often statements with a text were planned, on the connection that planned most. */
async function plansOf(part: string): Promise<Plans> {
  const { container } = await testApplication();
  const ofOne = () =>
    container.database.db.one<Plans>(sql`select coalesce(max(generic_plans), 0)::int as general, coalesce(max(custom_plans), 0)::int as "forValues"
      from pg_prepared_statements where statement like ${`%${part}%`}`);
  const all = await Promise.all(Array.from({ length: 10 }, ofOne));
  return { general: Math.max(...all.map((each) => each!.general)), forValues: Math.max(...all.map((each) => each!.forValues)) };
}

describe('a write statement is planned once', () => {
  let buyer: TestClient;
  let orderId: string;
  let productId: string;
  beforeAll(async () => {
    buyer = await student();
    productId = await listing(await student(), { quantity: REPEATED + 1 });
    orderId = await order(buyer, productId);
  });
  const expectPlannedOnce = async (part: string, query: string, input: Record<string, unknown>) => {
    for (let n = 0; n < REPEATED; n += 1) expect((await buyer.ask(query, { input })).errors).toBeUndefined();
    const { general, forValues } = await plansOf(part);
    expect(general).toBeGreaterThan(0);
    expect(forValues).toBeLessThanOrEqual(PLANS_FOR_VALUES);
  };

  it('when it sends a message about an order', () => expectPlannedOnce('update "conversations"', SEND, { orderId, text: 'Hello' }));

  it('when it sends a message in a conversation', async () => {
    const { id } = (await buyer.ask(CONVERSATION, { id: orderId })).data.order.conversation;
    await expectPlannedOnce('update "conversations"', SEND, { conversationId: id, text: 'Hello' });
  });

  it('when it places an order', () => expectPlannedOnce('update "products"', PLACE, { productId, quantity: 1 }));
});
