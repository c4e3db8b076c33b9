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
      description: 'The name; for guests, the first name and the initial of the last name.',
      sql: ({ t }) => sql`case when ${canSql('user:readProfile')} then ${t.name} else ${guestNameSql(t)} end`,
    },
    createdAt: {
      type: () => DateTime,
      description: 'When the account was created; for guests, and if the profile is private, the first day of that year.',
      sql: ({ t }) => sql`case when ${wholeProfile(t)} then ${t.createdAt} else date_trunc('year', ${t.createdAt}, 'UTC') end`,
    },
    updatedAt: {
      type: () => DateTime,
      nullable: true,
      description:
        'When the account or its profile last changed, except for points; until then, when it was created. Null for everyone but the user and administrators.',
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
      description: 'Whether the account has a password. One created by signing in with the college has none. Null for everyone but the user.',
      sql: ({ t }) => sql`case when ${canSql('user:own', t)} then ${t.passwordHash} is not null end`,
    },
    suspendedUntil: {
      type: () => DateTime,
      nullable: true,
      description:
        'When a suspension ends, until which the user can read but not write; null if there is none, and for everyone but the user and administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:readPrivate', t)} and ${t.suspendedUntil} > now() then ${t.suspendedUntil} end`,
    },
    bannedAt: {
      type: () => DateTime,
      nullable: true,
      description: 'When the user was banned; null otherwise, and for everyone but administrators.',
      sql: ({ t }) => sql`case when ${canSql('user:list')} then ${t.bannedAt} end`,
    },
    profilePictureUrl: {
      type: () => String,
      nullable: true,
      description: 'Path of the picture on this server; null for none, for guests, and if the profile is private.',
      args: { width: { type: () => Int, nullable: true, description: 'Desired width in pixels; the next larger stored width is used.' } },
      sql: ({ t, args }) => sql`case when ${wholeProfile(t)} then ${photoUrlSql(t.picture, args.width)} end`,
    },
    accessTokens: {
      type: () => [AccessToken],
      nullable: true,
      description: 'Personal access tokens, newest first; null for everyone but the user and administrators. See `appGrants` for the tokens of apps.',
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
