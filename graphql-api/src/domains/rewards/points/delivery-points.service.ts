import type { Ctx } from '../../../platform/context.ts';
import { messages } from '../../../messages.ts';
import { hasPoints } from './points-on.ts';
import { pointsChanged } from './points.events.ts';
import { pointsOfOrder } from './points.queries.ts';
import { recordPoints } from './points.service.ts';
import { isRefuted, lockPair, rewardedBetween } from './delivery-points.queries.ts';
import { NOTHING_AWARDED, type Awarded, type Delivery } from '../../log/points/points.port.ts';

/** Days for which a delivery counts towards the limit between two people. */
const PAIR_DAYS = 30;

/** Returns why a delivery earns no points; undefined if it earns them. */
async function reasonAgainst(tx: Ctx, order: Delivery): Promise<string | undefined> {
  if (!order.handoverProof && (await isRefuted(tx, order.id))) return messages.pointsRefuted;
  await lockPair(tx, order);
  const { sameProduct, recent } = await rewardedBetween(tx, order, PAIR_DAYS);
  if (sameProduct) return messages.pointsOfProduct;
  const most = tx.infra.settings.pairDeliveries;
  return recent >= most ? messages.pointsOfPair(most, PAIR_DAYS) : undefined;
}

/**
 * Awards the seller of a locked order the points of its delivery, once. They count at once, and can be spent when the handover is confirmed. After an
 * upheld objection they are awarded with the code or the buyer's confirmation. Only the first delivery of a product to a buyer earns points, and only
 * a limited number between two people in 30 days, whichever of them sells.
 */
export async function awardDelivery(tx: Ctx, order: Delivery): Promise<Awarded> {
  const { id, seller, product, handoverProof: proof } = order;
  if (!hasPoints(tx) || (await pointsOfOrder(tx, id)) > 0) return NOTHING_AWARDED;
  const pointsNote = await reasonAgainst(tx, order);
  if (pointsNote) return { pointsAwarded: 0, pointsNote };
  // The payload's pointsAwarded reports the award; a notification would show it twice.
  const pointsAwarded = await recordPoints(tx, { userId: seller, productId: product, orderId: id, action: 'Order Delivered', proof, silent: true });
  return { pointsAwarded, pointsNote: proof ? null : messages.pointsUnproven };
}

/** Lets the seller of a locked, delivered order spend its points, because the handover was confirmed. An order without points is awarded them now. */
export async function proveDelivery(tx: Ctx, order: Delivery): Promise<Awarded> {
  if (!hasPoints(tx)) return NOTHING_AWARDED;
  if ((await pointsOfOrder(tx, order.id)) === 0) return awardDelivery(tx, order);
  tx.publish(pointsChanged(order.seller));
  return { pointsAwarded: 0, pointsNote: messages.pointsProven };
}

/** Takes back exactly the points that the delivery of a locked order earned. */
export async function reverseDelivery(tx: Ctx, { id, seller, product }: Omit<Delivery, 'handoverProof'>): Promise<void> {
  const given = await pointsOfOrder(tx, id);
  if (given > 0) await recordPoints(tx, { userId: seller, productId: product, orderId: id, action: 'Delivery Reversed', points: -given });
}
