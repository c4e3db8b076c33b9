import type { Ctx } from '../../../platform/context.ts';
import { requireId } from '../../../platform/database/ids.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { ClosableIterator } from '../../../platform/net/iterators.ts';
import { authorize } from '../../../access/policy.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { messages } from '../../../messages.ts';
import type { HandoverProof } from '../../trade/orders/order.entity.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import type { PerkAction, RuleAction } from './points-entry.entity.ts';
import { entryById, insertEntry, ledgerOf, lockTotal, pointsAccountOf } from './points.queries.ts';
import { assertPoints, hasPoints } from './points-on.ts';
import { pointsChanged, pointsTopic } from './points.events.ts';

/** All rules of points by their action, with the points that they give or take, and why. */
export const pointsRules = {
  'Product Created': { points: 20, description: 'For listing a product that can be bought, once per product.' },
  'Order Delivered': {
    points: 100,
    description:
      'To the seller when an order becomes Delivered, once per buyer and product, and for a few deliveries between the same people in 30 days. They count at once, and can be spent once its code, the buyer or 7 days without objection confirm the handover.',
  },
  'Review Added': { points: 10, description: 'For reviewing a product that was delivered to you, once per product.' },
  'Product Deleted': { points: -20, description: 'When a product is taken down that is still for sale and was never delivered to anyone.' },
  'Delivery Reversed': { points: -100, description: 'When an order leaves Delivered, or an objection to its delivery is upheld.' },
  'Review Deleted': { points: -10, description: 'When a review that had earned points is deleted.' },
  'Norms Violation': { points: -20, description: 'For the third rejected listing within 7 days; never more than you have.' },
} as const satisfies Record<RuleAction, { points: number; description: string }>;

const words: Partial<Record<RuleAction | PerkAction, string>> = {
  'Product Created': messages.earnedListing,
  'Review Added': messages.earnedReview,
  'Product Deleted': messages.lostListing,
  'Delivery Reversed': messages.lostDelivery,
  'Review Deleted': messages.lostReview,
  'Norms Violation': messages.lostNorms,
};

/** Returns the rules in force: none if points are off. */
export const rulesOf = (ctx: Ctx) => (hasPoints(ctx) ? Object.entries(pointsRules).map(([action, rule]) => ({ action, ...rule })) : []);

/** Actions that correct former entries. They are recorded even if points are off, so that the ledger is right when they are back on. */
const SETTLING: ReadonlySet<RuleAction | PerkAction> = new Set(['Product Deleted', 'Delivery Reversed', 'Review Deleted', 'Unused Days']);

/** Adds points to the viewer's point notifications, which every response reports. */
function addNotification(ctx: Ctx, msg: string | undefined, points: number): void {
  if (points > 0) {
    ctx.pointNotifications.pointsAdded = (ctx.pointNotifications.pointsAdded ?? 0) + points;
    if (msg) ctx.pointNotifications.pointMessage = msg;
  } else {
    ctx.pointNotifications.pointsDeducted = (ctx.pointNotifications.pointsDeducted ?? 0) - points;
    if (msg) ctx.pointNotifications.msg = msg;
  }
}

/** Returns the points of an action. A penalty takes at most the existing total. A reversal is complete, even if the total falls below zero. */
async function pointsFor(tx: Ctx, action: RuleAction, userId: string): Promise<number> {
  const { points } = pointsRules[action];
  if (action !== 'Norms Violation') return points;
  const total = await lockTotal(tx, userId);
  return total > 0 ? Math.max(points, -total) : 0;
}

interface EntryOfRule {
  userId: string;
  action: RuleAction;
  productId?: string | undefined;
  orderId?: string | undefined;
  proof?: HandoverProof | null;
  silent?: boolean;
  /** The text of the notification. Defaults to the text of the action. */
  words?: string;
}

/** An entry whose points are not set by a rule. */
type EntryOfPoints = Omit<EntryOfRule, 'action'> & { action: RuleAction | PerkAction; points: number };

type NewEntry = EntryOfRule | EntryOfPoints;

const isByRule = (entry: NewEntry): entry is EntryOfRule => !('points' in entry);

/** Publishes a points entry. Adds a notification if the points are the viewer's own. */
async function tell(ctx: Ctx, id: string, { userId, action, silent = false, words: said }: NewEntry, points: number): Promise<void> {
  await recordEvent(ctx, {
    type: EventType.POINTS_RECORDED,
    subject: EventSubject.POINTS_ENTRY,
    subjectId: id,
    audience: [userId],
    payload: { action, points },
  });
  if (userId === ctx.viewer?.id && !silent) addNotification(ctx, said ?? words[action], points);
  ctx.publish(pointsChanged(userId));
}

/**
 * Records a points entry. The database adds it to the user's total in the same transaction. Returns its points, or 0 if there is no entry. If points
 * are off, nothing is earned or lost, nobody is notified of points that are taken or given back, and it returns 0. Call it inside the transaction of
 * its cause.
 */
export async function recordPoints(ctx: Ctx, entry: NewEntry): Promise<number> {
  if (!hasPoints(ctx) && !SETTLING.has(entry.action)) return 0;
  const points = isByRule(entry) ? await pointsFor(ctx, entry.action, entry.userId) : entry.points;
  if (points === 0) return 0;
  const { userId: user, action, productId: product = null, orderId: order = null, proof = null } = entry;
  const id = await insertEntry(ctx, { user, action, points, product, order, proof });
  if (!hasPoints(ctx)) return 0;
  await tell(ctx, id, entry, points);
  return points;
}

/** Returns the points of the viewer. Throws FORBIDDEN if points are off. */
export function account(ctx: Ctx): QuerySource {
  return accountOf(ctx, authorize(ctx, 'account:use').id);
}

/** Returns the points of a user. The user and administrators only. Throws NOT_FOUND for an invalid id, FORBIDDEN if points are off. */
export function accountOf(ctx: Ctx, userId: string): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  assertPoints(ctx);
  return pointsAccountOf(requireId(userId, 'User'));
}

/** Returns a points entry by id to its user and administrators; null for everybody else. */
export function entry(_ctx: Ctx, id: string): QuerySource {
  return entryById(id);
}

/** Returns the newest 1000 points entries of a user, for REST. The user and administrators only. */
export function entriesOf(ctx: Ctx, userId: string): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ledgerOf(userId, 1000);
}

/** Emits the viewer's points whenever they change. Throws UNAUTHENTICATED, FORBIDDEN if points are off. */
export function subscribeToPoints(ctx: Ctx): ClosableIterator<LiveEvent> {
  const { id } = authorize(ctx, 'account:use');
  assertPoints(ctx);
  return ctx.infra.pubsub.subscribe(pointsTopic(id));
}
