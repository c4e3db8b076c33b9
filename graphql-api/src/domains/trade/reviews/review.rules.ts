import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { WriteRule } from '../../../platform/database/write-rules.ts';
import { messages } from '../../../messages.ts';
import { isListed, isNotOwn } from '../../market/products/availability/product.rules.ts';
import { isNotBlocked } from '../../people/blocks/contact.rules.ts';
import { hasReviewedSql, reviewed } from './review.queries.ts';

/** What must hold for whoever reviews a product, in the order in which the author is told. */
export const reviewerRules = (product: string, author: string): WriteRule[] => [
  isListed(reviewed, product),
  isNotOwn(reviewed, author, messages.ownReview),
  isNotBlocked(reviewed.seller, sql`${author}::bigint`, () => notFound('Product')),
];

/** What must hold for a review: it is the author's first of the product, besides. */
export const reviewRules = (product: string, author: string): WriteRule[] => [
  ...reviewerRules(product, author),
  { holds: sql`not ${hasReviewedSql(author)}`, error: () => new DomainError(ErrorCode.CONFLICT, messages.alreadyReviewed) },
];
