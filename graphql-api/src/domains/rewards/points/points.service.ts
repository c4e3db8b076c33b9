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

/** Every entry of the ledger that follows a rule, by its action, with the points it gives (or takes) and why. */
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

/** The rules that hold: none where there are no points. */
export const rulesOf = (ctx: Ctx) => (hasPoints(ctx) ? Object.entries(pointsRules).map(([action, rule]) => ({ action, ...rule })) : []);

/** What only sets right what was given or spent before. It is booked without points too, so that the ledger is right when they come back. */
const SETTLING: ReadonlySet<RuleAction | PerkAction> = new Set(['Product Deleted', 'Delivery Reversed', 'Review Deleted', 'Unused Days']);

/** Adds points to the viewer's notice, which every answer reports. */
function addNotification(ctx: Ctx, msg: string | undefined, points: number): void {
  if (points > 0) {
    ctx.pointNotifications.pointsAdded = (ctx.pointNotifications.pointsAdded ?? 0) + points;
    if (msg) ctx.pointNotifications.pointMessage = msg;
  } else {
    ctx.pointNotifications.pointsDeducted = (ctx.pointNotifications.pointsDeducted ?? 0) - points;
    if (msg) ctx.pointNotifications.msg = msg;
  }
}

/** A penalty takes what is there. What takes back points that were given is whole, and may leave a total below zero. */
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
  /** What the notification says; the text of the action unless it is given. */
  words?: string;
}

/** An entry with points that no rule says. */
type EntryOfPoints = Omit<EntryOfRule, 'action'> & { action: RuleAction | PerkAction; points: number };

type NewEntry = EntryOfRule | EntryOfPoints;

const isByRule = (entry: NewEntry): entry is EntryOfRule => !('points' in entry);

/** Tells of an entry of the ledger. A notification is added when the points are the viewer's own. */
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
 * Records an entry of the ledger; the database adds it to the user's total in the same transaction. Returns its points; 0 where there is none. Where there
 * are no points at the college nothing is earned or lost, and nobody is told of what is taken or given back: it returns 0. Call it inside the transaction
 * of its cause.
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

/** The points of the viewer. Throws FORBIDDEN where there are none. */
export function account(ctx: Ctx): QuerySource {
  return accountOf(ctx, authorize(ctx, 'account:use').id);
}

/** The points of a user. The user and administrators. Throws NOT_FOUND for what cannot be an id, FORBIDDEN where there are no points. */
export function accountOf(ctx: Ctx, userId: string): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  assertPoints(ctx);
  return pointsAccountOf(requireId(userId, 'User'));
}

/** An entry of the ledger, for its user and administrators; null for everybody else. */
export function entry(_ctx: Ctx, id: string): QuerySource {
  return entryById(id);
}

/** The newest 1000 entries of a user's ledger, for REST. The user and administrators. */
export function entriesOf(ctx: Ctx, userId: string): QuerySource {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return ledgerOf(userId, 1000);
}

/** The points of the viewer, whenever they change. Throws UNAUTHENTICATED, FORBIDDEN where there are none. */
export function subscribeToPoints(ctx: Ctx): ClosableIterator<LiveEvent> {
  const { id } = authorize(ctx, 'account:use');
  assertPoints(ctx);
  return ctx.infra.pubsub.subscribe(pointsTopic(id));
}
