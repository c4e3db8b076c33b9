import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { assertHold, rejectionOf } from '../../../platform/database/write-rules.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { assertNotBlocked } from '../../people/blocks/block.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once, type Write } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { productChanged } from '../../log/live/changes.events.ts';
import { publishedSeller } from '../../market/products/product.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { Review } from './review.entity.ts';
import { byId, type Page, type QuerySource } from '../../../read/query-source.ts';
import {
  addRating,
  changeReview,
  insertReview,
  listedReviewById,
  lockReview,
  newestReviewsOf,
  removeReview,
  reviewPoints,
  reviewsLike,
  type ReviewFilter,
} from './review.queries.ts';
import { reviewerRules, reviewRules } from './review.rules.ts';
import { reviewAdded, reviewChanged, reviewRemoved } from './review.events.ts';
import { AddReviewInput, DeleteReviewInput, UpdateReviewInput } from './review.inputs.ts';

interface Changed {
  review: { id: string };
  product: { id: string };
}

/** Returns a review by id. */
export function review(_ctx: Ctx, id: string): QuerySource {
  return byId(Review, id);
}

/** Returns a review of a listed product; null if there is none. */
export function listedReview(_ctx: Ctx, id: string): QuerySource {
  return listedReviewById(id);
}

/** Returns the reviews of all users, except those of products that were taken down. Administrators only. Throws UNAUTHENTICATED, FORBIDDEN. */
export function reviews(ctx: Ctx, args: ReviewFilter & Page): QuerySource {
  authorize(ctx, 'review:list');
  return reviewsLike(args, args);
}

/** Returns the product whose reviews are listed. Throws NOT_FOUND. */
export async function reviewedProduct(ctx: Ctx, productId: string): Promise<QuerySource> {
  const id = requireId(productId, 'Product');
  if (!(await publishedSeller(ctx, id))) throw notFound('Product');
  return byId(Product, id);
}

/** Returns the newest 1000 reviews of a product in one page, for REST. Throws NOT_FOUND. */
export async function reviewsOf(ctx: Ctx, productId: string): Promise<QuerySource> {
  await reviewedProduct(ctx, productId);
  return newestReviewsOf(productId, 1000);
}

function signedIn(ctx: Ctx, message: string): Viewer {
  if (!ctx.viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED, message);
  return ctx.viewer;
}

/** Updates the review count and rating sum of a product. */
async function addToRating(tx: Ctx, productId: string, count: number, stars: number): Promise<void> {
  await addRating(tx, productId, count, stars);
  tx.publish(productChanged(productId));
}

/**
 * Reviews a product, once per user and never the author's own product. Buyers whose order was delivered are marked as verified and earn 10 points,
 * once per product. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT, IDEMPOTENCY_CONFLICT.
 */
export async function addReview(ctx: Ctx, input: AddReviewInput): Promise<Changed> {
  const viewer = signedIn(ctx, messages.reviewToAdd);
  const { productId, rating, text } = input;
  const request = idempotentRequest('addReview', viewer.id, input.idempotencyKey, [productId, rating, text.trim()]);
  return once(ctx, request, (write) => reviewOnce(ctx, viewer, input, write));
}

async function reviewOnce(ctx: Ctx, viewer: Viewer, input: AddReviewInput, write: Write<Changed>): Promise<Changed> {
  const product = requireId(input.productId, 'Product');
  const author = viewer.id;
  await assertHold(ctx, reviewerRules, { product, author });
  const { rating, text } = checkInput(AddReviewInput, input);
  const review = { product, author, rating, text };
  return write(async (tx) => {
    const row = await insertReview(tx, review);
    if (!row) throw await rejectionOf(tx, reviewRules, review);
    await addToRating(tx, product, 1, rating);
    await recordEvent(tx, reviewAdded({ id: row.id, product, author, seller: row.seller }, rating));
    if (row.verified && !row.earned) await tx.ports.points.record(tx, { userId: author, action: 'Review Added', productId: product });
    return { review: { id: row.id }, product: { id: product } };
  });
}

async function lock(tx: Ctx, id: string) {
  const row = await lockReview(tx, requireId(id, 'Review'));
  if (!row) throw notFound('Review');
  return row;
}

/**
 * Changes a review. Only its author may call it. Throws UNAUTHENTICATED, NOT_FOUND also if the author and the seller have blocked each other or the
 * product is not published, FORBIDDEN, INVALID_INPUT.
 */
export async function updateReview(ctx: Ctx, input: UpdateReviewInput): Promise<Changed> {
  signedIn(ctx, messages.reviewToUpdate);
  return inTransaction(ctx, async (tx) => {
    const review = await lock(tx, input.id);
    authorize(tx, 'review:edit', { ...review });
    await assertNotBlocked(tx, review.seller, 'Review');
    if (!review.isPublished) throw notFound('Review');
    const { rating, text } = { ...review, ...checkChange(UpdateReviewInput, input) };
    await changeReview(tx, input.id, { rating, text });
    await addToRating(tx, review.product, 0, rating - review.rating);
    await recordEvent(tx, reviewChanged({ id: input.id, ...review }, rating));
    return { review: { id: input.id }, product: { id: review.product } };
  });
}

/**
 * Deletes a review and takes back the points that it earned. Its author may call it, or an administrator as moderation. A removal by an administrator
 * is recorded in the audit log, and its reason is emailed to the author. It can be undone for 10 minutes. Throws UNAUTHENTICATED, NOT_FOUND,
 * FORBIDDEN, INVALID_INPUT about `reason`.
 */
export async function deleteReview(ctx: Ctx, input: DeleteReviewInput): Promise<Undoable<{ product: { id: string } }>> {
  const viewer = signedIn(ctx, messages.reviewToDelete);
  const { id, reason } = checkInput(DeleteReviewInput, input);
  return recordAct(ctx, ActKind.DELETE_REVIEW, async (tx) => {
    const review = await lock(tx, id);
    authorize(tx, 'review:delete', { ...review });
    await removeReview(tx, id);
    await addToRating(tx, review.product, -1, -review.rating);
    await recordEvent(tx, reviewRemoved({ id, ...review }));
    const kept = await reviewPoints(tx, review.author, review.product);
    if (kept > 0) await tx.ports.points.record(tx, { userId: review.author, action: 'Review Deleted', productId: review.product });
    if (review.author !== viewer.id) {
      await tx.ports.moderation.recordRemoval(tx, {
        action: AuditAction.REVIEW_REMOVED,
        what: 'review',
        name: review.text,
        owner: review.author,
        reason,
      });
    }
    return { product: { id: review.product } };
  });
}
