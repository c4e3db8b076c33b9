import { sql } from '../../../platform/database/sql.ts';
import { connectionOf, pageArgs } from '../../../read/connection.ts';
import { mapType, newestFirst, relation, viewerSql } from '../../../read/mapping.ts';
import { User } from '../users/user.entity.ts';
import { hasBlockedSql } from './block.queries.ts';

/** The fields of a user about blocks. */
export const userBlockMapping = mapType<User>(User, {
  fields: {
    blockedUsers: {
      type: () => connectionOf(User),
      description: 'Whom you have blocked, the newest account first; empty for others than the user alone.',
      args: pageArgs(20),
      connection: relation<User, User>({
        of: () => User,
        where: (blocked, { t }) => sql`${t.id} = ${viewerSql.id} and ${hasBlockedSql(blocked.id)}`,
        order: newestFirst,
      }),
    },
    viewerHasBlocked: {
      type: () => Boolean,
      description: 'Whether you have blocked this user. Nobody sees who has blocked them.',
      sql: ({ t }) => hasBlockedSql(t.id),
    },
  },
});
