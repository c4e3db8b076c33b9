import type { Ctx } from '../../../platform/context.ts';
import { expression, ident, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table } from '../../../platform/database/table.ts';
import { allHold, type WriteRule } from '../../../platform/database/write-rules.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { newestFirst } from '../../../read/mapping.ts';
import { list, one, type QuerySource } from '../../../read/query-source.ts';
import { Review } from './review.entity.ts';

const r = table(Review, 'r');
/** The product that is reviewed, at which the rules look. */
export const reviewed = table(Product, 'p');
const p = reviewed;
const o = table(Order, 'o');

/** One review by id. */
export function reviewById(id: string): QuerySource {
  return one(Review, { where: (t) => sql`${t.id} = ${id}` });
}

/** A review of a product that is listed; null when there is none. */
export function listedReviewById(id: string): QuerySource {
  return one<Review>(Review, {
    where: (t) => sql`${t.id} = ${id} and exists (select from ${p} where ${p.id} = ${t.product} and ${p.deletedAt} is null)`,
  });
}

/** The newest reviews of a product. */
export function newestReviewsOf(productId: string, limit: number): QuerySource {
  return list<Review>(Review, { where: (t) => sql`${t.product} = ${productId}`, order: newestFirst, limit });
}

/** Adds to the review count and the rating sum of a product. */
export async function addRating({ db }: Ctx, productId: string, count: number, stars: number): Promise<void> {
  const sums = assign(p, { reviewCount: sql`${p.reviewCount} + ${count}::int`, ratingSum: sql`${p.ratingSum} + ${stars}::int` });
  await db.rows(sql`update ${p} set ${sums} where ${p.id} = ${productId}`);
}

interface NewReview {
  productId: string;
  author: string;
  rating: number;
  text: string;
  /** What must hold, about `reviewed`. */
  rules: readonly WriteRule[];
}

/** Whether a user has reviewed `reviewed`. */
export const hasReviewedSql = (author: string): Sql<never> =>
  sql`exists (select from ${r} where ${r.product} = ${reviewed.id} and ${r.author} = ${author}::bigint)`;

/** That product with the condition of its row, for whoever asks which rule does not hold. */
export const reviewedRow = (product: string): Sql<never> => sql`${reviewed} on ${reviewed.id} = ${product}::bigint`;

/**
 * Inserts a review. Returns whether an order of the product by its author was delivered, and whether the author had earned points for a review
 * of it before; undefined where a rule does not hold, or a review by the author was inserted meanwhile.
 */
export function insertReview({ db, ports }: Ctx, { productId, author, rating, text, rules }: NewReview) {
  const delivered = sql`select from ${o} where ${o.product} = ${p.id} and ${o.buyer} = ${author}::bigint and ${o.status} = ${OrderStatus.DELIVERED}`;
  const earned = expression<boolean>`${ports.points.hasEarnedSql(sql`${author}::bigint`, r.product, 'Review Added')}`;
  const seller = expression<string>`(select ${p.seller} from ${p} where ${p.id} = ${r.product})::text`;
  return db.one(sql`insert into ${r} (${names(r, 'product', 'author', 'rating', 'text', 'verifiedBuyer')})
    select ${p.id}, ${author}::bigint, ${rating}::int, ${text}::text, exists (${delivered})
    from ${p} where ${p.id} = ${productId}::bigint and ${allHold(rules)} on conflict (${names(r, 'product', 'author')}) do nothing
    returning ${columns({ id: r.id, verified: r.verifiedBuyer, earned, seller })}`);
}

/** Locks a review and returns what its rules look at. */
export function lockReview({ db }: Ctx, id: string) {
  const review = columns({ author: r.author, product: r.product, rating: r.rating, text: r.text, seller: p.seller });
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

/** The points that a user has of reviews of a product, those taken back subtracted. */
export async function reviewPoints({ db, ports }: Ctx, user: string, productId: string): Promise<number> {
  const points = expression<number>`${ports.points.earnedSql(sql`${user}`, sql`${productId}`, 'Review Added', 'Review Deleted')}`;
  const row = await db.one(sql`select ${columns({ points })}`);
  return row!.points;
}
