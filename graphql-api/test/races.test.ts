import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { admin, listing, order, student } from './test-clients.ts';
import { testApplication } from './application.ts';

const PLACE = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
const STATUS =
  'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded order { status } } }';

async function oneRow<Row>(query: ReturnType<typeof sql>): Promise<Row> {
  const { container } = await testApplication();
  return (await container.database.db.one<Row>(query))!;
}

const stockOf = async (id: string) => (await oneRow<{ quantity: number }>(sql`select quantity from products where id = ${id}`)).quantity;
const deliveryPoints = async (userId: string) =>
  (
    await oneRow<{ points: number }>(sql`select coalesce(sum(points), 0)::int as points from points_entries
      where user_id = ${userId} and action in ('Order Delivered', 'Delivery Reversed')`)
  ).points;

describe('under races', () => {
  it('50 buyers at once make exactly 3 orders for the last 3 pieces, and the others get OUT_OF_STOCK', async () => {
    const seller = await student();
    const productId = await listing(seller, { quantity: 3 });
    const buyers = [];
    for (let index = 0; index < 50; index += 1) buyers.push(await student());
    const answers = await Promise.all(buyers.map((buyer) => buyer.ask(PLACE, { productId })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    const rejections = answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message);
    expect(rejections).toEqual(Array.from({ length: 47 }, () => 'Product is out of stock'));
    expect(await stockOf(productId)).toBe(0);
  });

  it('50 orders of one buyer with the same key make one order', async () => {
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller, { quantity: 9 });
    const press = `mutation ($productId: ID!) { placeOrder(input: { productId: $productId, idempotencyKey: "once" }) { order { id: databaseId } } }`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.ask(press, { productId })));
    expect(new Set(answers.map(({ data }) => data.placeOrder.order.id)).size).toBe(1);
    expect(await stockOf(productId)).toBe(8);
  });

  it('a code entered 50 times at once gives its 100 points once', async () => {
    const [seller, buyer] = [await student(), await student()];
    const id = await order(buyer, await listing(seller));
    const code = (await buyer.ask('query ($id: ID!) { order(id: $id) { handoverCode } }', { id })).data.order.handoverCode;
    const enter = 'mutation ($id: ID!, $code: String!) { confirmHandover(input: { orderId: $id, code: $code }) { pointsAwarded } }';
    const answers = await Promise.all(Array.from({ length: 50 }, () => seller.ask(enter, { id, code })));
    const awarded = answers.map(({ data }) => data.confirmHandover.pointsAwarded as number);
    expect(awarded.toSorted((a, b) => b - a).slice(0, 2)).toEqual([100, 0]);
    expect(await deliveryPoints(seller.id)).toBe(100);
  });

  it('concurrent status changes leave stock and ledger consistent with the final state', async () => {
    const seller = await student();
    const productId = await listing(seller, { quantity: 10 });
    // Orders of different buyers, because a product earns points only once per buyer.
    const ids = [await order(await student(), productId), await order(await student(), productId), await order(await student(), productId)];
    const statuses = ['NOT_PROCESSED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'];
    const storm = Array.from({ length: 120 }, (_, index) => seller.ask(STATUS, { id: ids[index % 3]!, status: statuses[(index * 7) % 5]! }));
    await Promise.all(storm);
    const { container } = await testApplication();
    const orders = await container.database.db.rows<{ id: string; status: string; quantity: number }>(
      sql`select id::text, status, quantity from orders where product_id = ${productId}`,
    );
    const taken = orders.filter(({ status }) => status !== 'CANCELLED').reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await stockOf(productId)).toBe(10 - taken);
    expect(await deliveryPoints(seller.id)).toBe(100 * orders.filter(({ status }) => status === 'DELIVERED').length);
  });

  it('concurrent messages of both sides are numbered without gaps', async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    const send = 'mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { id: databaseId } } }';
    await Promise.all(Array.from({ length: 40 }, (_, index) => [seller, buyer][index % 2]!.ask(send, { orderId, text: `${index}` })));
    expect(await oneRow(sql`select count(*)::int as n, max(seq) as last from messages where order_id = ${orderId}`)).toEqual({ n: 40, last: 40 });
  });

  it.each(['DISMISS', 'WARN', 'REMOVE'])(
    'two administrators who decide two reports of one listing, one with %s, make one decision',
    async (action) => {
      const bosses = [await admin(), await admin()];
      const decide = `mutation ($id: ID!, $action: ModerationAction!) { decideReport(input: { id: $id, action: $action, reason: "Be kind" }) { report { id: databaseId } } }`;
      const report = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: SCAM }) { report { id: databaseId } } }';
      for (let round = 0; round < 5; round += 1) {
        const [seller, reporters] = [await student(), [await student(), await student()]];
        const subject = Buffer.from(`Product:${await listing(seller)}`).toString('base64');
        const ids: string[] = [];
        for (const reporter of reporters) ids.push((await reporter.ask(report, { subject })).data.report.report.id as string);
        const answers = await Promise.all(
          bosses.map((boss, index) => boss.ask(decide, { id: ids[index], action: index === 0 ? action : 'SUSPEND' })),
        );
        expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
          { message: 'This report has already been decided.', extensions: { code: 'CONFLICT' } },
        ]);
        const { actions } = await oneRow<{ actions: string[] }>(
          sql`select array_agg(distinct action) as actions from reports where id = any(${ids}::bigint[])`,
        );
        expect(actions).toEqual([answers[0]!.errors ? 'SUSPEND' : action]);
        const decisions = await oneRow<{ count: number }>(sql`select count(*)::int as count from decisions where user_id = ${seller.id}`);
        expect(decisions.count).toBe(actions[0] === 'DISMISS' ? 0 : 1);
      }
    },
  );
});
