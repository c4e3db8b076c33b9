import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, oldestFirst, relation } from '../../../read/mapping.ts';
import { collegeSql } from '../../../platform/database/statement.ts';
import { Product } from '../../market/products/product.entity.ts';
import type { User } from '../../people/users/user.entity.ts';
import { PointsAccount } from '../points/points-account.ts';
import { BoughtPerk, Perk } from './bought-perk.entity.ts';
import { hasPerkSql } from './perk.queries.ts';

export const boughtPerkMapping = mapType<BoughtPerk>(BoughtPerk, { paged: true, fields: {} });

/** Maximum number of perks that a listing has at a time: one of each kind. */
const MOST_PERKS = Object.keys(Perk).length;

/** Product fields about perks. */
export const perkProductMapping = mapType<Product>(Product, {
  fields: {
    highlighted: {
      type: () => Boolean,
      description: 'Whether its card is coloured, by a perk.',
      sql: ({ t }) => sql`(${collegeSql.hasPoints} and ${hasPerkSql(t.id, Perk.HIGHLIGHT)})`,
    },
    activePerks: {
      type: () => [BoughtPerk],
      nullable: true,
      description: 'Its active perks, at most one of each kind; null for everyone but its seller, and if the marketplace has no points.',
      most: MOST_PERKS,
      list: relation<Product, BoughtPerk>({
        of: () => BoughtPerk,
        where: (perk, { t }) => sql`${perk.product} = ${t.id} and ${perk.endedAt} is null and ${perk.endsAt} > now()`,
        order: oldestFirst,
      }),
      when: ({ t }) => sql`(${collegeSql.hasPoints} and ${canSql('product:edit', t)})`,
    },
  },
});

/** Points fields about perks. */
export const perkAccountMapping = mapType<User>(PointsAccount, {
  fields: {
    perks: {
      type: () => connectionOf(BoughtPerk),
      nullable: true,
      description: 'Perks that the user bought, newest first; null for everyone else.',
      args: pageArgs(10),
      connection: relation<User, BoughtPerk>({
        of: () => BoughtPerk,
        where: (perk, { t }) => sql`${perk.user} = ${t.id}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
  },
});
