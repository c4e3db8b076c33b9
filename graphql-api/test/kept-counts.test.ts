import { describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { admin, category, guest, listing, student } from './test-clients.ts';
import { testApplication } from './application.ts';

/** Returns the stored totals that differ from a recount. */
async function differences(): Promise<unknown[]> {
  const { container } = await testApplication();
  return container.database.db.rows(sql`
    select 'category ' || c.id as what from categories c
      where product_count <> (select count(*) from products p where p.category_id = c.id and p.deleted_at is null and p.is_open)
    union all select 'product ' || p.id from products p where (review_count, rating_sum) <>
      (select count(*)::int, coalesce(sum(rating), 0)::int from reviews r where r.product_id = p.id)
    union all select 'user ' || u.id from users u where points_total <> (select coalesce(sum(points), 0) from points_entries e where e.user_id = u.id)
    union all select 'conversation ' || c.id from conversations c where message_count <> (select count(*) from messages m where m.conversation_id = c.id)`);
}

describe('stored counts', () => {
  it('equal a recount after products are listed, paused, moved and deleted, also concurrently', async () => {
    const [seller, boss, from, to] = [await student(), await admin(), await category(), await category()];
    const ids = await Promise.all(Array.from({ length: 8 }, () => listing(seller, { categoryId: from })));
    await seller.ask('mutation ($id: ID!, $to: ID!) { updateProduct(input: { id: $id, categoryId: $to, price: 7 }) { message } }', {
      id: ids[0],
      to,
    });
    await Promise.all(ids.slice(1, 4).map((id) => seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { message } }', { id })));
    const counts = async () => {
      const { categories } = (await boss.ask('{ categories { id: databaseId productCount } }')).data as {
        categories: { id: string; productCount: number }[];
      };
      return [from, to].map((id) => categories.find((each) => each.id === id)?.productCount);
    };
    expect(await counts()).toEqual([4, 1]);
    const set = (availability: string) =>
      seller.ask(`mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: ${availability} }) { message } }`, { id: ids[4] });
    await set('PAUSED');
    expect(await counts()).toEqual([3, 1]);
    await set('AVAILABLE');
    expect(await counts()).toEqual([4, 1]);
    await boss.ask('mutation ($from: ID!, $to: ID!) { deleteCategory(input: { id: $from, moveTo: $to }) { movedProducts } }', { from, to });
    expect(await counts()).toEqual([undefined, 5]);
    expect(await differences()).toEqual([]);
  });

  it('match the home page', async () => {
    const { container } = await testApplication();
    const counted = await container.database.db.one<{ count: number }>(
      sql`select count(*)::int as count from products where deleted_at is null and is_open`,
    );
    expect((await (await guest()).ask('{ products(first: 1) { totalCount } }')).data.products.totalCount).toBe(counted!.count);
  });
});
