import type { Ctx } from '../platform/context.ts';
import { MailRejected, MailServerAway, type LiveEvent } from '../platform/ports.ts';
import { claimDueMails, deleteMails, deleteMailsOfTwoDays, insertMails, postponeMail, releaseMails, type MailSubject } from './mail.queries.ts';
import { isUrgent, writeMail, type MailData, type MailTemplate, type OrderMailTemplate, type OrderSide } from './mail.templates.ts';

/** Waits between the tries of a mail, in seconds; the last one is repeated until the mail is two days old. */
const BACK_OFF = [10, 30, 120, 600, 1800];
/** Mails that are claimed together. */
export const BATCH = 50;
/** Mails that show whether the mail server is back: several, since it may end the connection because of one of them. */
export const PROBE = 5;
/** Topic of queued mails, to which the mail worker subscribes. */
export const MAIL_QUEUED = 'mail';

/** A mail was committed. The worker of this process sends it. */
export const mailQueued: LiveEvent = { topic: MAIL_QUEUED, id: '', isLocal: true };
/** The same of a mail that somebody waits for. */
export const urgentMailQueued: LiveEvent = { topic: MAIL_QUEUED, id: 'urgent', isLocal: true };

/** Queues a mail in the transaction of the change it reports. It is sent after the commit, unless it has no recipient. */
export async function enqueueMail<Template extends Exclude<MailTemplate, OrderMailTemplate>>(
  ctx: Ctx,
  to: string | null,
  template: Template,
  data: MailData<Template>,
): Promise<void> {
  const urgent = isUrgent(template);
  await insertMails(ctx, [{ recipient: to, template, data, urgent }]);
  ctx.publish(urgent ? urgentMailQueued : mailQueued);
}

/** A mail of a template. One about an order has no recipient: it names the order and the side, and is addressed when it is sent. */
export type QueuedMail = { dueAt?: string | undefined } & Partial<MailSubject> &
  (
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

/** Sends a mail, unless nobody is to get it. Returns the error of a failure. */
async function handOver({ infra: { mailer, settings } }: Ctx, { to, template, data, key }: DueMail): Promise<unknown> {
  if (to === null) return undefined;
  try {
    await mailer.send({ ...writeMail(settings, to, template, data), key });
    return undefined;
  } catch (error) {
    return error;
  }
}

/** How the try of a mail ended. */
interface Ended {
  mail: DueMail;
  error: unknown;
}

const isDone = ({ error }: Ended): boolean => error === undefined || error instanceof MailRejected;

const idsOf = (ended: readonly Ended[]): string[] => ended.map(({ mail }) => mail.id);

/** The error of a mail server that accepted none of the mails. One that lost its connection while others were sent failed by itself. */
function awayIn(ended: readonly Ended[]): MailServerAway | undefined {
  const errors = ended.map(({ error }) => error);
  return errors.every((error) => error instanceof MailServerAway) ? errors[0] : undefined;
}

async function postponeFailed(ctx: Ctx, failed: readonly Ended[]): Promise<void> {
  for (const { mail } of failed) await postponeMail(ctx, mail.id, BACK_OFF[Math.min(mail.tries - 1, BACK_OFF.length - 1)]!);
}

/** What came of a round of sending. */
export interface SendingRound {
  /** Whether more mails may be due. */
  more: boolean;
  /** How many were handed to the mail server. */
  tried: number;
  /** The error of the mail server where it is away. */
  away: MailServerAway | undefined;
}

/**
 * Sends up to `limit` due mails, urgent ones first. A failed mail is sent again later; a sent or permanently rejected one is
 * deleted, because it may hold a code, and so is one of a notification whose user has blocked its actor, or switched its kind off, since it was
 * queued. While the mail server is away, all of them stay due.
 */
export async function sendDueMails(ctx: Ctx, onFailure: OnFailure, limit = BATCH): Promise<SendingRound> {
  const due = await claimDueMails(ctx, limit);
  const ended = await Promise.all(due.map(async (mail) => ({ mail, error: await handOver(ctx, mail) })));
  const [done, failed] = [ended.filter(isDone), ended.filter((one) => !isDone(one))];
  const tried = ended.filter(({ mail }) => mail.to !== null);
  const away = awayIn(tried);
  if (done.length > 0) await deleteMails(ctx, idsOf(done));
  if (away) await releaseMails(ctx, idsOf(failed));
  else await postponeFailed(ctx, failed);
  for (const one of away ? done : ended) if (one.error !== undefined) onFailure(one.error, !isDone(one));
  return { more: !away && due.length === limit, tried: tried.length, away };
}
