import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';

/** What the marketplace counts now. */
export interface Figures {
  products: number;
  sellers: number;
  delivered: number;
  reviews: number;
}

/** Counts what is on sale, who sells it, what was delivered and what was reviewed. */
export async function shopFigures(ctx: Ctx): Promise<Figures> {
  const row = await ctx.db.one<Figures>(sql`select
    (select count(*)::int from products where deleted_at is null and in_stock) as products,
    (select count(distinct seller_id)::int from products where deleted_at is null) as sellers,
    (select count(*)::int from orders where status = 'DELIVERED') as delivered,
    (select count(*)::int from reviews) as reviews`);
  return row!;
}
