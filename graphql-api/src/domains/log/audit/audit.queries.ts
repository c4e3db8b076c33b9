import type { Ctx } from '../../../platform/context.ts';
import { canSql } from '../../../access/policy.ts';
import { containing, hasPart } from '../../../platform/text/like.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, table, values } from '../../../platform/database/table.ts';
import { newestFirst, oldestFirst, type Columns } from '../../../read/mapping.ts';
import { connection, foundFirst, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { AuditAction, AuditEntry } from './audit-entry.entity.ts';

const a = table(AuditEntry, 'a');

/** Returns an audit entry, for administrators; null for everybody else. */
export function auditEntryById(id: string): QuerySource {
  return one(AuditEntry, { where: (t) => sql`${t.id} = ${id} and ${canSql('audit:read')}` });
}

/** Filter and order of audit entries. */
export interface AuditFilter {
  action?: AuditAction | null;
  search?: string | null;
  actorId?: string | null;
  userId?: string | null;
  from?: Date | null;
  until?: Date | null;
  oldestFirst: boolean;
}

function conditions(t: Columns<AuditEntry>, { action, search, actorId, userId, from, until }: AuditFilter): Sql {
  const part = containing(search);
  return allOf([
    ...(action ? [sql`${t.action} = ${action}`] : []),
    ...(actorId ? [sql`${t.actor} = ${actorId}`] : []),
    ...(userId ? [sql`${t.user} = ${userId}`] : []),
    ...(from ? [sql`${t.createdAt} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${t.createdAt} < ${until}::timestamptz`] : []),
    ...(part ? [sql`(${hasPart(t.subject, part)} or ${hasPart(t.details, part)})`] : []),
  ]);
}

/** Returns a page of the audit entries that match a filter, newest or oldest first. */
export function auditLog(filter: AuditFilter, page: Page): QuerySource {
  const order = filter.oldestFirst ? oldestFirst : newestFirst;
  if (!containing(filter.search)) return connection<AuditEntry>(AuditEntry, { where: (t) => conditions(t, filter), order, page });
  const from = foundFirst(sql`select * from ${a} where ${conditions(a, filter)}`);
  return connection<AuditEntry>(AuditEntry, { from, where: () => sql`true`, order, page });
}

interface NewAuditEntry {
  actor: string;
  action: AuditAction;
  subject: string;
  user: string | null;
  details: string | null;
  /** Id of the act that can be undone; null for none. */
  act: string | null;
}

/** Inserts an audit entry. */
export async function insertAuditEntry({ db }: Ctx, entry: NewAuditEntry): Promise<void> {
  await db.rows(sql`insert into ${a} ${values(a, entry)}`);
}

/** Deletes audit entries older than this many days. */
export async function deleteAuditEntriesOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${a} where ${a.createdAt} < now() - make_interval(days => ${days}::int)`);
}

/** Erases the name and the words of a user from the entries about reports. */
export async function eraseReportEntriesOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`update ${a} set ${assign(a, { subject: '' })} where ${a.user} = ${user} and ${a.action} = ${AuditAction.REPORT_DISMISSED}`);
}
