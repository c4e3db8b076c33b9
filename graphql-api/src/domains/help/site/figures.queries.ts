import { Order, OrderStatus } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { Review } from '../../trade/reviews/review.entity.ts';

const p = table(Product, 'p');
const o = table(Order, 'o');
const r = table(Review, 'r');

const figures = columns({
  products: expression<number>`(select count(*)::int from ${p} where ${p.deletedAt} is null and ${p.isOpen})`,
  sellers: expression<number>`(select count(distinct ${p.seller})::int from ${p} where ${p.deletedAt} is null)`,
  delivered: expression<number>`(select count(*)::int from ${o} where ${o.status} = ${OrderStatus.DELIVERED})`,
  reviews: expression<number>`(select count(*)::int from ${r})`,
});

/** Counts listed products, their sellers, deliveries and reviews. */
export async function countForVisitors({ db }: Ctx) {
  return (await db.one(sql`select ${figures}`))!;
}
