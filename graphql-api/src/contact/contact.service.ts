import type { Ctx } from '../platform/context.ts';
import type { Limit } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';
import { inTransaction } from '../platform/transaction.ts';
import { Checks } from '../platform/validation.ts';
import { checkEmail, nameRule } from '../auth/account-rules.ts';
import { enqueueMail } from '../mail/mail.service.ts';
import { contactMail } from '../mail/mail.templates.ts';
import { messages } from '../messages.ts';
import type { ContactMessageInput } from './contact.inputs.ts';

const contactByClient: Limit = { name: 'contact', points: 5, seconds: 3600 };

/** Stores a message for the administrators and mails a copy to CONTACT_EMAIL. Returns its reference number. Throws INVALID_INPUT, RATE_LIMITED. */
export async function sendContactMessage(ctx: Ctx, input: ContactMessageInput): Promise<string> {
  const checks = new Checks();
  const name = checks.text('name', input.name, nameRule);
  const email = checkEmail(checks, input.email);
  const message = checks.text('message', input.message, { max: 4000, message: messages.contactMessage });
  checks.done();
  await ctx.infra.rateLimiter.use(contactByClient, ctx.ip);
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db.one<{ id: string }>(sql`insert into contact_messages (name, email, message)
      values (${name}, ${email}, ${message}) returning id::text as id`);
    await enqueueMail(tx, contactMail(tx.infra.settings, { id: row!.id, name, email, message }));
    return row!.id;
  });
}
