import { canSql } from '../../../access/policy.ts';
import { allOf, sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { isVisibleProductSql } from '../../market/products/product.queries.ts';
import { User } from '../../people/users/user.entity.ts';
import { Review } from './review.entity.ts';

const r = table(Review, 'r');

export const reviewMapping = mapType<Review>(Review, {
  paged: true,
  // The product of a review is never null.
  visible: (t) => isVisibleProductSql(t.product),
  fields: {
    viewerCanEdit: {
      type: () => Boolean,
      description: 'Whether you may change it: you are the author.',
      sql: ({ t }) => canSql('review:edit', t),
    },
  },
});

/** Product fields about reviews. */
export const productReviewsMapping = mapType<Product>(Product, {
  fields: {
    reviews: {
      type: () => connectionOf(Review),
      description: 'The reviews, newest first.',
      args: pageArgs(10),
      connection: relation<Product, Review>({
        of: () => Review,
        where: (review, { t }) => sql`${review.product} = ${t.id}`,
        order: newestFirst,
      }),
    },
    viewerCanReview: {
      type: () => Boolean,
      description:
        'Whether you may review it: you are signed in, are not the seller, have not reviewed it yet, and there is no block between you and the seller.',
      sql: ({ t }) =>
        allOf([
          canSql('product:review', t),
          sql`not ${isBlockedSql(viewerSql.id, t.seller)}`,
          sql`not exists (select from ${r} where ${r.product} = ${t.id} and ${r.author} = ${viewerSql.id})`,
        ]),
    },
  },
});

/** User fields about reviews. */
export const userReviewsMapping = mapType<User>(User, {
  fields: {
    reviews: {
      type: () => connectionOf(Review),
      description: 'Reviews by the user, newest first; null for everyone but the user and administrators.',
      nullable: true,
      args: pageArgs(10),
      connection: relation<User, Review>({
        of: () => Review,
        where: (review, { t }) => sql`${review.author} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:readPrivate', t),
    },
  },
});
