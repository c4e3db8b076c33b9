import type { Ctx } from '../platform/context.ts';
import { requireId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LiveEvent } from '../platform/ports.ts';
import type { Stream } from '../platform/stream.ts';
import { authorize, canSql } from '../access/policy.ts';
import { messages } from '../messages.ts';
import type { ReadClass } from '../read/read-class.ts';
import { newestFirst } from '../read/model.ts';
import { list, one, type Root } from '../read/root.ts';
import type { User } from '../users/user.entity.ts';
import { PointsAccount } from '../users/user.read.ts';
import { PointsEntry } from './points-entry.entity.ts';
import { pointsChanged, pointsTopic } from './points.events.ts';

/** Every entry of the ledger by its action, with the points it gives (or takes) and why. Source: rulings on points. */
export const pointsRules = {
  'Product Created': { points: 20, description: 'For listing a product, once per product.' },
  'Order Delivered': { points: 100, description: 'To the seller, when an order becomes Delivered.' },
  'Review Added': { points: 10, description: 'For reviewing a product that was delivered to you, once per product.' },
  'Product Deleted': { points: -20, description: 'When a product is taken down that was never delivered to anyone.' },
  'Delivery Reversed': { points: -100, description: 'When an order leaves Delivered.' },
  'Review Deleted': { points: -10, description: 'When a review that had earned points is deleted.' },
  'Norms Violation': { points: -20, description: 'For the third rejected listing within 7 days.' },
} as const;

export type PointsAction = keyof typeof pointsRules;

const words: Partial<Record<PointsAction, string>> = {
  'Product Created': messages.earnedListing,
  'Review Added': messages.earnedReview,
  'Product Deleted': messages.lostListing,
  'Delivery Reversed': messages.lostDelivery,
  'Review Deleted': messages.lostReview,
  'Norms Violation': messages.lostNorms,
};

/** Adds the points of an action to the viewer's notice, which every answer reports. */
function notice(ctx: Ctx, action: PointsAction): void {
  const { points } = pointsRules[action];
  const msg = words[action];
  if (points > 0) {
    ctx.notices.pointsAdded = (ctx.notices.pointsAdded ?? 0) + points;
    if (msg) ctx.notices.pointMessage = msg;
  } else {
    ctx.notices.pointsDeducted = (ctx.notices.pointsDeducted ?? 0) - points;
    if (msg) ctx.notices.msg = msg;
  }
}

/**
 * Books an entry in the ledger; the database adds it to the user's total in the same transaction.
 * The viewer is told when the points are the viewer's own. Call it inside the transaction of its cause.
 */
export async function book(
  ctx: Ctx,
  entry: { userId: string; action: PointsAction; productId?: string | undefined; orderId?: string | undefined; silent?: boolean },
): Promise<number> {
  const { points } = pointsRules[entry.action];
  await ctx.db.rows(sql`insert into points_entries (user_id, action, points, product_id, order_id)
    values (${entry.userId}, ${entry.action}, ${points}, ${entry.productId ?? null}, ${entry.orderId ?? null})`);
  if (entry.userId === ctx.viewer?.id && !entry.silent) notice(ctx, entry.action);
  ctx.publish(pointsChanged(entry.userId));
  return points;
}

/** The points of the viewer. */
export function account(ctx: Ctx): Root {
  return accountOf(ctx, authorize(ctx, 'account:use').id);
}

/** The points of a user. The user and administrators. Throws NOT_FOUND for what cannot be an id. */
export function accountOf(ctx: Ctx, userId: string): Root {
  authorize(ctx, 'user:readPrivate', { id: userId });
  requireId(userId, 'User');
  // It is read from the user's row.
  return one(PointsAccount as unknown as ReadClass<User>, { where: (t) => sql`${t.id} = ${userId}` });
}

/** An entry of the ledger, for its user and administrators; null for everybody else. */
export function entry(_ctx: Ctx, id: string): Root {
  return one(PointsEntry, { where: (t) => sql`${t.id} = ${id} and ${canSql('user:readPrivate', { id: t.user })}` });
}

/** The newest 1000 entries of a user's ledger, for REST. The user and administrators. */
export function entriesOf(ctx: Ctx, userId: string): Root {
  authorize(ctx, 'user:readPrivate', { id: userId });
  return list(PointsEntry, { where: (t) => sql`${t.user} = ${userId}`, order: newestFirst, limit: 1000 });
}

/** The points of the viewer, whenever they change. Throws UNAUTHENTICATED. */
export function followPoints(ctx: Ctx): Stream<LiveEvent> {
  return ctx.infra.pubsub.subscribe(pointsTopic(authorize(ctx, 'account:use').id));
}
