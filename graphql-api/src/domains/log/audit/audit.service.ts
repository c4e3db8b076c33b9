import type { Ctx } from '../../../platform/context.ts';
import { authorize } from '../../../access/policy.ts';
import { requireId } from '../../../platform/database/ids.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import type { AuditAction } from './audit-entry.entity.ts';
import { auditEntryById, auditLog, deleteAuditEntriesOlderThan, insertAuditEntry, type AuditFilter } from './audit.queries.ts';

/** Records an action of an administrator. Must be called inside its transaction. */
export async function recordAudit(
  tx: Ctx,
  entry: { action: AuditAction; subject: string; userId?: string | undefined; details?: string | undefined },
): Promise<void> {
  const { action, subject, userId = null, details = null } = entry;
  await insertAuditEntry(tx, { actor: tx.viewer!.id, action, subject, user: userId, details, act: tx.act?.id ?? null });
}

/** Returns an audit entry, for administrators; null for everybody else. */
export function auditEntry(_ctx: Ctx, id: string): QuerySource {
  return auditEntryById(id);
}

/**
 * Returns the audit log, newest or oldest first, optionally filtered by action, actor, user, time and a part of its texts. Administrators only.
 * Throws NOT_FOUND for a text that cannot be the id of a user.
 */
export function auditEntries(ctx: Ctx, page: Page & AuditFilter): QuerySource {
  authorize(ctx, 'audit:read');
  for (const id of [page.actorId, page.userId]) if (id) requireId(id, 'User');
  return auditLog(page, page);
}

/** Deletes audit entries older than this many days. */
export async function removeOldAuditEntries(ctx: Ctx, days: number): Promise<void> {
  await deleteAuditEntriesOlderThan(ctx, days);
}
