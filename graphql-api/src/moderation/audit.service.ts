import type { Ctx } from '../platform/context.ts';
import { containing } from '../platform/like.ts';
import { allOf, sql } from '../platform/sql.ts';
import { authorize, canSql } from '../access/policy.ts';
import { newestFirst, oldestFirst, type Columns } from '../read/model.ts';
import { connection, one, type Page, type Root } from '../read/root.ts';
import { AuditEntry, type AuditAction } from './audit-entry.entity.ts';

/** Which entries of the audit log, in which order. */
interface AuditFilter {
  action?: AuditAction | null;
  search?: string | null;
  oldestFirst: boolean;
}

/** Notes what an administrator did. Call it inside the transaction of the deed. */
export async function recordAudit(
  tx: Ctx,
  entry: { action: AuditAction; subject: string; userId?: string | undefined; details?: string | undefined },
): Promise<void> {
  await tx.db.rows(sql`insert into audit_entries (actor_id, action, subject, user_id, details)
    values (${tx.viewer!.id}, ${entry.action}, ${entry.subject}, ${entry.userId ?? null}, ${entry.details ?? null})`);
}

/** An entry of the audit log, for administrators; null for everybody else. */
export function auditEntry(_ctx: Ctx, id: string): Root {
  return one(AuditEntry, { where: (t) => sql`${t.id} = ${id} and ${canSql('audit:read')}` });
}

/** The audit log, filtered by action and by a part of its texts, newest or oldest first. Administrators only. */
export function auditEntries(ctx: Ctx, page: Page & AuditFilter): Root {
  authorize(ctx, 'audit:read');
  const part = containing(page.search);
  const where = (t: Columns<AuditEntry>) =>
    allOf([
      ...(page.action ? [sql`${t.action} = ${page.action}`] : []),
      ...(part ? [sql`(${t.subject} ilike ${part} or ${t.details} ilike ${part})`] : []),
    ]);
  return connection(AuditEntry, { where, order: page.oldestFirst ? oldestFirst : newestFirst, page });
}
