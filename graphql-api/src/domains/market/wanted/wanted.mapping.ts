import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { allOf, sql } from '../../../platform/database/sql.ts';
import { Product } from '../products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { WantedPost } from './wanted-post.entity.ts';
import { answerCountSql, canAnswerSql, isOpenSql, isOwnAnswerSql, listingNumberSql, listingsOfSql } from './wanted.queries.ts';

export const wantedPostMapping = mapType<WantedPost>(WantedPost, {
  paged: true,
  fields: {
    isOpen: { type: () => Boolean, description: 'Whether it is neither closed nor expired.', sql: ({ t }) => isOpenSql(t) },
    answerCount: { type: () => Int, description: 'Number of listings that sellers have answered with.', sql: ({ t }) => answerCountSql(t.id) },
    viewerCanEdit: { type: () => Boolean, description: 'Whether you may change it: you are its owner.', sql: ({ t }) => canSql('wanted:edit', t) },
    viewerCanClose: {
      type: () => Boolean,
      description: 'Whether you may close it: it is open, and you are its owner or an administrator.',
      sql: ({ t }) => allOf([canSql('wanted:close', t), isOpenSql(t)]),
    },
    viewerCanAnswer: {
      type: () => Boolean,
      description: 'Whether you may answer it with a listing: it is open, and not your own.',
      sql: ({ t }) => canAnswerSql(t),
    },
    viewerListings: {
      type: () => connectionOf(Product),
      nullable: true,
      description: 'Your available listings that match, newest first; null if you may not answer.',
      args: pageArgs(8),
      connection: relation<WantedPost, Product>({
        of: () => Product,
        where: (product, { t }) => isOwnAnswerSql(product, t),
        order: newestFirst,
      }),
      when: ({ t }) => canAnswerSql(t),
    },
    listings: {
      type: () => connectionOf(Product),
      nullable: true,
      description: 'Listings that sellers answered with, then matching listings, latest first; null for everyone but its owner.',
      args: pageArgs(8),
      connection: relation<WantedPost, Product>({
        of: () => Product,
        where: (product, { t }) => sql`${product.id} in ${listingsOfSql(t.id)}`,
        order: ({ t }) => [{ by: (product) => listingNumberSql(t.id, product.id), type: 'bigint', desc: true }],
      }),
      when: ({ t }) => canSql('wanted:edit', t),
    },
  },
});
