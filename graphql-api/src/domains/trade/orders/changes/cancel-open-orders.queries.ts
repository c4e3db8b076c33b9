import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../../platform/database/table.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { SwapLeg } from '../../swaps/swap-leg.entity.ts';
import { OrderEvent } from '../order-event.entity.ts';
import { Order, OrderStatus } from '../order.entity.ts';

const o = table(Order, 'o');
const p = table(Product, 'p');
const e = table(OrderEvent, 'e');
const x = table(Order, 'x');
const l = table(SwapLeg, 'l');
const m = table(SwapLeg, 'm');
const n = table(SwapLeg, 'n');

const among = (ids: string[]) => sql`${o.id} = any(${ids}::bigint[])`;

/** The orders of a user's swaps of which nothing was handed over. The whole swap ends when one of its people leaves. */
const ofWholeSwaps = (userId: string) => sql`(select ${l.order} from ${l} where ${l.swap} in (select ${m.swap} from ${m} where ${m.giver} = ${userId})
  and not exists (select from ${n} join ${x} on ${x.id} = ${n.order} where ${n.swap} = ${l.swap}
    and (${x.status} = ${OrderStatus.DELIVERED} or ${x.handoverProof} is not null)))`;

/**
 * Locks the open orders of a user on either side and the other legs of the user's swaps, then their products. Every change of an order locks in this
 * sequence.
 */
export async function lockOpenOrders({ db }: Ctx, userId: string) {
  const orders = await db.rows(sql`select ${columns({ id: o.id, buyer: o.buyer, seller: o.seller, product: o.product, status: o.status })} from ${o}
    where (${o.buyer} = ${userId} or ${o.seller} = ${userId} or ${o.id} in ${ofWholeSwaps(userId)}) and ${o.status} not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED})
    order by ${o.id} for update`);
  const products = orders.map(({ product }) => product);
  await db.rows(sql`select from ${p} where ${p.id} = any(${products}::bigint[]) order by ${p.id} for no key update`);
  return orders;
}

/** Cancels these orders in the name of a user, restores the stock and adds the change to their timelines. */
export async function cancelOrders({ db }: Ctx, ids: string[], userId: string): Promise<void> {
  const returned = sql`select ${o.product} as product, sum(${o.quantity})::int as pieces from ${o} where ${among(ids)} group by ${o.product}`;
  const quantity = sql`least(9999, ${p.quantity} + returned.pieces)`;
  await db.rows(sql`update ${p} set ${assign(p, { quantity })} from (${returned}) returned where ${p.id} = returned.product`);
  await db.rows(sql`insert into ${e} (${names(e, 'order', 'from', 'to', 'by')})
    select ${o.id}, ${o.status}, ${OrderStatus.CANCELLED}::text, ${userId}::bigint from ${o} where ${among(ids)} order by ${o.id}`);
  await db.rows(sql`update ${o} set ${assign(o, { status: OrderStatus.CANCELLED, endedAt: sql`now()` })} where ${among(ids)}`);
}
