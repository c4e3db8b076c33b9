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

/** The author and the product of a review. */
export interface Reviewing {
  product: string;
  author: string;
}

/** The values of a new review. */
export const written = given<Reviewing>({ product: 'bigint', author: 'bigint' });

/** The reviewed product. */
export const reviewed = table(Product, 'p');
const r = table(Review, 'r');

/** True if the author, who is the viewer, does not sell the product. */
const mayReview: WriteRule = { holds: canSql('product:review', reviewed), error: () => new DomainError(ErrorCode.FORBIDDEN, messages.ownReview) };

/** True if the author has not reviewed the product. */
const isFirst: WriteRule = {
  holds: sql`not exists (select from ${r} where ${r.product} = ${written.product} and ${r.author} = ${written.author})`,
  error: () => new DomainError(ErrorCode.CONFLICT, messages.alreadyReviewed),
};

/** Rules for the author of a review, in the order in which their errors are reported. The text is checked after them. */
export const reviewerRules: WriteRules<Reviewing> = {
  row: sql`${reviewed} on ${reviewed.id} = ${written.product}`,
  rules: [isListed(reviewed, written.product), mayReview, sellerIsNotBlocked(reviewed, written.author)],
};

/** Rules for a review. */
export const reviewRules: WriteRules<Reviewing> = { ...reviewerRules, rules: [...reviewerRules.rules, isFirst] };
