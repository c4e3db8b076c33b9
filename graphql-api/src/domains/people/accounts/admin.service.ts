import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Validator } from '../../../platform/input/validation.ts';
import { collegeIdRule, emailRule, nameRule, passwordRule, phoneRule } from '../users/account-rules.ts';
import { createUser } from './auth.service.ts';
import { endOtherSessions, NO_SESSION } from '../sessions/session.service.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { Role } from '../users/user.entity.ts';
import { roleChanged } from '../users/user.events.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { promoteAccount } from '../users/user.queries.ts';

/**
 * Creates an administrator from the command line: a new account with any email domain, or an existing account, whose name and password are set and
 * whose sessions and tokens end. It is recorded in the audit log. Throws INVALID_INPUT naming the field.
 */
export async function createAdmin(
  ctx: Ctx,
  input: { email: string; name: string; password: string; collegeId?: string | undefined; phone?: string | undefined },
): Promise<void> {
  const validator = new Validator();
  const email = validator.text('email', input.email, emailRule);
  const name = validator.text('name', input.name, nameRule);
  const collegeId = validator.text('collegeId', input.collegeId ?? `ADMIN-${email}`.slice(0, 40), collegeIdRule);
  const phone = input.phone ? validator.text('phone', input.phone, phoneRule) : '';
  validator.text('password', input.password, passwordRule);
  validator.assertValid();
  const passwordHash = await ctx.infra.passwords.hash(input.password);
  await inTransaction(ctx, async (tx) => {
    const known = await promoteAccount(tx, email, { name, passwordHash });
    const id = known ?? (await createUser(tx, { name, email, phone, collegeId, passwordHash, role: Role.ADMIN })).id;
    if (known) await recordEvent(tx, roleChanged(id, Role.ADMIN));
    await endOtherSessions(tx, id);
    // There is no viewer on the command line, so the audit entry names the account itself.
    const actor = { ...tx, viewer: { id, isAdmin: true, sessionId: NO_SESSION } };
    await recordAudit(actor, { action: AuditAction.ROLE_CHANGED, subject: `User ${id}`, userId: id, details: 'ADMIN, by the command line' });
  });
}
