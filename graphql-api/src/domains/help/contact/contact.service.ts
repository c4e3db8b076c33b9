import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { idempotentRequest, once, type Write } from '../../log/idempotency/idempotency.service.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { adminQueueChanged, adminQueueGrew } from '../../log/events/admin-queue.events.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import {
  deleteHandledBefore,
  contactMessageById,
  contactMessagesLike,
  insertContactMessage,
  setHandled,
  type ContactFilter,
} from './contact.queries.ts';
import { ContactMessageInput } from './contact.inputs.ts';

const messagesOfSender: Limit = { name: 'contact-sender', points: 5, seconds: 3600 };
const messagesOfAddress = ({ infra }: Ctx): Limit => ({ name: 'contact', points: infra.settings.limits.addressMessages, seconds: 3600 });

/**
 * Stores a message for the administrators. Mails a copy to CONTACT_EMAIL or, if configured, passes it to the third-party service; if that fails, the
 * copy is mailed after all. Returns its reference number. Throws INVALID_INPUT, RATE_LIMITED, IDEMPOTENCY_CONFLICT.
 */
export async function sendContactMessage(ctx: Ctx, input: ContactMessageInput): Promise<string> {
  const { name, email, message, idempotencyKey } = checkInput(ContactMessageInput, input);
  // A guest is identified only by the email address.
  const sender = ctx.viewer?.id ?? email;
  return once(ctx, idempotentRequest('sendContactMessage', sender, idempotencyKey, [name, email, message]), async (write) => {
    await ctx.infra.rateLimiter.use(messagesOfAddress(ctx), ctx.ip);
    await ctx.infra.rateLimiter.use(messagesOfSender, sender);
    return storeMessage(ctx, { name, email, message }, write);
  });
}

async function storeMessage(ctx: Ctx, { name, email, message }: Omit<ContactMessageInput, 'idempotencyKey'>, write: Write<string>): Promise<string> {
  const relayed = await ctx.infra.contactRelay?.send({ name, email, message }).then(
    () => true,
    () => false,
  );
  return write(async (tx) => {
    const id = await insertContactMessage(tx, { name, email, message });
    await recordEvent(tx, adminQueueGrew('contactMessages', id, tx.viewer?.id ?? null));
    if (!relayed) await tx.ports.mails.queue(tx, tx.infra.settings.contactEmail, 'contactMessage', { id, name, email, message });
    return id;
  });
}

/** Returns a contact message, for administrators; null for everybody else. */
export function contactMessage(_ctx: Ctx, id: string): QuerySource {
  return contactMessageById(id);
}

/** Returns the contact messages, filtered, newest or oldest first. Administrators only. */
export function contactMessages(ctx: Ctx, page: Page & ContactFilter): QuerySource {
  authorize(ctx, 'contact:manage');
  return contactMessagesLike(page, page);
}

/** Marks a message as handled or as open again. Administrators only. Throws NOT_FOUND. */
export async function setContactMessageHandled(ctx: Ctx, id: string, handled: boolean): Promise<{ id: string }> {
  authorize(ctx, 'contact:manage');
  requireId(id, 'Message');
  await inTransaction(ctx, async (tx) => {
    if (!(await setHandled(tx, id, handled))) throw notFound('Message');
    tx.publish(adminQueueChanged);
    const details = handled ? 'handled' : 'open again';
    await recordAudit(tx, { action: AuditAction.CONTACT_HANDLED, subject: `Message ${id}`, details });
  });
  return { id };
}

/** Deletes contact messages that were handled more than this many days ago. */
export async function removeOldContactMessages(ctx: Ctx, days: number): Promise<void> {
  await deleteHandledBefore(ctx, days);
}
