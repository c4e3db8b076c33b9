import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { timeText } from '../../../platform/text/local-text.ts';
import { authorize } from '../../../access/policy.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { emailOf } from '../../people/users/user.queries.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { userSanctioned } from './decision.events.ts';
import { decisionById, insertDecision, openAppeals } from './decision.queries.ts';
import { ModerationAction } from './decision.entity.ts';

interface New {
  action: Exclude<ModerationAction, ModerationAction.DISMISS>;
  userId: string;
  reason: string;
  /** The kind and name of the listing or review that the decision is about. */
  about?: { what: string; name: string; audit: AuditAction } | undefined;
  /** Number of days of a suspension. */
  days?: number | undefined;
}

const auditActions = {
  [ModerationAction.WARN]: AuditAction.USER_WARNED,
  [ModerationAction.SUSPEND]: AuditAction.USER_SUSPENDED,
  [ModerationAction.BAN]: AuditAction.USER_BANNED,
};

/** Returns the audit entry of a decision. */
function auditOf({ action, about, reason }: New, userId: string, end: string | undefined) {
  if (about) return { action: about.audit, subject: about.name, userId, details: reason };
  const details = end ? `until ${end}: ${reason}` : reason;
  return { action: auditActions[action as keyof typeof auditActions], subject: `User ${userId}`, userId, details };
}

/**
 * Stores a decision of the viewer on a user, records it in the audit log, notifies the user, and emails the decision with the way to appeal. Returns
 * the end of a suspension in milliseconds since 1970. Must be called inside the transaction.
 */
export async function recordDecision(tx: Ctx, decision: New): Promise<number | null> {
  const { action, userId, reason, about, days = null } = decision;
  const appealCode = randomBytes(16).toString('base64url');
  const subject = about?.name ?? null;
  const until = await insertDecision(tx, { user: userId, actor: tx.viewer!.id, action, subject, reason, days, appealCode });
  const end = until ? timeText(tx.infra.settings, until) : undefined;
  await recordAudit(tx, auditOf(decision, userId, end));
  // A removal has its own event about the removed object.
  if (!about) await recordEvent(tx, userSanctioned(userId, action));
  const email = await emailOf(tx, userId);
  if (!email) return until;
  if (about) await tx.ports.mails.queue(tx, email, 'removal', { what: about.what, name: about.name, reason, appealCode });
  else await tx.ports.mails.queue(tx, email, 'decision', { action, reason, until: end, appealCode });
  return until;
}

/** Returns a decision by id to the user concerned and administrators; null for everybody else. */
export function decision(_ctx: Ctx, id: string): QuerySource {
  return decisionById(id);
}

/** Returns the decisions whose appeal nobody has answered, longest waiting first. Administrators only. */
export function appeals(ctx: Ctx, page: Page): QuerySource {
  authorize(ctx, 'report:decide');
  return openAppeals(page);
}
