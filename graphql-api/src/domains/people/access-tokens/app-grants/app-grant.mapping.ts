import { canSql } from '../../../../access/policy.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { mapType, newestFirst, relation } from '../../../../read/mapping.ts';
import { User } from '../../users/user.entity.ts';
import { AccessToken } from '../access-token.entity.ts';
import { AppGrant } from './app-grant.entity.ts';

const a = table(AccessToken, 'granted');

export const appGrantMapping = mapType<AppGrant>(AppGrant, {
  fields: {
    scopes: {
      type: () => [String],
      description: 'The granted scopes, such as `products:read`.',
      sql: ({ t }) => sql`(select to_jsonb(${a.scopes}) from ${a} where ${a.id} = ${t.token})`,
    },
    expiresAt: {
      type: () => DateTime,
      description: 'When it expires unless it is renewed.',
      sql: ({ t }) => sql`(select ${a.expiresAt} from ${a} where ${a.id} = ${t.token})`,
    },
    lastUsedAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the app last used it, to the minute; null if never.',
      sql: ({ t }) => sql`(select ${a.lastUsedAt} from ${a} where ${a.id} = ${t.token})`,
    },
  },
});

/** User fields about grants. */
export const userAppGrantsMapping = mapType<User>(User, {
  fields: {
    appGrants: {
      type: () => [AppGrant],
      nullable: true,
      description: 'Permissions that the user gave to apps, newest first; null for everyone but the user and administrators.',
      list: relation<User, AppGrant>({ of: () => AppGrant, where: (grant, { t }) => sql`${grant.user} = ${t.id}`, order: newestFirst }),
      when: ({ t }) => canSql('token:read', { user: t.id }),
    },
  },
});
