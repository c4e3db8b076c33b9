import type { Ctx } from '../../../../platform/context.ts';
import { recordEvent } from '../../../log/events/event.service.ts';
import { orderChanged, productChanged } from '../../../log/live/changes.events.ts';
import { cancelOrders, lockOpenOrders } from './cancel-open-orders.queries.ts';
import { OrderStatus } from '../order.entity.ts';
import { statusChanged } from '../order.events.ts';

/**
 * Cancels every open order of a user who leaves, on either side, and restores the stock, with a fixed number of statements. Open orders have earned
 * no points, so none are taken back.
 */
export async function cancelOpenOrdersOf(tx: Ctx, userId: string): Promise<void> {
  const orders = await lockOpenOrders(tx, userId);
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await cancelOrders(tx, ids, userId);
  await recordEvent(tx, ...orders.map((order) => statusChanged(order, OrderStatus.CANCELLED, userId)));
  const products = new Set(orders.map(({ product }) => product));
  tx.publish(...[...products].map(productChanged), ...orders.flatMap(orderChanged));
}
