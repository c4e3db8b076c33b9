import { Act } from '../acts/act.entity.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { mapType } from '../../../read/mapping.ts';
import { AuditEntry } from './audit-entry.entity.ts';

const a = table(Act, 'a');

/** SQL of a value of the act, if it can still be undone. */
const ofAct = (act: Sql, value: Sql) => sql`(select ${value} from ${a} where ${a.id} = ${act} and ${a.undoUntil} > now())`;

export const auditEntryMapping = mapType<AuditEntry>(AuditEntry, {
  paged: true,
  fields: {
    undoToken: {
      type: () => String,
      nullable: true,
      description: 'Pass it to `undo` to undo the action; null if that is not possible, or no longer.',
      sql: ({ t }) => ofAct(t.act, a.token),
    },
    undoUntil: {
      type: () => DateTime,
      nullable: true,
      description: 'When the undo token expires; null if the action cannot be undone, or no longer.',
      sql: ({ t }) => ofAct(t.act, a.undoUntil),
    },
  },
});
