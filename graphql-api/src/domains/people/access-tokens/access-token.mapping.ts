import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { scopesOfOldToken } from '../../../access/scopes.ts';
import { mapType } from '../../../read/mapping.ts';
import { AccessToken } from './access-token.entity.ts';

/** JSON of the scopes of a token from before scopes could be chosen one by one. */
const oldScopes = (canWrite: boolean, canAdmin: boolean): Sql<never> => sql`${literal(JSON.stringify(scopesOfOldToken(canWrite, canAdmin)))}::jsonb`;

export const accessTokenMapping = mapType<AccessToken>(AccessToken, {
  fields: {
    allowedIps: {
      type: () => [String],
      nullable: true,
      description: 'IP addresses and networks from which the token can be used; null: all.',
      sql: ({ t }) => sql`to_jsonb(${t.allowedIps})`,
    },
    scopes: {
      type: () => [String],
      description: 'Its scopes, such as `products:read`.',
      sql: ({ t }) => sql`case when ${t.scopes} is not null then to_jsonb(${t.scopes})
        when ${t.canWrite} and ${t.canAdmin} then ${oldScopes(true, true)} when ${t.canWrite} then ${oldScopes(true, false)}
        when ${t.canAdmin} then ${oldScopes(false, true)} else ${oldScopes(false, false)} end`,
    },
  },
});
