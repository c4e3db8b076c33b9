import type { Ctx, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { isId, requireId } from '../platform/ids.ts';
import type { LiveEvent } from '../platform/ports.ts';
import type { ClosableIterator } from '../platform/iterators.ts';
import { inTransaction } from '../platform/transaction.ts';
import { checkInput } from '../platform/validation.ts';
import { authorize, can } from '../access/policy.ts';
import { accountIsGone, holdOwnAccount } from '../auth/own-account.ts';
import { idempotentRequest, onceByStatement } from '../idempotency/idempotency.service.ts';
import { mailQueued } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import { recordPoints } from '../points/points.service.ts';
import { productChanged } from '../products/product.events.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import { listedSeller } from '../products/product.queries.ts';
import type { Page, QuerySource } from '../read/query-source.ts';
import type { PayloadSelection } from '../read/returning.ts';
import { isExistingUser } from '../users/user.queries.ts';
import { OrderStatus } from './order.entity.ts';
import { statusText } from './order-status.ts';
import { orderChanged, orderTopic } from './order.events.ts';
import { authorizeOrder } from './order-access.ts';
import { PlaceOrderInput } from './order.inputs.ts';
import { changeStatus, hideFromBuyer, lockOrder, mailStatus, returnStock, takeStock } from './order-change.queries.ts';
import { insertOrder, orderById, ordersLike, ordersPlacedBy, ordersReceivedBy, type OrderFilter } from './order.queries.ts';

interface Placed {
  order: NodeReference;
  product: NodeReference;
}

const outOfStock = () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.outOfStock);

/** An order by id, for its two sides and administrators; null for everybody else. */
export function order(_ctx: Ctx, id: string): QuerySource | null {
  return isId(id) ? orderById(id) : null;
}

/** The orders of everybody, filtered and sorted, a page at a time. Administrators only. */
export function orders(ctx: Ctx, page: Page & OrderFilter): QuerySource {
  authorize(ctx, 'order:list');
  return ordersLike(page, page);
}

/** Orders at once, newest first, for REST: those that a user placed and has not taken off the list. The user and administrators. */
export function placedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersPlacedBy(userId, can(ctx, 'user:list'), limit);
}

/** The same for the orders that a user received, with the email address of each buyer. */
export function receivedBy(ctx: Ctx, userId: string, limit = 1000): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ordersReceivedBy(userId, limit);
}

async function rejection(ctx: Ctx, viewer: Viewer, productId: string): Promise<DomainError> {
  if (!(await isExistingUser(ctx, viewer.id))) return accountIsGone();
  const product = await listedSeller(ctx, productId);
  if (!product) return notFound('Product');
  if (product.seller === viewer.id) return new DomainError(ErrorCode.FORBIDDEN, messages.ownProduct);
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
  if (!row) throw await rejection(ctx, viewer, product);
  const { id, seller, returned } = row;
  ctx.publish(...orderChanged({ id, seller, buyer: viewer.id }), productChanged(product), mailQueued);
  return { order: { id, returned }, product: { id: product, returned } };
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function lock(tx: Ctx, id: string): Promise<LockedOrder> {
  const row = await lockOrder(tx, requireId(id, 'Order'));
  if (!row) throw notFound('Order');
  return row;
}

/** Mails the new status to the other side of the order. */
async function mailNewStatus(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string): Promise<void> {
  const side = by === order.buyer ? 'seller' : 'buyer';
  await mailStatus(tx, order.id, side, statusText[to]);
  tx.publish(mailQueued);
}

/** Cancelled gives the stock back, leaving it takes it again or fails with OUT_OF_STOCK. */
async function moveStock(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (to === OrderStatus.CANCELLED) {
    await returnStock(tx, order.product, order.quantity);
  } else if (order.status === OrderStatus.CANCELLED) {
    if (!(await takeStock(tx, order.product, order.quantity))) throw outOfStock();
  } else return;
  tx.publish(productChanged(order.product));
}

/** Delivered gives the seller 100 points, leaving it takes exactly those back. Returns the points given. */
async function movePoints(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<number> {
  const entry = { userId: order.seller, productId: order.product, orderId: order.id };
  // The payload's pointsAwarded reports the award; a notification besides would show it twice.
  if (to === OrderStatus.DELIVERED) return recordPoints(tx, { ...entry, action: 'Order Delivered', silent: true });
  if (order.status === OrderStatus.DELIVERED) await recordPoints(tx, { ...entry, action: 'Delivery Reversed' });
  return 0;
}

/** Sets the status of a locked order, with stock, points and timeline. Setting the same status changes nothing. */
async function transition(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string): Promise<number> {
  if (order.status === to) return 0;
  await moveStock(tx, order, to);
  const awarded = await movePoints(tx, order, to);
  const ended = to === OrderStatus.DELIVERED || to === OrderStatus.CANCELLED;
  await changeStatus(tx, { id: order.id, from: order.status, to, by, ended });
  await mailNewStatus(tx, order, to, by);
  tx.publish(...orderChanged(order));
  return awarded;
}

/** Every order of which the viewer is buyer or seller, as it changes. Throws UNAUTHENTICATED. */
export function subscribeToOrders(ctx: Ctx): ClosableIterator<LiveEvent> {
  return ctx.infra.pubsub.subscribe(orderTopic(authorize(ctx, 'account:use').id));
}

/** Sets the status of an order. Its seller only. Returns the points awarded. Throws NOT_FOUND, FORBIDDEN, OUT_OF_STOCK, UNAUTHENTICATED. */
export async function setOrderStatus(ctx: Ctx, id: string, status: OrderStatus): Promise<{ order: { id: string }; pointsAwarded: number }> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
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
    await holdOwnAccount(tx);
    const row = await lock(tx, id);
    const viewer = authorizeOrder(tx, 'order:delete', row);
    if (isOpen(row.status)) await transition(tx, row, OrderStatus.CANCELLED, viewer.id);
    await hideFromBuyer(tx, row.id);
    tx.publish(...orderChanged(row));
  });
}
