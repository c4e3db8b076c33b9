import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import type { Limit } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction } from '../platform/transaction.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { checkEmail, nameRule } from '../auth/account-rules.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { messages } from '../messages.ts';
import { AuditAction } from '../moderation/audit-entry.entity.ts';
import { recordAudit } from '../moderation/audit.service.ts';
import { newestFirst } from '../read/model.ts';
import { connection, type Root } from '../read/root.ts';
import { ContactMessage } from './contact-message.entity.ts';
import type { ContactMessageInput } from './contact.inputs.ts';

const contactByClient: Limit = { name: 'contact', points: 5, seconds: 3600 };

/**
 * Stores a message for the administrators and mails a copy to CONTACT_EMAIL, or hands it to the third-party service where one is set;
 * when that fails, the copy is mailed after all. Returns its reference number. Throws INVALID_INPUT, RATE_LIMITED.
 */
export async function sendContactMessage(ctx: Ctx, input: ContactMessageInput): Promise<string> {
  const checks = new Checks();
  const name = checks.text('name', input.name, nameRule);
  const email = checkEmail(checks, input.email);
  const message = checks.text('message', input.message, { max: 4000, message: messages.contactMessage });
  checks.done();
  await ctx.infra.rateLimiter.use(contactByClient, ctx.ip);
  const relayed = await ctx.infra.contactRelay?.send({ name, email, message }).then(
    () => true,
    () => false,
  );
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
      values (${name}, ${email}, ${message}) returning id::text as id`);
    if (!relayed) await enqueueMail(tx, tx.infra.settings.contactEmail, 'contactMessage', { id: row!.id, name, email, message });
    return row!.id;
  });
}

/** What people wrote, newest first. Administrators only. */
export function contactMessages(ctx: Ctx, page: { first: number; after?: string | null }): Root {
  authorize(ctx, 'contact:manage');
  return connection(ContactMessage, { where: () => sql`true`, order: newestFirst, first: page.first, after: page.after ?? undefined });
}

/** Marks a message as dealt with, or as open again. Administrators only. Throws NOT_FOUND. */
export async function setContactMessageHandled(ctx: Ctx, id: string, handled: boolean): Promise<{ id: string }> {
  authorize(ctx, 'contact:manage');
  requireId(id, 'Message');
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db.one<{ name: string }>(sql`update contact_messages set handled_at = case when ${handled} then now() end
      where id = ${id} returning name`);
    if (!row) throw notFound('Message');
    const details = handled ? 'handled' : 'open again';
    await recordAudit(tx, { action: AuditAction.CONTACT_HANDLED, subject: `Message ${id} from ${row.name}`, details });
  });
  return { id };
}
