import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { isId, requireId } from '../platform/ids.ts';
import { allOf, sql } from '../platform/sql.ts';
import type { LiveEvent } from '../platform/ports.ts';
import type { Stream } from '../platform/stream.ts';
import { inTransaction } from '../platform/transaction.ts';
import { checkInput } from '../platform/validation.ts';
import { authorize, can, canSql } from '../access/policy.ts';
import { idempotentRequest, onceByStatement } from '../idempotency/idempotency.service.ts';
import { enqueueOrderMailSql, mailQueued } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import { book } from '../points/points.service.ts';
import { productChanged } from '../products/product.events.ts';
import type { Named } from '../platform/payload.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../read/model.ts';
import { connection, list, one, type Page, type Root } from '../read/root.ts';
import type { PayloadSelection } from '../read/returning.ts';
import { Order, OrderStatus } from './order.entity.ts';
import { statusText } from './order-status.ts';
import { RECEIVED } from './order.read.ts';
import { orderChanged, orderTopic } from './order.events.ts';
import { authorizeOrder } from './order-access.ts';
import { PlaceOrderInput, type OrderSort } from './order.inputs.ts';
import { foundSql, insertOrder } from './order.queries.ts';

interface Placed {
  order: Named;
  product: Named;
}

const outOfStock = () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.outOfStock);

/** An order by id, for its two sides and administrators; null for everybody else. */
export function order(_ctx: Ctx, id: string): Root | null {
  return isId(id) ? one(Order, { where: (t) => sql`${t.id} = ${id} and ${canSql('order:read', t)}` }) : null;
}

const total = (t: Columns<Order>) => sql`${t.price} * ${t.quantity}`;

const allOrders: Record<OrderSort, OrderKey<Order>[]> = {
  NEWEST: newestFirst,
  OLDEST: oldestFirst,
  TOTAL_ASC: [{ by: total, type: 'numeric', desc: false }, ...oldestFirst],
  TOTAL_DESC: [{ by: total, type: 'numeric', desc: true }, ...newestFirst],
};

/** The orders of everybody, filtered and sorted, a page at a time. Administrators only. */
export function orders(ctx: Ctx, page: Page & { status?: OrderStatus | null; search?: string | null; sort: OrderSort }): Root {
  authorize(ctx, 'order:list');
  const { status, search, sort } = page;
  const where = (t: Columns<Order>) => allOf([...(status ? [sql`${t.status} = ${status}`] : []), ...foundSql(t, search)]);
  return connection(Order, { where, order: allOrders[sort], page });
}

/** Orders at once, newest first, for REST: those that a user placed and has not taken off the list. The user and administrators. */
export function placedBy(ctx: Ctx, userId: string, limit = 1000): Root {
  authorize(ctx, 'user:readPrivate', { id: userId });
  const all = can(ctx, 'user:list');
  const where = (t: Columns<Order>) => sql`${t.buyer} = ${userId} and (not ${t.hiddenByBuyer} or ${all}::boolean)`;
  return list(Order, { where, order: newestFirst, limit });
}

/** The same for the orders that a user received, with the e-mail address of each buyer. */
export function receivedBy(ctx: Ctx, userId: string, limit = 1000): Root {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return list(Order, { where: (t) => sql`${t.seller} = ${userId}`, order: newestFirst, limit, scope: RECEIVED });
}

async function refusal(ctx: Ctx, productId: string): Promise<DomainError> {
  const product = await ctx.db.one<{ seller: string }>(sql`select seller_id::text as seller from products
    where id = ${productId} and deleted_at is null`);
  if (!product) return notFound('Product');
  if (product.seller === ctx.viewer?.id) return new DomainError(ErrorCode.FORBIDDEN, messages.ownProduct);
  return outOfStock();
}

/**
 * Orders a product: takes it from the stock and keeps name, price and seller as they are now. A repeated call with the
 * same idempotency key returns the first order. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for the own product, OUT_OF_STOCK,
 * IDEMPOTENCY_CONFLICT.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput, info?: PayloadSelection): Promise<Placed> {
  const viewer = authorize(ctx, 'account:use');
  const product = requireId(input.productId, 'Product');
  const { quantity, idempotencyKey } = checkInput(PlaceOrderInput, input);
  const request = idempotentRequest('placeOrder', viewer.id, idempotencyKey, [product, quantity]);
  const { row, first } = await onceByStatement(ctx, request, () => insertOrder(ctx, { product, buyer: viewer.id, quantity, request }, info));
  if (first) return first as Placed;
  if (!row) throw await refusal(ctx, product);
  const { id, seller, returned } = row;
  ctx.publish(...orderChanged({ id, seller, buyer: viewer.id }), productChanged(product), mailQueued);
  return { order: { id, returned }, product: { id: product, returned } };
}

interface LockedOrder {
  id: string;
  status: OrderStatus;
  buyer: string;
  seller: string;
  product: string;
  quantity: number;
}

async function lock(tx: Ctx, id: string): Promise<LockedOrder> {
  const row = await tx.db.one<LockedOrder>(sql`select id::text as id, status, buyer_id::text as buyer, seller_id::text as seller,
    product_id::text as product, quantity from orders where id = ${requireId(id, 'Order')} for update`);
  if (!row) throw notFound('Order');
  return row;
}

/** Mails the side that did not do it that the status changed. */
async function tellOfStatus(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string): Promise<void> {
  const side = by === order.buyer ? 'seller' : 'buyer';
  await tx.db.rows(enqueueOrderMailSql('orderStatus', sql`orders where id = ${order.id}`, side, statusText[to]));
  tx.publish(mailQueued);
}

/** Cancelled gives the stock back, leaving it takes it again or fails with OUT_OF_STOCK. */
async function moveStock(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (to === OrderStatus.CANCELLED) {
    await tx.db.rows(
      sql`update products set quantity = least(9999, quantity + ${order.quantity}::int), updated_at = now() where id = ${order.product}`,
    );
  } else if (order.status === OrderStatus.CANCELLED) {
    const taken = await tx.db.one(sql`update products set quantity = quantity - ${order.quantity}::int, updated_at = now()
      where id = ${order.product} and quantity >= ${order.quantity}::int returning id`);
    if (!taken) throw outOfStock();
  } else return;
  tx.publish(productChanged(order.product));
}

/** Delivered gives the seller 100 points, leaving it takes exactly those back. Returns the points given. */
async function movePoints(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<number> {
  const entry = { userId: order.seller, productId: order.product, orderId: order.id };
  // The answer's pointsAwarded tells of the award; a notice besides would show it twice.
  if (to === OrderStatus.DELIVERED) return book(tx, { ...entry, action: 'Order Delivered', silent: true });
  if (order.status === OrderStatus.DELIVERED) await book(tx, { ...entry, action: 'Delivery Reversed' });
  return 0;
}

/** Makes a locked order go to a status, with stock, points and timeline. Setting the same status changes nothing. */
async function transition(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string): Promise<number> {
  if (order.status === to) return 0;
  await moveStock(tx, order, to);
  const awarded = await movePoints(tx, order, to);
  const ended = to === OrderStatus.DELIVERED || to === OrderStatus.CANCELLED;
  await tx.db.rows(sql`update orders set status = ${to}, updated_at = now(), ended_at = case when ${ended} then now() end where id = ${order.id}`);
  await tx.db.rows(sql`insert into order_events (order_id, from_status, to_status, by_id) values (${order.id}, ${order.status}, ${to}, ${by})`);
  await tellOfStatus(tx, order, to, by);
  tx.publish(...orderChanged(order));
  return awarded;
}

/** Every order of which the viewer is buyer or seller, as it changes. Throws UNAUTHENTICATED. */
export function followOrders(ctx: Ctx): Stream<LiveEvent> {
  return ctx.infra.pubsub.subscribe(orderTopic(authorize(ctx, 'account:use').id));
}

/** Sets the status of an order. Its seller only. Returns the points awarded. Throws NOT_FOUND, FORBIDDEN, OUT_OF_STOCK. */
export async function setOrderStatus(ctx: Ctx, id: string, status: OrderStatus): Promise<{ order: { id: string }; pointsAwarded: number }> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    const row = await lock(tx, id);
    const viewer = authorizeOrder(tx, 'order:setStatus', row);
    return { order: { id: row.id }, pointsAwarded: await transition(tx, row, status, viewer.id) };
  });
}

const isOpen = (status: OrderStatus) => status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/** Takes an order off the buyer's list; one that is still open is cancelled. Its buyer only. Throws NOT_FOUND, FORBIDDEN. */
export async function deleteOrder(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'account:use');
  await inTransaction(ctx, async (tx) => {
    const row = await lock(tx, id);
    const viewer = authorizeOrder(tx, 'order:delete', row);
    if (isOpen(row.status)) await transition(tx, row, OrderStatus.CANCELLED, viewer.id);
    await tx.db.rows(sql`update orders set hidden_by_buyer = true where id = ${row.id}`);
    tx.publish(...orderChanged(row));
  });
}
