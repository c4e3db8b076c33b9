import { canSql } from '../../../access/policy.ts';
import { sql } from '../../../platform/database/sql.ts';
import { mapType, newestFirst, relation } from '../../../read/mapping.ts';
import { User } from '../users/user.entity.ts';
import { App } from './app.entity.ts';

export const appMapping = mapType<App>(App, {
  paged: true,
  fields: {
    redirectUris: {
      type: () => [String],
      description: 'URLs to which users may be redirected; each must match exactly.',
      sql: ({ t }) => sql`to_jsonb(${t.redirectUris})`,
    },
    scopes: {
      type: () => [String],
      description: 'The most scopes that it may request, such as `products:read`.',
      sql: ({ t }) => sql`to_jsonb(${t.scopes})`,
    },
    isConfidential: {
      type: () => Boolean,
      description: "Whether the app has a secret. A program on its users' devices has none.",
      sql: ({ t }) => sql`${t.secretHash} is not null`,
    },
  },
});

/** User fields about apps. */
export const userAppsMapping = mapType<User>(User, {
  fields: {
    apps: {
      type: () => [App],
      nullable: true,
      description: 'Apps that the user registered, newest first; null for everyone but the user and administrators.',
      list: relation<User, App>({ of: () => App, where: (app, { t }) => sql`${app.owner} = ${t.id}`, order: newestFirst }),
      when: ({ t }) => canSql('app:read', { owner: t.id }),
    },
  },
});
