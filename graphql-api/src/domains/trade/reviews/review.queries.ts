import type { Ctx } from '../../../platform/context.ts';
import { given, withValues } from '../../../platform/database/statement.ts';
import { allOf, expression, ident, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../platform/database/table.ts';
import { allHold } from '../../../platform/database/write-rules.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { newestFirst, oldestFirst, type OrderKey } from '../../../read/mapping.ts';
import { connection, list, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { longestUnchangedFirst, timeConditions, type Times } from '../../../read/times.ts';
import { Review } from './review.entity.ts';
import type { ReviewSort } from './review.inputs.ts';
import { reviewed, reviewRules, written, type Reviewing } from './review.rules.ts';
import { isPublishedSql } from '../../market/products/product.queries.ts';

const r = table(Review, 'r');
const p = table(Product, 'p');
const o = table(Order, 'o');

/** Returns a review of a published product; null if there is none. */
export function listedReviewById(id: string): QuerySource {
  return one<Review>(Review, {
    where: (t) => sql`${t.id} = ${id} and exists (select from ${p} where ${p.id} = ${t.product} and ${isPublishedSql(p)})`,
  });
}

/** Filter and sort order of the list of all reviews. */
export interface ReviewFilter extends Times {
  sort: ReviewSort;
}

const sorted: Record<ReviewSort, OrderKey<Review>[]> = { NEWEST: newestFirst, OLDEST: oldestFirst, UPDATED: longestUnchangedFirst };

/** Returns a page of the reviews of all users that match a filter. */
export function reviewsLike({ sort, ...times }: ReviewFilter, page: Page): QuerySource {
  return connection<Review>(Review, { where: (t) => allOf([sql`true`, ...timeConditions(t, times)]), order: sorted[sort], page });
}

/** Returns the newest reviews of a product. */
export function newestReviewsOf(productId: string, limit: number): QuerySource {
  return list<Review>(Review, { where: (t) => sql`${t.product} = ${productId}`, order: newestFirst, limit });
}

/** Adds to the review count and the rating sum of a product. */
export async function addRating({ db }: Ctx, productId: string, count: number, stars: number): Promise<void> {
  const sums = assign(p, { reviewCount: sql`${p.reviewCount} + ${count}::int`, ratingSum: sql`${p.ratingSum} + ${stars}::int` });
  await db.rows(sql`update ${p} set ${sums} where ${p.id} = ${productId}`);
}

interface NewReview extends Reviewing {
  rating: number;
  text: string;
}

const { rating, text } = given<Pick<NewReview, 'rating' | 'text'>>({ rating: 'int', text: 'text' });

const isVerified = sql`exists (select from ${o} where ${o.product} = ${written.product} and ${o.buyer} = ${written.author}
  and ${o.status} = ${OrderStatus.DELIVERED})`;
const seller = expression<string>`(select ${reviewed.seller} from ${reviewed} where ${reviewed.id} = ${written.product})::text`;

/**
 * Inserts a review. Returns whether an order of the product by its author was delivered, and whether the author had already earned points for a
 * review of it. Returns undefined if a rule does not hold, or if a concurrent call inserted a review by the author.
 */
export function insertReview(ctx: Ctx, review: NewReview) {
  const earned = expression<boolean>`${ctx.ports.points.hasEarnedSql(written.author, written.product, 'Review Added')}`;
  const insert = sql`insert into ${r} (${names(r, 'product', 'author', 'rating', 'text', 'verifiedBuyer')})
    select ${written.product}, ${written.author}, ${rating}, ${text}, ${isVerified} from ${reviewed} where ${allHold(reviewRules)}
    on conflict (${names(r, 'product', 'author')}) do nothing
    returning ${columns({ id: r.id, verified: r.verifiedBuyer, earned, seller })}`;
  return ctx.db.one(withValues(insert, ctx, review));
}

/** Locks a review. Returns what its rules check, and whether the product is published. */
export function lockReview({ db }: Ctx, id: string) {
  const isPublished = expression<boolean>`${isPublishedSql(p)}`;
  const review = columns({ author: r.author, product: r.product, rating: r.rating, text: r.text, seller: p.seller, isPublished });
  return db.one(sql`select ${review} from ${r} join ${p} on ${p.id} = ${r.product} where ${r.id} = ${id} for update of ${ident('r')}`);
}

/** Sets the stars and the text of a review. */
export async function changeReview({ db }: Ctx, id: string, changed: { rating: number; text: string }): Promise<void> {
  await db.rows(sql`update ${r} set ${assign(r, changed)} where ${r.id} = ${id}`);
}

/** Deletes a review. */
export async function removeReview({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.id} = ${id}`);
}

/** Returns the points that a user has from reviews of a product, minus those taken back. */
export async function reviewPoints({ db, ports }: Ctx, user: string, productId: string): Promise<number> {
  const points = expression<number>`${ports.points.earnedSql(sql`${user}`, sql`${productId}`, 'Review Added', 'Review Deleted')}`;
  const row = await db.one(sql`select ${columns({ points })}`);
  return row!.points;
}
