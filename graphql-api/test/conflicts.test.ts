import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { inTransaction } from '../src/platform/database/transaction.ts';
import { admin, category, listing, order, student, type TestClient } from './test-clients.ts';
import { testApplication } from './application.ts';
import { databaseUrl } from './settings.ts';

const PLACE = 'mutation ($productId: ID!) { placeOrder(input: { productId: $productId }) { order { id: databaseId } } }';
const STATUS = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(input: { id: $id, status: $status }) { pointsAwarded } }';
const DELETE_USER = 'mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId } }';
const DELETE_CATEGORY = 'mutation ($id: ID!, $moveTo: ID) { deleteCategory(input: { id: $id, moveTo: $moveTo }) { deletedId } }';
const DELETE_PRODUCT = 'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }';

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe('a conflict that PostgreSQL rolls back', () => {
  it.each(['40P01', '40001'])('retries the transaction (%s) and reports its points once', async (code) => {
    const { container } = await testApplication();
    const { id } = await student();
    const ctx = container.context({ id, isAdmin: false, sessionId: '0' }, 'test');
    let attempts = 0;
    const result = await inTransaction(ctx, async (tx) => {
      tx.pointNotifications.pointsAdded = (tx.pointNotifications.pointsAdded ?? 0) + 10;
      await tx.db.rows(sql`update users set name = name || '!' where id = ${id}`);
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('rolled back'), { code });
      return 'done';
    });
    expect([result, attempts, ctx.pointNotifications.pointsAdded]).toEqual(['done', 3, 10]);
    const row = await container.database.db.one<{ marks: number }>(
      sql`select length(name) - length(rtrim(name, '!')) as marks from users where id = ${id}`,
    );
    expect(row).toEqual({ marks: 1 });
  });

  it('is reported after six attempts', async () => {
    const { container } = await testApplication();
    let attempts = 0;
    const work = inTransaction(container.context(null, 'test'), () => {
      attempts += 1;
      return Promise.reject(deadlock());
    });
    await expect(work).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(6);
  });

  it('reports no points of a transaction that failed', async () => {
    const { container } = await testApplication();
    const ctx = container.context(null, 'test');
    const work = inTransaction(ctx, (tx) => {
      tx.pointNotifications.pointsAdded = 20;
      return Promise.reject(new Error('changed my mind'));
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(ctx.pointNotifications).toEqual({});
  });
});

// The embedded database runs one transaction at a time, so there are no conflicts.
describe.skipIf(!databaseUrl)('statements that wait for each other on a PostgreSQL server', () => {
  it('are retried outside a transaction', async () => {
    const { container } = await testApplication();
    const [seller, buyer] = [await student(), await student()];
    const productId = await listing(seller);
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    try {
      await other.query(`set deadlock_timeout = '10s'`);
      await other.query('begin');
      await other.query('select id from products where id = $1 for update', [productId]);
      // It has locked the buyer and waits for the product.
      const placed = buyer.ask(PLACE, { productId });
      await expect
        .poll(
          () => container.database.db.one(sql`select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and query like 'with taken as%'`),
          {
            interval: 10,
          },
        )
        .toBeDefined();
      await other.query('select id from users where id = $1 for update', [buyer.id]);
      await other.query('commit');
      expect((await placed).errors).toBeUndefined();
    } finally {
      await other.end();
    }
  });

  it('never fail when users, categories and listings are deleted concurrently with orders and their status changes', async () => {
    const boss = await admin();
    for (let round = 0; round < 6; round += 1) {
      const answers = await storm(boss);
      const codes = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code);
      // CONFLICT: the cancelled order of a deleted buyer cannot be reopened.
      expect(
        codes.filter((code) => !['NOT_FOUND', 'OUT_OF_STOCK', 'UNAUTHENTICATED', 'TOKEN_INVALID', 'FORBIDDEN', 'CONFLICT'].includes(code)),
      ).toEqual([]);
    }
  }, 120_000);
});

/** Creates two sellers and two buyers with orders between them, and sends concurrent requests that lock their rows. */
async function storm(boss: TestClient) {
  const shelf = await category();
  const [one, two, buyer, leaving] = [await student(), await student(), await student(), await student()];
  const products: { seller: TestClient; id: string }[] = [];
  for (let index = 0; index < 6; index += 1) {
    const seller = [one, two, leaving][index % 3]!;
    products.push({ seller, id: await listing(seller, { categoryId: shelf, quantity: 50 }) });
  }
  const orders: { seller: TestClient; id: string }[] = [];
  for (const { seller, id } of products) {
    for (const who of [buyer, leaving]) if (who !== seller) orders.push({ seller, id: await order(who, id) });
  }
  const statuses = ['CANCELLED', 'PROCESSING', 'DELIVERED', 'SHIPPED'];
  return Promise.all([
    ...products.toReversed().flatMap(({ id }) => [buyer.ask(PLACE, { productId: id }), leaving.ask(PLACE, { productId: id })]),
    boss.ask(DELETE_USER, { id: leaving.id }),
    boss.ask(DELETE_CATEGORY, { id: shelf, moveTo: await category() }),
    ...orders.flatMap(({ seller, id }, index) => [0, 1].map((shift) => seller.ask(STATUS, { id, status: statuses[(index + shift) % 4] }))),
    ...products.slice(0, 3).map(({ seller, id }) => seller.ask(DELETE_PRODUCT, { id })),
    ...products.map(({ id }) => buyer.ask(PLACE, { productId: id })),
  ]);
}

describe.skipIf(!databaseUrl)('a connection that breaks within a transaction', () => {
  it('is replaced, and the server stays usable after more of them than the pool has connections', async () => {
    const { container } = await testApplication();
    for (let broken = 0; broken < 12; broken += 1) {
      const work = inTransaction(container.context(null, 'test'), (tx) => tx.db.rows(sql`select pg_terminate_backend(pg_backend_pid())`));
      await expect(work).rejects.toThrow();
    }
    expect(await container.database.db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
