import { describe, expect, it } from 'vitest';
import { listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

describe('the points ledger', () => {
  it('cannot be changed or shortened, even in the database', async () => {
    const user = await student();
    await listing(user);
    const { db } = (await testApplication()).container.database;
    await expect(db.rows(sql`update points_entries set points = 1000 where user_id = ${user.id}`)).rejects.toThrow('append-only');
    await expect(db.rows(sql`delete from points_entries where user_id = ${user.id}`)).rejects.toThrow('append-only');
  });

  it('shows each entry with its product, newest first', async () => {
    const user = await student();
    await listing(user, { name: 'First' });
    await listing(user, { name: 'Second' });
    const answer = await user.ask('{ me { points { total history { nodes { action points product { name } } } } } }');
    expect(answer.data.me.points).toEqual({
      total: 40,
      history: {
        nodes: [
          { action: 'Product Created', points: 20, product: { name: 'Second' } },
          { action: 'Product Created', points: 20, product: { name: 'First' } },
        ],
      },
    });
  });

  it('has the points of a listing once it can be bought', async () => {
    const user = await student();
    const id = await listing(user, { quantity: 0 });
    const total = async () => (await user.ask('{ me { points { total } } }')).data.me.points.total;
    const restock = (quantity: number) =>
      user.ask('mutation ($id: ID!, $quantity: Int!) { updateProduct(input: { id: $id, quantity: $quantity }) { message } }', { id, quantity });
    expect(await total()).toBe(0);
    expect((await restock(3)).extensions?.points).toMatchObject({ pointsAdded: 20 });
    await restock(0);
    expect((await restock(1)).extensions?.points).toBeUndefined();
    expect(await total()).toBe(20);
  });

  it('has published rules', async () => {
    const answer = await (await student()).ask('{ pointsRules { action points } }');
    expect(answer.data.pointsRules).toContainEqual({ action: 'Order Delivered', points: 100 });
  });
});

const DELIVER = 'mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message pointsAwarded pointsNote } }';

describe('points for deliveries between two people', () => {
  const deliver = async (seller: TestClient, buyer: TestClient, product: string) =>
    (await seller.ask(DELIVER, { id: await order(buyer, product) })).data.setOrderStatus;

  it('are given once per buyer and product', async () => {
    const [seller, buyer, another] = [await student(), await student(), await student()];
    const product = await listing(seller, { quantity: 5 });
    expect(await deliver(seller, buyer, product)).toMatchObject({ pointsAwarded: 100 });
    expect(await deliver(seller, buyer, product)).toEqual({
      message: 'Order status updated to Delivered',
      pointsAwarded: 0,
      pointsNote: 'No points for it: you had them for this product and this buyer before.',
    });
    expect(await deliver(seller, another, product)).toMatchObject({ pointsAwarded: 100 });
  });

  it('are given three times in 30 days, whichever of the two sells', async () => {
    const [one, two] = [await student(), await student()];
    for (const seller of [one, two, one])
      expect(await deliver(seller, seller === one ? two : one, await listing(seller))).toMatchObject({ pointsAwarded: 100 });
    const last = await order(one, await listing(two));
    expect((await two.ask(DELIVER, { id: last })).data.setOrderStatus).toMatchObject({
      pointsAwarded: 0,
      pointsNote: 'No points for it: only 3 of the deliveries between the same two people in 30 days give points.',
    });
    const confirm = 'mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { order { status } } }';
    expect((await one.ask(confirm, { id: last })).errors).toBeUndefined();
    expect((await two.ask('{ me { points { total spendable } } }')).data.me.points).toEqual({ total: 140, spendable: 40 });
  });

  it('are given again after 30 days', async () => {
    const [seller, buyer] = [await student(), await student()];
    const { db } = (await testApplication()).container.database;
    for (let time = 0; time < 3; time += 1) {
      const id = await order(buyer, await listing(seller));
      await db.rows(sql`insert into points_entries (user_id, action, points, order_id, created_at)
        values (${seller.id}, 'Order Delivered', 100, ${id}, now() - interval '30 days')`);
    }
    expect(await deliver(seller, buyer, await listing(seller))).toMatchObject({ pointsAwarded: 100 });
  });

  it('are given three times even when twenty are set to Delivered at once', async () => {
    const [one, two] = [await student(), await student()];
    const sides = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const [seller, buyer] = index % 2 ? [one, two] : [two, one];
        return { seller, id: await order(buyer, await listing(seller)) };
      }),
    );
    const answers = await Promise.all(sides.map(({ seller, id }) => seller.ask(DELIVER, { id })));
    expect(answers.filter(({ data }) => data.setOrderStatus.pointsAwarded === 100)).toHaveLength(3);
  });
});
