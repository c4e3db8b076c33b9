import type { Ctx } from '../../../platform/context.ts';
import { messages } from '../../../messages.ts';
import { hasPoints } from './points-on.ts';
import { pointsChanged } from './points.events.ts';
import { pointsOfOrder } from './points.queries.ts';
import { recordPoints } from './points.service.ts';
import { isRefuted, lockPair, rewardedBetween } from './delivery-points.queries.ts';
import { NOTHING_AWARDED, type Awarded, type Delivery } from '../../log/points/points.port.ts';

/** How long a delivery counts towards those between two people that give points. */
const PAIR_DAYS = 30;

/** Why a delivery gives no points; undefined where it gives them. */
async function reasonAgainst(tx: Ctx, order: Delivery): Promise<string | undefined> {
  if (!order.handoverProof && (await isRefuted(tx, order.id))) return messages.pointsRefuted;
  await lockPair(tx, order);
  const { sameProduct, recent } = await rewardedBetween(tx, order, PAIR_DAYS);
  if (sameProduct) return messages.pointsOfProduct;
  const most = tx.infra.settings.pairDeliveries;
  return recent >= most ? messages.pointsOfPair(most, PAIR_DAYS) : undefined;
}

/**
 * Gives the seller of a locked order the points of its delivery, once. They count at once, and can be spent when the handover is confirmed. After
 * an objection that was upheld they come with the code or the buyer's confirmation. Only the first delivery of a product to a buyer gives points,
 * and at most so many between two people in 30 days, whichever of them sells.
 */
export async function awardDelivery(tx: Ctx, order: Delivery): Promise<Awarded> {
  const { id, seller, product, handoverProof: proof } = order;
  if (!hasPoints(tx) || (await pointsOfOrder(tx, id)) > 0) return NOTHING_AWARDED;
  const pointsNote = await reasonAgainst(tx, order);
  if (pointsNote) return { pointsAwarded: 0, pointsNote };
  // The payload's pointsAwarded reports the award; a notification besides would show it twice.
  const pointsAwarded = await recordPoints(tx, { userId: seller, productId: product, orderId: id, action: 'Order Delivered', proof, silent: true });
  return { pointsAwarded, pointsNote: proof ? null : messages.pointsUnproven };
}

/** Lets the seller of a locked, delivered order spend its points, because the handover was confirmed. An order without points gets them now. */
export async function proveDelivery(tx: Ctx, order: Delivery): Promise<Awarded> {
  if (!hasPoints(tx)) return NOTHING_AWARDED;
  if ((await pointsOfOrder(tx, order.id)) === 0) return awardDelivery(tx, order);
  tx.publish(pointsChanged(order.seller));
  return { pointsAwarded: 0, pointsNote: messages.pointsProven };
}

/** Takes exactly those points back that the delivery of a locked order gave. */
export async function reverseDelivery(tx: Ctx, { id, seller, product }: Omit<Delivery, 'handoverProof'>): Promise<void> {
  const given = await pointsOfOrder(tx, id);
  if (given > 0) await recordPoints(tx, { userId: seller, productId: product, orderId: id, action: 'Delivery Reversed', points: -given });
}
