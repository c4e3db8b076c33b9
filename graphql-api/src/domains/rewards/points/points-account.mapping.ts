import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { unprovenPointsSql } from './points.queries.ts';
import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { newestFirst, mapType, relation } from '../../../read/mapping.ts';
import { collegeSql } from '../../../platform/database/statement.ts';
import { User } from '../../people/users/user.entity.ts';
import { PointsAccount } from './points-account.ts';
import { PointsEntry } from './points-entry.entity.ts';

export const pointsAccountMapping = mapType<User>(PointsAccount, {
  ownerTable: () => User,
  fields: {
    total: { type: () => Int, description: 'Sum of all entries; reversals may make it negative.', sql: ({ t }) => t.pointsTotal },
    spendable: {
      type: () => Int,
      description: 'Points that can be spent: the total without those of unconfirmed deliveries, and at least 0.',
      sql: ({ t }) => sql`greatest(0, ${t.pointsTotal} - ${unprovenPointsSql(t.id)})`,
    },
    user: {
      type: () => User,
      description: 'The owner of the points.',
      one: relation<User, User>({ of: () => User, where: (user, { t }) => sql`${user.id} = ${t.id}`, order: [] }),
    },
    history: {
      type: () => connectionOf(PointsEntry),
      description: 'All points entries, newest first.',
      args: pageArgs(20),
      connection: relation<User, PointsEntry>({
        of: () => PointsEntry,
        where: (entry, { t }) => sql`${entry.user} = ${t.id}`,
        order: newestFirst,
      }),
    },
  },
});

/** User fields about points. */
export const userPointsMapping = mapType<User>(User, {
  fields: {
    points: {
      type: () => PointsAccount,
      nullable: true,
      description: 'Visible to the user and to administrators; null if the marketplace has no points (`College.hasPoints`).',
      embedded: () => PointsAccount,
      when: ({ t }) => sql`(${collegeSql.hasPoints} and ${canSql('user:readPrivate', t)})`,
    },
  },
});
