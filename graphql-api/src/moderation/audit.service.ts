import type { Ctx } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import { authorize, canSql } from '../access/policy.ts';
import { newestFirst } from '../read/model.ts';
import { connection, one, type Page, type Root } from '../read/root.ts';
import { AuditEntry, type AuditAction } from './audit-entry.entity.ts';

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

/** The audit list, newest first. Administrators only. */
export function auditEntries(ctx: Ctx, page: Page): Root {
  authorize(ctx, 'audit:read');
  return connection(AuditEntry, { where: () => sql`true`, order: newestFirst, page });
}
