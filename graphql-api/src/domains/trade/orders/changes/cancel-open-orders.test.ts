import { describe, expect, it } from 'vitest';
import { admin, handOver, listing, order, student, type TestClient } from '../../../../../test/test-clients.ts';
import { consumedByAll } from '../../../../../test/consumed.ts';
import { testApplication } from '../../../../../test/application.ts';
import type { LiveEvent } from '../../../../platform/ports.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { cancelOpenOrdersOf } from './cancel-open-orders.ts';

const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { message } }';

async function rows<Row>(query: Sql<Row>): Promise<Row[]> {
  const { container } = await testApplication();
  return container.database.db.rows<Row>(query);
}

async function deleteUser(boss: TestClient, id: string): Promise<void> {
  expect((await boss.ask('mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }', { id })).errors).toBeUndefined();
}

describe('deleting a user with open orders', () => {
  it('runs the same number of statements for 40 orders as for 4', async () => {
    const boss = await admin();
    const { statements } = await testApplication();
    const counts: number[] = [];
    for (const size of [4, 40]) {
      const [leaving, buyer] = [await student(), await student()];
      const productId = await listing(leaving, { quantity: 50 });
      for (let index = 0; index < size; index += 1) await order(buyer, productId);
      await consumedByAll();
      statements.clear();
      await deleteUser(boss, leaving.id);
      counts.push(statements.list.filter((text) => /\b(orders|order_events|products|outgoing_mails)\b/.test(text)).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('returns the stock once, keeps ended orders, extends each timeline and takes no points', async () => {
    const [boss, leaving, other] = [await admin(), await student(), await student()];
    const [bought, sold] = [await listing(other, { quantity: 10 }), await listing(leaving, { quantity: 10 })];
    const open = [await order(leaving, bought, 2), await order(leaving, bought, 3), await order(other, sold)];
    const delivered = await order(leaving, bought);
    await other.ask(STATUS, { id: open[1], status: 'SHIPPED' });
    await handOver(other, leaving, delivered);
    await deleteUser(boss, leaving.id);

    const states = await rows<{ id: string; status: string; ended: boolean }>(sql`select id::text as id, status, ended_at is not null as ended
      from orders where id = any(${[...open, delivered]}::bigint[]) order by orders.id`);
    expect(states.map(({ status, ended }) => [status, ended])).toEqual([...open.map(() => ['CANCELLED', true]), ['DELIVERED', true]]);
    expect(await rows(sql`select quantity from products where id = ${bought}`)).toEqual([{ quantity: 9 }]);
    const events = await rows<{ from_status: string; by: string }>(sql`select from_status, by_id::text as by from order_events
      where order_id = any(${[...open, delivered]}::bigint[]) and to_status = 'CANCELLED' order by order_id`);
    expect(events).toEqual(['NOT_PROCESSED', 'SHIPPED', 'NOT_PROCESSED'].map((from_status) => ({ from_status, by: leaving.id })));
    const total = (id: string) => sql`select points_total from users where id = ${id}`;
    expect(await rows(total(other.id))).toEqual([{ points_total: 120 }]);
    expect(await rows(total(leaving.id))).toEqual([{ points_total: 20 }]);
  });

  it('records a change of status for both sides of each order, and notifies the subscribers of each product', async () => {
    const { container } = await testApplication();
    const [leaving, other] = [await student(), await student()];
    const [bought, sold] = [await listing(other), await listing(leaving)];
    const ids = [await order(leaving, bought), await order(leaving, bought), await order(other, sold)];
    const published: LiveEvent[] = [];
    const ctx = { ...container.context(null, 'test'), publish: (...events: LiveEvent[]) => void published.push(...events) };
    const recorded = await inTransaction(ctx, async (tx) => {
      await cancelOpenOrdersOf(tx, leaving.id);
      return tx.db.rows(sql`select subject_id::text as id, actor_id::text as actor, payload ->> 'to' as to from events
        where type = 'ORDER_STATUS_CHANGED' and subject_id = any(${ids}::bigint[]) and audience = array[${leaving.id}, ${other.id}]::bigint[]
        or type = 'ORDER_STATUS_CHANGED' and subject_id = any(${ids}::bigint[]) and audience = array[${other.id}, ${leaving.id}]::bigint[] order by subject_id`);
    });
    expect(recorded).toEqual(ids.map((id) => ({ id, actor: leaving.id, to: 'CANCELLED' })));
    const expected = [
      ...ids.flatMap((id) => [`order:${leaving.id}=${id}`, `order:${other.id}=${id}`]),
      `product:${bought}=${bought}`,
      `product:${sold}=${sold}`,
      'events=',
    ];
    expect(published.map(({ topic, id }) => `${topic}=${id}`).toSorted()).toEqual(expected.toSorted());
  });
});
