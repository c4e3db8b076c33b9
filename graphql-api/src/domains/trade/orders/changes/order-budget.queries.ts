import type { Ctx } from '../../../../platform/context.ts';
import { given, withValues } from '../../../../platform/database/statement.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { sellerOfSql } from '../../../market/products/product.queries.ts';
import { Order } from '../order.entity.ts';

const o = table(Order, 'o');

/** The limit that a further order of a buyer would exceed: open orders with the seller, open orders, or orders in an hour. */
export type ExceededBudget = 'OPEN_WITH_SELLER' | 'OPEN' | 'HOUR';

/** The buyer, the product and the limits of a further order. All are null if nothing is limited. */
export interface OrderBudget {
  buyer: string;
  product: string;
  buyerOpenOrders: number | null;
  pairOpenOrders: number | null;
  buyerOrders: number | null;
}

/** The limits of orders. */
export type OrderLimits = Omit<OrderBudget, 'buyer' | 'product'>;

const budget = given<OrderBudget>({ buyer: 'bigint', product: 'bigint', buyerOpenOrders: 'int', pairOpenOrders: 'int', buyerOrders: 'int' });

/**
 * Returns the limit that a further order would exceed; null for none. Further orders of the buyer wait until the transaction ends, so the result
 * holds for an order that the same statement inserts.
 */
const exceededSql = (seller: Sql) =>
  sql`order_budget(${budget.buyer}, ${seller}, ${budget.buyerOpenOrders}, ${budget.pairOpenOrders}, ${budget.buyerOrders})`;

/** True if the buyer may place a further order with a seller. */
export const withinBudgetSql = (seller: Sql): Sql => sql`(${budget.buyerOrders} is null or ${exceededSql(seller)} is null)`;

const exceeded = expression<ExceededBudget | null>`${exceededSql(sellerOfSql(budget.product))}`;

/** Returns the limit that a further order would exceed; null for none. */
export async function exceededBudget(ctx: Ctx, order: OrderBudget): Promise<ExceededBudget | null> {
  return (await ctx.db.one(withValues(sql`select ${columns({ exceeded })}`, ctx, order)))!.exceeded;
}

/** Returns the seconds until the oldest of a buyer's newest `count` orders is an hour old; 0 if it already is. */
export async function secondsUntilHourIsOver({ db }: Ctx, buyer: string, count: number): Promise<number> {
  const seconds = expression<number>`greatest(0, extract(epoch from ${o.createdAt} + interval '1 hour' - now()))::float8`;
  const row = await db.one(
    sql`select ${columns({ seconds })} from ${o} where ${o.buyer} = ${buyer} order by ${o.id} desc offset ${count - 1} limit 1`,
  );
  return row?.seconds ?? 0;
}

/** Makes further orders of a buyer wait until the transaction ends. Call it before a product is locked, as an order does. */
export async function holdOrdersOf({ db }: Ctx, buyer: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('order_budget', ${buyer}::bigint))`);
}
