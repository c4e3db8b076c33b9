import { literal, sql } from '../platform/sql.ts';
import { readModel } from '../read/model.ts';
import { AccessToken } from './access-token.entity.ts';
import { AccessScope } from './access-token.inputs.ts';

const all = literal(JSON.stringify([AccessScope.READ, AccessScope.WRITE]));
const reading = literal(JSON.stringify([AccessScope.READ]));

readModel<AccessToken>(AccessToken, {
  fields: {
    scopes: {
      type: () => [AccessScope],
      description: 'What it may do.',
      sql: ({ t }) => sql`case when ${t.canWrite} then ${all}::json else ${reading}::json end`,
    },
  },
});
