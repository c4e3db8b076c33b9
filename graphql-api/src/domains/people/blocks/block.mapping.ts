import { canSql } from '../../../access/policy.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { User } from '../users/user.entity.ts';
import { hasBlockedSql, isBlockedSql } from './block.queries.ts';

/** User fields about blocks. */
export const userBlockMapping = mapType<User>(User, {
  fields: {
    blockedUsers: {
      type: () => connectionOf(User),
      nullable: true,
      description: 'Users that you have blocked, newest account first; null for everyone but the user.',
      args: pageArgs(20),
      connection: relation<User, User>({
        of: () => User,
        where: (blocked) => hasBlockedSql(blocked.id),
        order: newestFirst,
      }),
      when: ({ t }) => canSql('user:own', t),
    },
    viewerHasBlocked: {
      type: () => Boolean,
      description: 'Whether you have blocked this user. Blocked users cannot see who has blocked them.',
      sql: ({ t }) => hasBlockedSql(t.id),
    },
  },
});

/** The contact data of a user, which a block hides. */
export const userContactMapping = mapType<User>(User, {
  fields: {
    email: {
      type: () => String,
      nullable: true,
      description:
        'Visible to the user, to administrators, to signed-in viewers as the seller of a product queried by id, and to a buyer as the seller of the order.',
      sql: ({ t, scope }) =>
        sql`case when ${viewerSql.holdsScope('user:email')} and (${canSql('user:readPrivate', t)} or ${contact(scope, t.id)}) then ${t.email} end`,
    },
    phone: {
      type: () => String,
      nullable: true,
      description: 'Visible like the email address.',
      sql: ({ t, scope }) =>
        sql`case when ${viewerSql.holdsScope('user:phone')} and (${canSql('user:readPrivate', t)} or ${contact(scope, t.id)}) then ${t.phone} end`,
    },
  },
});

/** Returns the contact data of the other side of a sale, unless one of the two has blocked the other. */
function contact(scope: string | undefined, user: Sql) {
  return scope === 'contact' ? allOf([canSql('user:readContact'), sql`not ${isBlockedSql(viewerSql.id, user)}`]) : sql`false`;
}
