import type { Ctx } from '../../../../platform/context.ts';
import type { LimitSettings } from '../../../../platform/settings/limit-settings.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Order } from '../order.entity.ts';

const o = table(Order, 'o');

/** Which limit a further order of a buyer would exceed: open orders with the seller, open orders, or orders in an hour. */
export type ExceededBudget = 'OPEN_WITH_SELLER' | 'OPEN' | 'HOUR';

/** The limits of orders; undefined where nothing is limited. */
export const orderLimits = ({ infra: { settings } }: Ctx): LimitSettings | undefined => (settings.rateLimits ? settings.limits : undefined);

/**
 * The limit that a further order would exceed; null for none. Further orders of the buyer wait until the transaction ends, so that the answer
 * holds for an order that the same statement inserts.
 */
const exceededSql = ({ buyerOpenOrders, pairOpenOrders, buyerOrders }: LimitSettings, buyer: string, seller: Sql) =>
  sql`order_budget(${buyer}::bigint, ${seller}, ${buyerOpenOrders}::int, ${pairOpenOrders}::int, ${buyerOrders}::int)`;

/** Whether a buyer may place a further order with a seller. */
export const withinBudgetSql = (limits: LimitSettings, buyer: string, seller: Sql): Sql => sql`${exceededSql(limits, buyer, seller)} is null`;

/** The limit that a further order would exceed; null for none. */
export async function exceededBudget({ db }: Ctx, limits: LimitSettings, buyer: string, seller: Sql): Promise<ExceededBudget | null> {
  const exceeded = expression<ExceededBudget | null>`${exceededSql(limits, buyer, seller)}`;
  return (await db.one(sql`select ${columns({ exceeded })}`))!.exceeded;
}

/** In how many seconds the oldest of the newest `count` orders of a buyer is an hour old; 0 where it is. */
export async function secondsUntilHourIsOver({ db }: Ctx, buyer: string, count: number): Promise<number> {
  const seconds = expression<number>`greatest(0, extract(epoch from ${o.createdAt} + interval '1 hour' - now()))::float8`;
  const row = await db.one(
    sql`select ${columns({ seconds })} from ${o} where ${o.buyer} = ${buyer} order by ${o.id} desc offset ${count - 1} limit 1`,
  );
  return row?.seconds ?? 0;
}

/** Has further orders of a buyer wait until the transaction ends. Call it before a product is locked, as an order does. */
export async function holdOrdersOf({ db }: Ctx, buyer: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('order_budget', ${buyer}::bigint))`);
}
