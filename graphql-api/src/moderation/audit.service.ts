import type { Ctx } from '../platform/context.ts';
import { authorize } from '../access/policy.ts';
import type { Page, QuerySource } from '../read/query-source.ts';
import type { AuditAction } from './audit-entry.entity.ts';
import { auditEntryById, auditLog, insertAuditEntry, type AuditFilter } from './moderation.queries.ts';

/** Records an action of an administrator. Must be called inside its transaction. */
export async function recordAudit(
  tx: Ctx,
  entry: { action: AuditAction; subject: string; userId?: string | undefined; details?: string | undefined },
): Promise<void> {
  const { action, subject, userId = null, details = null } = entry;
  await insertAuditEntry(tx, { actor: tx.viewer!.id, action, subject, user: userId, details });
}

/** An entry of the audit log, for administrators; null for everybody else. */
export function auditEntry(_ctx: Ctx, id: string): QuerySource {
  return auditEntryById(id);
}

/** The audit log, filtered by action and by a part of its texts, newest or oldest first. Administrators only. */
export function auditEntries(ctx: Ctx, page: Page & AuditFilter): QuerySource {
  authorize(ctx, 'audit:read');
  return auditLog(page, page);
}
