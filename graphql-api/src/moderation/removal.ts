import type { Ctx } from '../platform/context.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import type { AuditAction } from './audit-entry.entity.ts';
import { emailOf } from '../users/user.queries.ts';
import { recordAudit } from './audit.service.ts';

interface Removal {
  action: AuditAction;
  what: string;
  name: string;
  owner: string;
  /** A general one when left out. */
  reason?: string | undefined;
}

/** Records the removal of another user's content by an administrator, and mails the reason to its owner. Must be called inside the transaction. */
export async function moderate(tx: Ctx, { action, what, name, owner, reason = messages.defaultReason }: Removal): Promise<void> {
  await recordAudit(tx, { action, subject: name, userId: owner, details: reason });
  const email = await emailOf(tx, owner);
  if (email) await enqueueMail(tx, email, 'removal', { what, name, reason });
}
