import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Product } from '../products/product.entity.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { favouriteCountSql, favouriteNumberSql, favouritesOfSql, isFavouriteSql } from './favourite.queries.ts';

/** Product fields about favourites. */
export const favouriteProductMapping = mapType<Product>(Product, {
  fields: {
    favouriteCount: { type: () => Int, description: 'Number of users who have it among their favourites.', sql: ({ t }) => favouriteCountSql(t.id) },
    viewerHasFavourited: {
      type: () => Boolean,
      description: 'Whether it is among your favourites; false for a guest.',
      sql: ({ t }) => sql`case when ${viewerSql.signedIn} then ${isFavouriteSql(viewerSql.id, t.id)} else false end`,
    },
  },
});

/** User fields about favourites. */
export const favouriteUserMapping = mapType<User>(User, {
  fields: {
    favourites: {
      type: () => connectionOf(Product),
      nullable: true,
      description: 'Your favourites, most recently added first, without those taken down; null for everyone but the user.',
      args: pageArgs(20),
      connection: relation<User, Product>({
        of: () => Product,
        where: (product, { t }) => sql`${product.id} in ${favouritesOfSql(t.id)}`,
        order: ({ t }) => [{ by: (product) => favouriteNumberSql(t.id, product.id), type: 'bigint', desc: true }],
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
