import type { Ctx } from '../platform/context.ts';
import { MailRejected, type LiveEvent } from '../platform/ports.ts';
import { claimDueMails, deleteMails, deleteMailsOfTwoDays, insertMails, postponeMail } from './mail.queries.ts';
import { isUrgent, writeMail, type MailData, type MailTemplate, type OrderMailTemplate, type OrderSide } from './mail.templates.ts';

/** Waits between the tries of a mail, in seconds; the last one is repeated until the mail is two days old. */
const BACK_OFF = [10, 30, 120, 600, 1800];
/** Mails that are claimed together. */
export const BATCH = 50;
/** Topic of queued mails, to which the mail worker subscribes. */
export const MAIL_QUEUED = 'mail';

/** A mail was committed. The worker of this process sends it. */
export const mailQueued: LiveEvent = { topic: MAIL_QUEUED, id: '', isLocal: true };

/** Queues a mail in the transaction of the change it reports. It is sent after the commit, unless it has no recipient. */
export async function enqueueMail<Template extends Exclude<MailTemplate, OrderMailTemplate>>(
  ctx: Ctx,
  to: string | null,
  template: Template,
  data: MailData<Template>,
): Promise<void> {
  await insertMails(ctx, [{ recipient: to, template, data, urgent: isUrgent(template) }]);
  ctx.publish(mailQueued);
}

/** A mail of a template. One about an order has no recipient: it names the order and the side, and is addressed when it is sent. */
export type QueuedMail = { nextTryAt?: string | undefined } & (
  | {
      [Template in Exclude<MailTemplate, OrderMailTemplate>]: { recipient: string; template: Template; data: MailData<Template> };
    }[Exclude<MailTemplate, OrderMailTemplate>]
  | { recipient: null; template: OrderMailTemplate; data: { orderId: string; side: OrderSide; status?: string } }
);

/** Queues mails that nobody waits for, in the transaction of what they report. */
export async function queueMails(ctx: Ctx, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(
    ctx,
    mails.map((mail) => ({ ...mail, urgent: false })),
  );
  ctx.publish(mailQueued);
}

/** Called with each failure, and whether the mail is sent again. */
type OnFailure = (error: unknown, again: boolean) => void;

/** Deletes mails that could not be sent for two days. Returns how many. */
export async function deleteDeadMails(ctx: Ctx): Promise<number> {
  return deleteMailsOfTwoDays(ctx);
}

type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number];

async function put(ctx: Ctx, { id, to, template, data, tries, key }: DueMail, onFailure: OnFailure): Promise<string[]> {
  if (to === null) return [id];
  try {
    await ctx.infra.mailer.send({ ...writeMail(ctx.infra.settings, to, template, data), key });
    return [id];
  } catch (error) {
    if (error instanceof MailRejected) {
      onFailure(error, false);
      return [id];
    }
    const wait = BACK_OFF[Math.min(tries - 1, BACK_OFF.length - 1)]!;
    await postponeMail(ctx, id, wait);
    onFailure(error, true);
    return [];
  }
}

/**
 * Sends a batch of due mails, urgent ones first. A failed mail is sent again later; a sent or permanently rejected one is
 * deleted, because it may hold a code. Returns whether more may be due.
 */
export async function sendDueMails(ctx: Ctx, onFailure: OnFailure): Promise<boolean> {
  const due = await claimDueMails(ctx, BATCH);
  const sent = await Promise.all(due.map((mail) => put(ctx, mail, onFailure)));
  if (sent.some(({ length }) => length > 0)) await deleteMails(ctx, sent.flat());
  return due.length === BATCH;
}
