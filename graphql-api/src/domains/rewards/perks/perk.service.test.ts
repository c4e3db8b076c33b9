import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { notificationsOf } from '../../../../test/consumed.ts';
import { listing, order, student, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';
import { maintainPerks } from './perk.service.ts';

const BUY = `mutation ($input: BuyPerkInput!) {
  buyPerk(input: $input) { message msg pointsDeducted boughtPerk { id: databaseId perk points days } product { id: databaseId highlighted activePerks { perk } } }
}`;

const db = async () => (await testApplication()).container.database.db;

/** Gives a user points that can be spent. */
async function give({ id }: TestClient, points: number): Promise<void> {
  await (await db()).rows(sql`insert into points_entries (user_id, action, points) values (${id}, 'Order Delivered', ${points})`);
}

/** Creates a seller with a listing and some points besides those for the listing. */
async function sellerWith(points: number): Promise<{ seller: TestClient; product: string }> {
  const seller = await student();
  const product = await listing(seller);
  await give(seller, points - 20);
  return { seller, product };
}

const buy = (seller: TestClient, input: Record<string, unknown>) => seller.ask(BUY, { input });

const points = async (who: TestClient) =>
  (await who.ask('{ me { points { total spendable history(first: 3) { nodes { action points product { id: databaseId } } } } } }')).data.me.points;

/** Ages a listing's perks by some days. */
async function daysLater(product: string, days: number): Promise<void> {
  const by = sql`${days}::int * interval '1 day'`;
  await (
    await db()
  ).rows(sql`update bought_perks set started_at = started_at - ${by}, ends_at = ends_at - ${by} + interval '1 minute' where product_id = ${product}`);
}

async function maintain(): Promise<void> {
  const { container } = await testApplication();
  await maintainPerks(container.context(null, 'test'));
}

describe('buying a perk', () => {
  it('takes the price from the points that can be spent, and states the reason in the history', async () => {
    const { seller, product } = await sellerWith(200);
    const answer = await buy(seller, { productId: product, perk: 'BOOST', days: 3 });
    expect(answer.data.buyPerk).toMatchObject({
      message: 'Boost is on.',
      msg: 'You bought Boost for your listing.',
      pointsDeducted: 150,
      boughtPerk: { perk: 'BOOST', points: 150, days: 3 },
      product: { activePerks: [{ perk: 'BOOST' }] },
    });
    expect(answer.extensions?.points).toEqual({ pointsDeducted: 150, msg: 'You bought Boost for your listing.' });
    expect(await points(seller)).toMatchObject({
      total: 50,
      spendable: 50,
      history: { nodes: [{ action: 'Boost', points: -150, product: { id: product } }, {}, {}] },
    });
  });

  it('is rejected without enough points, and unproven points do not count', async () => {
    const [seller, buyer] = [await student(), await student()];
    const product = await listing(seller);
    const bought = await order(buyer, product);
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: bought });
    const refused = await buy(seller, { productId: product, perk: 'HIGHLIGHT' });
    expect(refused.errors?.[0]).toMatchObject({ message: 'It costs 30 points, and you can spend 20.', extensions: { code: 'CONFLICT' } });
    await buyer.ask('mutation ($id: ID!) { confirmReceived(input: { orderId: $id }) { message } }', { id: bought });
    expect((await buy(seller, { productId: product, perk: 'HIGHLIGHT' })).data.buyPerk.product).toEqual({
      id: product,
      highlighted: true,
      activePerks: [{ perk: 'HIGHLIGHT' }],
    });
  });

  it('is allowed for one’s own listings that can be ordered, once at a time', async () => {
    const { seller, product } = await sellerWith(500);
    const { product: foreign } = await sellerWith(500);
    const codeOf = async (input: Record<string, unknown>) => (await buy(seller, input)).errors?.[0]?.extensions.code;
    expect(await codeOf({ productId: foreign, perk: 'HIGHLIGHT' })).toBe('FORBIDDEN');
    expect(await codeOf({ productId: '999999999', perk: 'HIGHLIGHT' })).toBe('NOT_FOUND');
    expect(await codeOf({ productId: product, perk: 'BOOST' })).toBe('INVALID_INPUT');
    expect(await codeOf({ productId: product, perk: 'BOOST', days: 8 })).toBe('INVALID_INPUT');
    expect(await codeOf({ productId: product, perk: 'KEEP_LISTED', days: 2 })).toBe('INVALID_INPUT');
    expect(await codeOf({ productId: await listing(seller, { quantity: 0 }), perk: 'HIGHLIGHT' })).toBe('CONFLICT');
    expect(await codeOf({ productId: product, perk: 'HIGHLIGHT' })).toBeUndefined();
    expect(await codeOf({ productId: product, perk: 'HIGHLIGHT' })).toBe('CONFLICT');
    expect(await codeOf({ productId: product, perk: 'BOOST', days: 1 })).toBeUndefined();
    const other = await buy(seller, { productId: await listing(seller), perk: 'BOOST', days: 1 });
    expect(other.errors?.[0]?.message).toBe('Another listing of yours has a boost. Only one can have it at a time.');
  });

  it('never spends more points than there are, however many requests arrive at once', async () => {
    const seller = await student();
    const products: string[] = [];
    for (let made = 0; made < 10; made += 1) products.push(await listing(seller));
    // The listings earned 200 points, which is enough for six highlights out of fifty attempts.
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => buy(seller, { productId: products[at % 10], perk: 'HIGHLIGHT' })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(6);
    const { total, spendable } = await points(seller);
    expect([total, spendable]).toEqual([20, 20]);
    const sum = await (await db()).one<{ sum: number }>(sql`select sum(points)::int as sum from points_entries where user_id = ${seller.id}`);
    expect(sum).toEqual({ sum: 20 });
  });
});

describe('the end of a perk', () => {
  it('returns the remaining whole days in points when the listing sells, and notifies the seller', async () => {
    const { seller, product } = await sellerWith(400);
    await buy(seller, { productId: product, perk: 'BOOST', days: 7 });
    await daysLater(product, 2);
    await seller.ask('mutation ($id: ID!) { markProductSold(input: { id: $id }) { message } }', { id: product });
    expect(await notificationsOf(seller, 'perks')).toContainEqual(expect.stringContaining('250 points for unused days are back'));
    expect(await points(seller)).toMatchObject({ total: 300, history: { nodes: [{ action: 'Unused Days', points: 250 }, { action: 'Boost' }, {}] } });
  });

  it('returns points when the last piece is ordered or the listing is taken down', async () => {
    const { seller, product } = await sellerWith(200);
    const ordered = await listing(seller, { quantity: 1 });
    await buy(seller, { productId: ordered, perk: 'HIGHLIGHT' });
    await buy(seller, { productId: product, perk: 'HIGHLIGHT' });
    await daysLater(ordered, 3);
    await daysLater(product, 3);
    await order(await student(), ordered);
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }', { id: product });
    await notificationsOf(seller, 'perks');
    const { data } = await seller.ask('{ me { points { perks { nodes { returned endedAt product { id: databaseId } } } } } }');
    expect(data.me.points.perks.nodes).toEqual([
      { returned: 17, endedAt: expect.any(String), product: null },
      { returned: 17, endedAt: expect.any(String), product: { id: ordered } },
    ]);
  });

  it('on time returns no points', async () => {
    const { seller, product } = await sellerWith(100);
    await buy(seller, { productId: product, perk: 'BOOST', days: 1 });
    await daysLater(product, 2);
    await maintain();
    expect(await notificationsOf(seller, 'perks')).toContainEqual(expect.stringMatching(/^Boost of .* has ended: shown 0 times, opened 0 times$/));
    expect((await points(seller)).total).toBe(50);
  });
});

describe('a kept listing', () => {
  it('stays in the lists until the end of the term, even when its seller renews it for less', async () => {
    const { seller, product } = await sellerWith(200);
    const { perks } = (await seller.ask('{ perks { perk points isPerDay minDays maxDays endsAt } }')).data;
    expect(perks).toEqual([
      { perk: 'BOOST', points: 50, isPerDay: true, minDays: 1, maxDays: 7, endsAt: null },
      { perk: 'HIGHLIGHT', points: 30, isPerDay: false, minDays: 7, maxDays: 7, endsAt: null },
      { perk: 'KEEP_LISTED', points: 100, isPerDay: false, minDays: null, maxDays: null, endsAt: expect.any(String) },
    ]);
    await buy(seller, { productId: product, perk: 'KEEP_LISTED' });
    const expiresAt = async () => (await seller.ask('query ($id: ID!) { product(id: $id) { expiresAt } }', { id: product })).data.product.expiresAt;
    expect(Date.parse(await expiresAt())).toBeGreaterThanOrEqual(Date.parse(perks[2].endsAt));
    await (await db()).rows(sql`update products set expires_at = now() + interval '1 hour' where id = ${product}`);
    await maintain();
    expect(await expiresAt()).toBe(perks[2].endsAt);
  });
});

it('a bought perk is visible to its buyer only', async () => {
  const { seller, product } = await sellerWith(100);
  await buy(seller, { productId: product, perk: 'HIGHLIGHT' });
  const stranger = await student();
  const { data } = await stranger.ask('query ($id: ID!) { product(id: $id) { highlighted activePerks { id: databaseId } } }', { id: product });
  expect(data.product).toEqual({ highlighted: true, activePerks: null });
});
