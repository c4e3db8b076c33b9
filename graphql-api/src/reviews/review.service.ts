import type { Ctx, Viewer } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction, violates } from '../platform/transaction.ts';
import { checkInput } from '../platform/validation.ts';
import { authorize, can } from '../access/policy.ts';
import { idempotentRequest, once, type Write } from '../idempotency/idempotency.service.ts';
import { messages } from '../messages.ts';
import { AuditAction } from '../moderation/audit-entry.entity.ts';
import { checkReason, moderate } from '../moderation/removal.ts';
import { book } from '../points/points.service.ts';
import { productChanged } from '../products/product.events.ts';
import { Product } from '../products/product.entity.ts';
import { newestFirst, type Columns } from '../read/model.ts';
import { list, one, type Root } from '../read/root.ts';
import { Review } from './review.entity.ts';
import { AddReviewInput, UpdateReviewInput } from './review.inputs.ts';

interface Changed {
  review: { id: string };
  product: { id: string };
}

/** One review by id. */
export function review(_ctx: Ctx, id: string): Root {
  return one(Review, { where: (t) => sql`${t.id} = ${id}` });
}

/** A review of a product that is listed; null when there is none. */
export function listedReview(_ctx: Ctx, id: string): Root {
  const product = (t: Columns<Review>) => sql`select from products p where p.id = ${t.product} and p.deleted_at is null`;
  return one(Review, { where: (t) => sql`${t.id} = ${id} and exists (${product(t)})` });
}

/** The product of a list of reviews. Throws NOT_FOUND. */
export async function reviewedProduct(ctx: Ctx, productId: string): Promise<Root> {
  const id = requireId(productId, 'Product');
  if (!(await ctx.db.one(sql`select id from products where id = ${id} and deleted_at is null`))) throw notFound('Product');
  return one(Product, { where: (t) => sql`${t.id} = ${id}` });
}

/** The newest 1000 reviews of a product at once, for REST. Throws NOT_FOUND. */
export async function reviewsOf(ctx: Ctx, productId: string): Promise<Root> {
  await reviewedProduct(ctx, productId);
  return list(Review, { where: (t) => sql`${t.product} = ${productId}`, order: newestFirst, limit: 1000 });
}

function signedIn(ctx: Ctx, message: string): Viewer {
  if (!ctx.viewer) throw new DomainError(ErrorCode.UNAUTHENTICATED, message);
  return ctx.viewer;
}

/** Keeps the product's count and sum of stars with its reviews. */
async function addToRating(tx: Ctx, productId: string, count: number, stars: number): Promise<void> {
  await tx.db.rows(
    sql`update products set review_count = review_count + ${count}::int, rating_sum = rating_sum + ${stars}::int where id = ${productId}`,
  );
  tx.publish(productChanged(productId));
}

/**
 * Reviews a product, once per user, never the own one. Buyers to whom it was delivered are marked as verified and earn
 * 10 points, once per product. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT, IDEMPOTENCY_CONFLICT.
 */
export async function addReview(ctx: Ctx, input: AddReviewInput): Promise<Changed> {
  const viewer = signedIn(ctx, messages.reviewToAdd);
  const { productId, rating, text } = input;
  const request = idempotentRequest('addReview', viewer.id, input.idempotencyKey, [productId, rating, text.trim()]);
  return once(ctx, request, (write) => reviewOnce(ctx, viewer, input, write));
}

async function reviewOnce(ctx: Ctx, viewer: Viewer, input: AddReviewInput, write: Write<Changed>): Promise<Changed> {
  const product = await ctx.db.one<{ seller: string }>(sql`select seller_id::text as seller from products
    where id = ${requireId(input.productId, 'Product')} and deleted_at is null`);
  if (!product) throw notFound('Product');
  if (!can(ctx, 'product:review', product)) throw new DomainError(ErrorCode.FORBIDDEN, messages.ownReview);
  const { text } = checkInput(AddReviewInput, input);
  try {
    return await write(async (tx) => {
      const review = await tx.db.one<{ id: string; verified: boolean; earned: boolean }>(sql`
        insert into reviews (product_id, author_id, rating, text, verified_buyer)
        select ${input.productId}::bigint, ${viewer.id}::bigint, ${input.rating}::int, ${text}::text, exists (
          select from orders where product_id = ${input.productId} and buyer_id = ${viewer.id} and status = 'DELIVERED')
        returning id::text as id, verified_buyer as verified, exists (
          select from points_entries where user_id = ${viewer.id} and product_id = ${input.productId} and action = 'Review Added') as earned`);
      await addToRating(tx, input.productId, 1, input.rating);
      if (review!.verified && !review!.earned) await book(tx, { userId: viewer.id, action: 'Review Added', productId: input.productId });
      return { review: { id: review!.id }, product: { id: input.productId } };
    });
  } catch (error) {
    if (violates(error, 'reviews_once')) throw new DomainError(ErrorCode.CONFLICT, messages.alreadyReviewed);
    throw error;
  }
}

interface LockedReview {
  author: string;
  product: string;
  rating: number;
  text: string;
}

async function lock(tx: Ctx, id: string): Promise<LockedReview> {
  const row = await tx.db.one<LockedReview>(sql`select author_id::text as author, product_id::text as product, rating, text
    from reviews where id = ${requireId(id, 'Review')} for update`);
  if (!row) throw notFound('Review');
  return row;
}

/** Changes a review. Its author only. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT. */
export async function updateReview(ctx: Ctx, input: UpdateReviewInput): Promise<Changed> {
  signedIn(ctx, messages.reviewToUpdate);
  return inTransaction(ctx, async (tx) => {
    const review = await lock(tx, input.id);
    authorize(tx, 'review:edit', { ...review });
    const { rating, text } = { ...review, ...checkInput(UpdateReviewInput, input) };
    await tx.db.rows(sql`update reviews set rating = ${rating}, text = ${text} where id = ${input.id}`);
    await addToRating(tx, review.product, 0, rating - review.rating);
    return { review: { id: input.id }, product: { id: review.product } };
  });
}

/**
 * Deletes a review and takes back the points that it had earned. Its author, or an administrator as moderation.
 * A removal by an administrator is noted in the audit list, and its reason is mailed to the author.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT about `reason`.
 */
export async function deleteReview(ctx: Ctx, id: string, reason?: string | null): Promise<{ product: { id: string } }> {
  const viewer = signedIn(ctx, messages.reviewToDelete);
  const why = checkReason(reason);
  return inTransaction(ctx, async (tx) => {
    const review = await lock(tx, id);
    authorize(tx, 'review:delete', { ...review });
    await tx.db.rows(sql`delete from reviews where id = ${id}`);
    await addToRating(tx, review.product, -1, -review.rating);
    const kept = await tx.db.one<{ points: number }>(sql`select coalesce(sum(points), 0)::int as points from points_entries
      where user_id = ${review.author} and product_id = ${review.product} and action in ('Review Added', 'Review Deleted')`);
    if (kept!.points > 0) await book(tx, { userId: review.author, action: 'Review Deleted', productId: review.product });
    if (review.author !== viewer.id) {
      await moderate(tx, { action: AuditAction.REVIEW_REMOVED, what: 'review', name: review.text, owner: review.author, reason: why });
    }
    return { product: { id: review.product } };
  });
}
