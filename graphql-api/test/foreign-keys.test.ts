import { expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';

/* When a row is deleted or its key changes, PostgreSQL searches for rows that reference it. Without an index, it scans their whole table. */

/** Foreign keys without their own index, by reason. */
const reasons: Record<string, string[]> = {
  'Accounts are erased and stay as rows.': [
    ...['audit_entries.actor_id', 'audit_entries.user_id', 'counterpart_ratings.author_id', 'decisions.actor_id', 'delivery_disputes.settled_by_id'],
    ...[
      'acts.actor_id',
      'meeting_answers.user_id',
      'meetings.declined_by_id',
      'meetings.proposed_by_id',
      'notifications.actor_id',
      'offers.maker_id',
      'order_events.by_id',
      'products.reserved_for_id',
    ],
    ...['products.seller_id', 'products.sold_to_id', 'reports.reporter_id', 'reviews.author_id', 'swap_legs.receiver_id'],
    ...[
      'swap_proposal_legs.receiver_id',
      'swap_proposals.declined_by_id',
      'swap_transfers.from_id',
      'swap_transfers.to_id',
      'swaps_kept_apart.receiver_id',
    ],
  ],
  'Listings are taken down and stay as rows.': [
    'bought_perks.product_id',
    'doubtful_listings.product_id',
    'points_entries.product_id',
    'reports.product_id',
    'swap_legs.product_id',
  ],
  'Messages are removed and stay as rows.': ['reports.message_id'],
  'Spots are taken off the list and stay as rows.': ['meetings.spot_id', 'products.spot_id'],
  'Administrators delete a category once in a while; its listings have moved by then.': ['products.category_id', 'wanted_posts.category_id'],
};

/** Returns the foreign keys without an index that begins with their column and contains all rows with a value. */
async function withoutIndex(): Promise<string[]> {
  const { container } = await testApplication();
  const rows = await container.database.db.rows<{ key: string }>(sql`
    select key.conrelid::regclass::text || '.' || col.attname as key
    from pg_constraint key join pg_attribute col on col.attrelid = key.conrelid and col.attnum = key.conkey[1]
    where key.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = key.conrelid and i.indkey[0] = key.conkey[1]
        and coalesce(pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(col.attname) || ' IS NOT NULL)', true))`);
  return rows.map(({ key }) => key).sort();
}

it('every foreign key has an index or a reason for having none', async () => {
  expect(await withoutIndex()).toEqual(Object.values(reasons).flat().sort());
});
