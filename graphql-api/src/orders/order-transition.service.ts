import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import { recordEvent } from '../events/event.service.ts';
import { messages } from '../messages.ts';
import { recordPoints } from '../points/points.service.ts';
import { productChanged } from '../products/product.events.ts';
import { changeStatus, lockOrder, returnStock, takeStock } from './order-change.queries.ts';
import { OrderStatus } from './order.entity.ts';
import { orderChanged, statusChanged } from './order.events.ts';

/** An order that is locked until the transaction ends. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** OUT_OF_STOCK. */
export const outOfStock = () => new DomainError(ErrorCode.OUT_OF_STOCK, messages.outOfStock);

/** Locks an order. Throws NOT_FOUND. */
export async function lockedOrder(tx: Ctx, id: string): Promise<LockedOrder> {
  const row = await lockOrder(tx, requireId(id, 'Order'));
  if (!row) throw notFound('Order');
  return row;
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

/** Gives the seller the points of a delivered order whose handover is confirmed. Returns them. */
export async function awardDelivery(tx: Ctx, { id, seller, product, handoverProof: proof }: LockedOrder): Promise<number> {
  // The payload's pointsAwarded reports the award; a notification besides would show it twice.
  return recordPoints(tx, { userId: seller, productId: product, orderId: id, action: 'Order Delivered', proof, silent: true });
}

/** An order has its 100 points while it is Delivered and its handover confirmed: leaving Delivered takes exactly those back. */
async function movePoints(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<number> {
  if (!order.handoverProof) return 0;
  if (to === OrderStatus.DELIVERED) return awardDelivery(tx, order);
  const { seller: userId, product: productId, id: orderId } = order;
  if (order.status === OrderStatus.DELIVERED) await recordPoints(tx, { userId, productId, orderId, action: 'Delivery Reversed' });
  return 0;
}

/** Whether an order with this status may still be declined and cancelled. */
export const isOpen = (status: OrderStatus) => status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/**
 * Sets the status of a locked order, with stock, points and timeline; `reason` goes into the timeline. Setting the same status changes nothing.
 * Returns the points awarded.
 */
export async function transition(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string, reason: string | null = null): Promise<number> {
  if (order.status === to) return 0;
  await moveStock(tx, order, to);
  const awarded = await movePoints(tx, order, to);
  await changeStatus(tx, { id: order.id, from: order.status, to, by, reason, ended: !isOpen(to) });
  await recordEvent(tx, statusChanged(order, to));
  tx.publish(...orderChanged(order));
  return awarded;
}
