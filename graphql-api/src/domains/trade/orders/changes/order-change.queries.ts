import type { Ctx } from '../../../../platform/context.ts';
import { isBlockedSql } from '../../../people/blocks/block.queries.ts';
import { expression, literal, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../../platform/database/table.ts';
import { Product } from '../../../market/products/product.entity.ts';
import type { Columns } from '../../../../read/mapping.ts';
import { SwapLeg } from '../../swaps/swap-leg.entity.ts';
import { OrderEvent } from '../order-event.entity.ts';
import { Order, OrderStatus } from '../order.entity.ts';

const o = table(Order, 'o');
const p = table(Product, 'p');
const e = table(OrderEvent, 'e');
const l = table(SwapLeg, 'l');
const m = table(SwapLeg, 'm');

const { status, buyer, seller, product, quantity, handoverProof } = o;
const lockedColumns = { id: o.id, status, buyer, seller, product, quantity, handoverProof };
const together = table(Order, 'together');

/** True if an order is a leg of a swap. */
const isLegSql = (id: Sql): Sql => sql`exists (select from ${l} where ${l.order} = ${id})`;

/** Locks an order and the other legs of its swap or the other orders of its bundle, and returns what their rules check. */
export async function lockOrder({ db }: Ctx, id: string) {
  const legs = sql`select ${l.order} from ${l} where ${l.swap} = (select ${m.swap} from ${m} where ${m.order} = ${id})`;
  const ofBundle = sql`${o.bundle} = (select ${together.bundle} from ${together} where ${together.id} = ${id})`;
  const isOfBundle = expression<boolean>`coalesce(${ofBundle}, false)`;
  const rows = await db.rows(sql`select ${columns({ ...lockedColumns, isOfBundle })} from ${o}
    where ${o.id} = ${id} or ${o.id} in (${legs}) or ${ofBundle} order by ${o.id} for update`);
  const found = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row !== found);
  return found && { ...found, otherLegs: others.filter((row) => !row.isOfBundle), bundled: others.filter((row) => row.isOfBundle) };
}

/** Returns the buyer and seller of an order. */
export function orderSides({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ buyer: o.buyer, seller: o.seller })} from ${o} where ${o.id} = ${id}`);
}

/**
 * True if a person may reopen a cancelled order: the person cancelled it, it is still in the buyer's list, neither side has blocked the other, and it
 * is not a leg of a swap, which ended with it.
 */
export const mayReopenSql = (t: Pick<Columns<Order>, 'id' | 'buyer' | 'seller' | 'hiddenByBuyer'>, person: Sql): Sql =>
  sql`(not ${t.hiddenByBuyer} and not ${isBlockedSql(t.buyer, t.seller)} and not ${isLegSql(t.id)} and coalesce(${person} = (select ${e.by} from ${e}
    where ${e.order} = ${t.id} and ${e.to} = ${literal(OrderStatus.CANCELLED)} order by ${e.id} desc limit 1), false))`;

/** Returns whether a person may reopen a cancelled order. */
export async function mayReopen({ db }: Ctx, id: string, person: string): Promise<boolean> {
  const allowed = expression<boolean>`${mayReopenSql(o, sql`${person}::bigint`)}`;
  return (await db.one(sql`select ${columns({ allowed })} from ${o} where ${o.id} = ${id}`))!.allowed;
}

/** Puts pieces back into the stock of a product, up to the maximum of 9999. */
export async function returnStock({ db }: Ctx, product: string, pieces: number): Promise<void> {
  const quantity = sql`least(9999, ${p.quantity} + ${pieces}::int)`;
  await db.rows(sql`update ${p} set ${assign(p, { quantity })} where ${p.id} = ${product}`);
}

/** Takes pieces from the stock of a product. Returns false if there are too few. */
export async function takeStock({ db }: Ctx, product: string, pieces: number): Promise<boolean> {
  const quantity = sql`${p.quantity} - ${pieces}::int`;
  return !!(await db.one(sql`update ${p} set ${assign(p, { quantity })}
    where ${p.id} = ${product} and ${p.quantity} >= ${pieces}::int returning ${columns({ id: p.id })}`));
}

interface Change {
  id: string;
  from: OrderStatus;
  to: OrderStatus;
  /** The user who makes the change. */
  by: string;
  /** The reason; null if none was given. */
  reason: string | null;
  /** Whether the new status ends the order. */
  ended: boolean;
}

/** Sets the status of an order and adds the change to its timeline. */
export async function changeStatus({ db }: Ctx, { id, from, to, by, reason, ended }: Change): Promise<void> {
  await db.rows(sql`update ${o} set ${assign(o, { status: to, endedAt: ended ? sql`now()` : null })} where ${o.id} = ${id}`);
  await db.rows(sql`insert into ${e} ${values(e, { order: id, from, to, by, reason })}`);
}

/** Removes an order from its buyer's list. */
export async function hideFromBuyer({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${o} set ${assign(o, { hiddenByBuyer: true })} where ${o.id} = ${id}`);
}
