import { Int } from 'type-graphql';
import { canSql } from '../../../access/policy.ts';
import { AccessToken } from '../access-tokens/access-token.entity.ts';
import { isOfApp } from '../access-tokens/app-grants/app-token.queries.ts';
import { photoUrlSql } from '../../media/photos/stored-photo.mapping.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { newestFirst, mapType, relation, type Columns } from '../../../read/mapping.ts';
import { guestNameSql } from './person-name.queries.ts';
import { Role, User } from './user.entity.ts';

export const userMapping = mapType<User>(User, {
  paged: true,
  fields: {
    name: {
      type: () => String,
      description: 'The name; to guests the first name and the initial of the last.',
      sql: ({ t }) => sql`case when ${canSql('user:readProfile')} then ${t.name} else ${guestNameSql(t)} end`,
    },
    createdAt: {
      type: () => DateTime,
      description: 'When the account was made; to guests, and where the profile is private, the first day of that year.',
      sql: ({ t }) => sql`case when ${wholeProfile(t)} then ${t.createdAt} else date_trunc('year', ${t.createdAt}, 'UTC') end`,
    },
    updatedAt: {
      type: () => DateTime,
      nullable: true,
      description:
        'When the account or its profile last changed, points aside; when it was made until then. Null for others than the user and administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} then ${t.updatedAt} end`,
    },
    collegeId: {
      type: () => String,
      nullable: true,
      description: 'Visible to the user and to administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} then ${t.collegeId} end`,
    },
    role: {
      type: () => Role,
      nullable: true,
      description: 'Visible to the user and to administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} then ${t.role} end`,
    },
    hasPassword: {
      type: () => Boolean,
      nullable: true,
      description: 'Whether the account has a password; one that was made by signing in with the college has none. Null for others than the user.',
      sql: ({ t }) => sql`case when ${canSql('user:own', t)} then ${t.passwordHash} is not null end`,
    },
    suspendedUntil: {
      type: () => DateTime,
      nullable: true,
      description: 'Until when the user may read and not write; null when that is over, and for others than the user and administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} and ${t.suspendedUntil} > now() then ${t.suspendedUntil} end`,
    },
    bannedAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the user was banned; null otherwise, and for others than administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:list')} then ${t.bannedAt} end`,
    },
    profilePictureUrl: {
      type: () => String,
      nullable: true,
      description: 'Path of the picture on this server; null when there is none, for guests, and where the profile is private.',
      args: { width: { type: () => Int, nullable: true, description: 'Wanted width in pixels; the next larger kept width is used.' } },
      sql: ({ t, args }) => sql`case when ${wholeProfile(t)} then ${photoUrlSql(t.picture, args.width)} end`,
    },
    accessTokens: {
      type: () => [AccessToken],
      nullable: true,
      description: 'The personal access tokens, newest first; null for others than the user and administrators. `appGrants` has those of apps.',
      list: relation<User, AccessToken>({
        of: () => AccessToken,
        where: (token, { t }) => sql`${token.user} = ${t.id} and not ${isOfApp(token.id)}`,
        order: newestFirst,
      }),
      when: ({ t }) => canSql('token:read', { user: t.id }),
    },
  },
});

/** True if the viewer may see the whole profile: signed-in users see a profile that is not private. */
const wholeProfile = (user: Columns<User>): Sql => allOf([canSql('user:readProfile'), canSql('user:readMore', user)]);
