import { canSql } from '../../../access/policy.ts';
import { allOf, oneOf, sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../../people/users/user.entity.ts';
import { Product } from '../products/product.entity.ts';

/** User fields about selling. */
export const sellerMapping = mapType<User>(User, {
  fields: {
    products: {
      type: () => connectionOf(Product),
      description: "The user's listings, newest first; empty if the profile is private. Paused and expired listings are visible only to the user.",
      args: pageArgs(8),
      connection: relation<User, Product>({
        of: () => Product,
        where: (product, { t }) =>
          allOf([sql`${product.seller} = ${t.id}`, canSql('user:readMore', t), oneOf([product.isOpen, canSql('product:edit', product)])]),
        order: newestFirst,
      }),
    },
  },
});
