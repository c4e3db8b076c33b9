import { describe, expect, it } from 'vitest';
import { admin, category, listing, order, student } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { indexPlan } from '../../../../test/plans.ts';
import type { Db } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { AdminFigures } from './admin-figures.service.ts';

const QUERY = `{ adminFigures { users products openOrders openContactMessages openReports medianDecisionHours openDisputes searchesWithoutResults
  days { day users products messages orders { status count } } } }`;

/** Returns the date in the college's time zone, `back` days before today. */
const dayInKolkata = (back = 0) => new Date(Date.now() + 5.5 * 3_600_000 - back * 86_400_000).toISOString().slice(0, 10);

async function figures() {
  const boss = await admin();
  const { container, statements } = await testApplication();
  statements.clear();
  const { data, errors } = await boss.ask(QUERY);
  expect(errors).toBeUndefined();
  const counting = statements.list.filter((text) => text.includes('contact_messages'));
  return { ...(data.adminFigures as AdminFigures), counting, container };
}

/** Adds paused listings, which only one index of products leaves out. In a table with few rows all indexes would cost the same. */
async function addPaused(db: Db): Promise<void> {
  const [seller, categoryId] = [await student(), await category()];
  await db.rows(sql`insert into products (name, description, price, quantity, shipping, category_id, seller_id, paused)
    select 'Lamp', 'Works well.', 1, 1, false, ${categoryId}::bigint, ${seller.id}::bigint, true from generate_series(1, 1000)`);
}

describe('the figures for administrators', () => {
  it('cover 30 days with every status, in one statement', async () => {
    const { days, counting } = await figures();
    expect(counting).toHaveLength(1);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => dayInKolkata(29 - index)));
    const statuses = ['NOT_PROCESSED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'];
    for (const { orders } of days) expect(orders.map(({ status }) => status)).toEqual(statuses);
  });

  it('are counted by the indexes on status and time, without reading the tables', async () => {
    const { counting, container } = await figures();
    await addPaused(container.database.db);
    const plan = await indexPlan(counting[0]!);
    for (const index of ['users_created', 'products_created', 'products_available', 'messages_created', 'orders_status']) expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (?:products|messages|orders)/);
  });

  it('count the rows created today, and orders by their current status', async () => {
    const before = await figures();
    const [seller, buyer] = [await student(), await student()];
    const product = await listing(seller);
    await listing(seller);
    const [shipped, open] = [await order(buyer, product), await order(buyer, product)];
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: DELIVERED }) { message } }', { id: shipped });
    await buyer.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Hi" }) { message { id: databaseId } } }', { id: open });
    const after = await figures();
    const [was, is] = [before.days.at(-1)!, after.days.at(-1)!];
    // The seller, the buyer and the second administrator.
    expect(is.users - was.users).toBe(3);
    expect(is.products - was.products).toBe(2);
    expect(is.messages - was.messages).toBe(1);
    const more = is.orders.flatMap(({ status, count }, index) =>
      count > was.orders[index]!.count ? [[status, count - was.orders[index]!.count]] : [],
    );
    expect(more).toEqual([
      ['NOT_PROCESSED', 1],
      ['DELIVERED', 1],
    ]);
    expect(after.openOrders - before.openOrders).toBe(1);
    expect(after.users - before.users).toBe(3);
    expect(after.products - before.products).toBe(2);
  });

  it("count a day from midnight in the college's time zone", async () => {
    const before = await figures();
    const midnight = `${dayInKolkata(3)}T00:00:00+05:30`;
    const { db } = before.container.database;
    await db.rows(sql`insert into contact_messages (name, email, message) values ('N', 'n@example.com', 'Open')`);
    const made = (seconds: number) =>
      sql`update users set created_at = ${midnight}::timestamptz + make_interval(secs => ${seconds}::float8) where id = `;
    await db.rows(sql`${made(0)}${(await student()).id}`);
    await db.rows(sql`${made(-1)}${(await student()).id}`);
    const after = await figures();
    const more = after.days.map(({ users }, index) => users - before.days[index]!.users);
    expect(more.slice(-5)).toEqual([1, 1, 0, 0, 1]);
    expect(after.openContactMessages - before.openContactMessages).toBe(1);
  });

  it('count open reports, objections and searches without results, and give the median time to a decision', async () => {
    const [before, seller, buyer] = [await figures(), await student(), await student()];
    const { db } = before.container.database;
    const product = await listing(seller);
    const orderId = await order(buyer, product);
    const report = (decided: string | null) => sql`insert into reports (reporter_id, kind, user_id, subject, reason, created_at, decided_at, action)
      values (${buyer.id}, 'USER', ${seller.id}, 'x', 'SCAM', now() - interval '900 hours', now() - interval '900 hours' + ${decided}::interval,
        ${decided === null ? null : 'DISMISS'})`;
    await db.rows(sql`delete from reports where decided_at is not null`);
    for (const decided of ['899 hours', '897 hours', '890 hours', '1 hour', null]) await db.rows(report(decided));
    await db.rows(sql`insert into delivery_disputes (order_id, reason) values (${orderId}, 'Not the same lamp')`);
    await db.rows(
      sql`insert into logged_searches (text, searches, found, suggestible) values (${`no ${orderId}`}, 1, false, true), (${`a ${orderId}`}, 1, true, true)`,
    );
    const after = await figures();
    expect(after.openReports - before.openReports).toBe(1);
    // The decision that took an hour is older than 30 days and does not count.
    expect(after.medianDecisionHours).toBeCloseTo(897);
    expect(after.openDisputes - before.openDisputes).toBe(1);
    expect(after.searchesWithoutResults - before.searchesWithoutResults).toBe(1);
  });
});
