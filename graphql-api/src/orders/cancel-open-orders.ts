import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import { enqueueOrderMailSql, mailQueued } from '../mail/mail.service.ts';
import { productChanged } from '../products/product.events.ts';
import { OrderStatus } from './order.entity.ts';
import { statusText } from './order-status.ts';
import { orderChanged } from './order.events.ts';

interface OpenOrder {
  id: string;
  buyer: string;
  seller: string;
  product: string;
}

/** Locks the open orders of a user on either side, then their products: the order in which every change of an order locks. */
async function lockOpenOrders(tx: Ctx, userId: string): Promise<OpenOrder[]> {
  const orders = await tx.db.rows<OpenOrder>(sql`select id::text as id, buyer_id::text as buyer, seller_id::text as seller,
    product_id::text as product from orders
    where (buyer_id = ${userId} or seller_id = ${userId}) and status not in ('DELIVERED', 'CANCELLED') order by id for update`);
  const products = orders.map(({ product }) => product);
  await tx.db.rows(sql`select from products where id = any(${products}::bigint[]) order by id for no key update`);
  return orders;
}

/** Mails the other side of each order: its buyer where the user sells, its seller where the user buys. */
async function mailOtherSides(tx: Ctx, ids: string[], userId: string): Promise<void> {
  const status = statusText[OrderStatus.CANCELLED];
  const cancelled = sql`orders where id = any(${ids}::bigint[])`;
  await tx.db.rows(enqueueOrderMailSql('orderStatus', sql`${cancelled} and seller_id = ${userId}`, 'buyer', status));
  await tx.db.rows(enqueueOrderMailSql('orderStatus', sql`${cancelled} and buyer_id = ${userId}`, 'seller', status));
}

/**
 * Cancels every open order of a user who leaves, on either side, and gives the stock back, with a fixed number of statements.
 * An open order has earned no points, so none are taken back.
 */
export async function cancelOpenOrdersOf(tx: Ctx, userId: string): Promise<void> {
  const orders = await lockOpenOrders(tx, userId);
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await tx.db.rows(sql`update products p set updated_at = now(), quantity = least(9999, p.quantity + returned.pieces)
    from (select product_id, sum(quantity)::int as pieces from orders where id = any(${ids}::bigint[]) group by product_id) returned
    where p.id = returned.product_id`);
  await tx.db.rows(sql`insert into order_events (order_id, from_status, to_status, by_id)
    select id, status, ${OrderStatus.CANCELLED}::text, ${userId}::bigint from orders where id = any(${ids}::bigint[]) order by id`);
  await tx.db.rows(sql`update orders set status = ${OrderStatus.CANCELLED}, updated_at = now(), ended_at = now() where id = any(${ids}::bigint[])`);
  await mailOtherSides(tx, ids, userId);
  const products = new Set(orders.map(({ product }) => product));
  tx.publish(...[...products].map(productChanged), ...orders.flatMap(orderChanged), mailQueued);
}
