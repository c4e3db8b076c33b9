import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Order, OrderStatus } from '../order.entity.ts';

const o = table(Order, 'o');

/** Returns whether a user ordered a product and the order was not cancelled. */
export async function hasOrdered({ db }: Ctx, product: string, user: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: o.id })} from ${o}
    where ${o.product} = ${product} and ${o.buyer} = ${user} and ${o.status} <> ${OrderStatus.CANCELLED} limit 1`));
}

/** True if an order of a product is Delivered. */
export const wasDeliveredSql = (product: Sql) =>
  expression<boolean>`exists (select from ${o} where ${o.product} = ${product} and ${o.status} = ${OrderStatus.DELIVERED})`;
