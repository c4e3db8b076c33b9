import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { canSql } from '../../../access/policy.ts';
import { given } from '../../../platform/database/statement.ts';
import { sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { WriteRule, WriteRules } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { Product } from '../../market/products/product.entity.ts';
import { isListed, sellerIsNotBlocked } from '../../market/products/availability/product.rules.ts';
import { Review } from './review.entity.ts';

/** Who reviews which product. */
export interface Reviewing {
  product: string;
  author: string;
}

/** The values of a new review. */
export const written = given<Reviewing>({ product: 'bigint', author: 'bigint' });

/** The product that is reviewed. */
export const reviewed = table(Product, 'p');
const r = table(Review, 'r');

/** The author, who is the viewer, does not sell the product. */
const mayReview: WriteRule = { holds: canSql('product:review', reviewed), error: () => new DomainError(ErrorCode.FORBIDDEN, messages.ownReview) };

/** The author has not reviewed the product. */
const isFirst: WriteRule = {
  holds: sql`not exists (select from ${r} where ${r.product} = ${written.product} and ${r.author} = ${written.author})`,
  error: () => new DomainError(ErrorCode.CONFLICT, messages.alreadyReviewed),
};

/** What must hold for whoever reviews a product, in the order in which the author is told; the text is checked after it. */
export const reviewerRules: WriteRules<Reviewing> = {
  row: sql`${reviewed} on ${reviewed.id} = ${written.product}`,
  rules: [isListed(reviewed, written.product), mayReview, sellerIsNotBlocked(reviewed, written.author)],
};

/** What must hold for a review. */
export const reviewRules: WriteRules<Reviewing> = { ...reviewerRules, rules: [...reviewerRules.rules, isFirst] };
