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
      description: 'Where people are led back to, each to be named exactly.',
      sql: ({ t }) => sql`to_jsonb(${t.redirectUris})`,
    },
    scopes: { type: () => [String], description: 'What it may ask for at most, as `products:read`.', sql: ({ t }) => sql`to_jsonb(${t.scopes})` },
    isConfidential: {
      type: () => Boolean,
      description: 'Whether it has a secret. A program on the device of its users has none.',
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
      description: 'The apps that the user registered, the newest first; null for others than the user and administrators.',
      list: relation<User, App>({ of: () => App, where: (app, { t }) => sql`${app.owner} = ${t.id}`, order: newestFirst }),
      when: ({ t }) => canSql('app:read', { owner: t.id }),
    },
  },
});
