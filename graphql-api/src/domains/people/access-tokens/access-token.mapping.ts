import { literal, sql } from '../../../platform/database/sql.ts';
import { mapType } from '../../../read/mapping.ts';
import { AccessToken } from './access-token.entity.ts';
import { AccessScope } from './access-token.inputs.ts';

/** JSON of a list of scopes. */
const scopes = (...of: AccessScope[]) => sql`${literal(JSON.stringify(of))}::jsonb`;

export const accessTokenMapping = mapType<AccessToken>(AccessToken, {
  fields: {
    scopes: {
      type: () => [AccessScope],
      description: 'What it may do.',
      sql: ({ t }) => sql`${scopes(AccessScope.READ)} || case when ${t.canWrite} then ${scopes(AccessScope.WRITE)} else '[]' end
        || case when ${t.canAdmin} then ${scopes(AccessScope.ADMIN)} else '[]' end`,
    },
  },
});
