import type { Ctx } from '../platform/context.ts';
import { Validator } from '../platform/validation.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import type { AuditAction } from './audit-entry.entity.ts';
import { emailOf } from '../users/user.queries.ts';
import { recordAudit } from './audit.service.ts';

/** The trimmed reason of a removal, 1 to 500 characters; a general one when none is given. Throws INVALID_INPUT about `reason`. */
export function checkReason(reason: string | null | undefined): string {
  if (reason == null) return messages.defaultReason;
  const validator = new Validator();
  const text = validator.text('reason', reason, { max: 500, message: messages.reasonLength, multiline: true });
  validator.assertValid();
  return text;
}

/** Notes that an administrator removed something of somebody else, and mails the reason to its owner. Inside the transaction. */
export async function moderate(tx: Ctx, removed: { action: AuditAction; what: string; name: string; owner: string; reason: string }): Promise<void> {
  const { action, what, name, owner, reason } = removed;
  await recordAudit(tx, { action, subject: name, userId: owner, details: reason });
  const email = await emailOf(tx, owner);
  if (email) await enqueueMail(tx, email, 'removal', { what, name, reason });
}
