import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../../platform/errors.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { messages } from '../../../../messages.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { orderChanged, productChanged } from '../../../log/live/changes.events.ts';
import { lockAllListed } from '../../../market/products/product.queries.ts';
import { NOTHING_AWARDED, type Awarded } from '../../../log/points/points.port.ts';
import { outOfStock } from '../../../market/products/availability/product.rules.ts';
import { changeStatus, lockOrder, returnStock, takeStock } from './order-change.queries.ts';
import { keepApart } from './kept-apart.queries.ts';
import { OrderStatus } from '../order.entity.ts';
import { statusChanged } from '../order.events.ts';

/** An order that is locked until the end of the transaction. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks an order. Throws NOT_FOUND. */
export async function lockedOrder(tx: Ctx, id: string): Promise<LockedOrder> {
  const row = await lockOrder(tx, requireId(id, 'Order'));
  if (!row) throw notFound('Order');
  return row;
}

/** Puts the pieces of an order back into the stock when it becomes Cancelled, and takes them again when it leaves Cancelled. Throws OUT_OF_STOCK. */
async function moveStock(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<void> {
  if (to === OrderStatus.CANCELLED) {
    await returnStock(tx, order.product, order.quantity);
  } else if (order.status === OrderStatus.CANCELLED) {
    if (!(await takeStock(tx, order.product, order.quantity))) throw outOfStock();
  } else return;
  tx.publish(productChanged(order.product));
}

/** Awards 100 points when an order becomes Delivered, and takes back exactly those points when it leaves Delivered. */
async function movePoints(tx: Ctx, order: LockedOrder, to: OrderStatus): Promise<Awarded> {
  if (to === OrderStatus.DELIVERED) return tx.ports.points.awardDelivery(tx, order);
  if (order.status === OrderStatus.DELIVERED) await tx.ports.points.reverseDelivery(tx, order);
  return NOTHING_AWARDED;
}

/** Returns whether an order with this status can still be declined and cancelled. */
export const isOpen = (status: OrderStatus) => status !== OrderStatus.DELIVERED && status !== OrderStatus.CANCELLED;

/** Returns whether the handover of an order is confirmed or its seller set it to Delivered. */
const isHandedOver = ({ status, handoverProof }: Pick<LockedOrder, 'status' | 'handoverProof'>): boolean =>
  status === OrderStatus.DELIVERED || handoverProof !== null;

/**
 * Cancels the other legs of a swap, and excludes the listings from new swaps with the canceller for 30 days. Throws CONFLICT once something was
 * handed over, because the rest stays due.
 */
async function cancelOtherLegs(tx: Ctx, order: LockedOrder, by: string, reason: string | null): Promise<void> {
  const { otherLegs } = order;
  if (otherLegs.length === 0) return;
  const legs = [order, ...otherLegs];
  if (legs.some(isHandedOver)) throw new DomainError(ErrorCode.CONFLICT, messages.swapUnderWay);
  await lockAllListed(
    tx,
    legs.map(({ product }) => product),
  );
  for (const { product, buyer } of legs) if (buyer === by) await keepApart(tx, product, by);
  for (const leg of otherLegs) await transition(tx, { ...leg, otherLegs: [], bundled: [] }, OrderStatus.CANCELLED, by, reason);
}

/**
 * Sets the status of a locked order, with stock, points and timeline. `reason` goes into the timeline. Setting the same status changes nothing.
 * Cancelling a leg of a swap cancels all its legs. Returns the points awarded. Throws CONFLICT for a leg of a swap that is under way.
 */
export async function transition(tx: Ctx, order: LockedOrder, to: OrderStatus, by: string, reason: string | null = null): Promise<Awarded> {
  if (order.status === to) return NOTHING_AWARDED;
  if (to === OrderStatus.CANCELLED) await cancelOtherLegs(tx, order, by, reason);
  await moveStock(tx, order, to);
  const awarded = await movePoints(tx, order, to);
  await changeStatus(tx, { id: order.id, from: order.status, to, by, reason, ended: !isOpen(to) });
  await recordEvent(tx, statusChanged(order, to));
  // Each leg shows the progress of its swap.
  tx.publish(...[order, ...order.otherLegs].flatMap(orderChanged));
  return awarded;
}
