import type { Ctx } from '../../../platform/context.ts';
import { MailRejected, MailServerAway, type LiveEvent } from '../../../platform/ports.ts';
import { deleteOldPaces, returnPaces } from './mail-pace.queries.ts';
import { mailOf, parcelsOf, type DueMail, type Parcel } from './mail-parcel.ts';
import { claimDueMails, insertMails, mailOutbox, type MailSubject } from './mail.queries.ts';
import { isUrgent, type MailData, type MailTemplate, type OrderMailTemplate, type OrderSide } from './mail.templates.ts';

/** Maximum number of emails that are claimed together. */
export const BATCH = 50;
/**
 * Number of emails that test whether the mail server is back. It is more than one, because the server may close the connection on account of one of
 * them.
 */
export const PROBE = 5;
/** Topic of queued emails, to which the mail worker subscribes. */
export const MAIL_QUEUED = 'mail';

/** Signals that an email was committed. The worker of this process sends it. */
export const mailQueued: LiveEvent = { topic: MAIL_QUEUED, id: '', isLocal: true };
/** Signals that an email that somebody waits for was committed. */
export const urgentMailQueued: LiveEvent = { topic: MAIL_QUEUED, id: 'urgent', isLocal: true };

/** Queues an email in the transaction of the change it reports. It is sent after the commit, unless it has no recipient. */
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

/** An email of a template. An email about an order has no recipient: it names the order and the side, and is addressed when it is sent. */
export type QueuedMail = { dueAt?: string | undefined } & Partial<MailSubject> &
  (
    | {
        [Template in Exclude<MailTemplate, OrderMailTemplate>]: { recipient: string; template: Template; data: MailData<Template> };
      }[Exclude<MailTemplate, OrderMailTemplate>]
    | { recipient: null; template: OrderMailTemplate; data: { orderId: string; side: OrderSide; status?: string } }
  );

/** Queues emails that nobody waits for, in the transaction of the change they report. */
export async function queueMails(ctx: Ctx, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(
    ctx,
    mails.map((mail) => ({ ...mail, urgent: false })),
  );
  ctx.publish(mailQueued);
}

/** Lets the failed parcels be sent as soon as their emails are due again. */
async function returnPacesOf(ctx: Ctx, results: readonly { parcel: Parcel; error: unknown }[]): Promise<void> {
  const pairs = results.flatMap(({ parcel: { pair }, error }) => (pair && error !== undefined ? [pair] : []));
  if (pairs.length > 0) await returnPaces(ctx, pairs);
}

/** Called with each failure, and whether the email is sent again. */
type OnFailure = (error: unknown, again: boolean) => void;

/** Deletes emails that could not be sent for two days. Returns their number. */
export async function deleteDeadMails(ctx: Ctx): Promise<number> {
  await deleteOldPaces(ctx);
  return mailOutbox.removeDead(ctx);
}

/** Sends a parcel, unless nobody wants it. Returns the error if it fails. */
async function handOver({ infra: { mailer, settings } }: Ctx, parcel: Parcel): Promise<unknown> {
  if (parcel.mails[0].to === null) return undefined;
  try {
    await mailer.send(mailOf(settings, parcel));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Result of one try to send an email. */
interface Ended {
  mail: DueMail;
  error: unknown;
}

const isDone = ({ error }: Ended): boolean => error === undefined || error instanceof MailRejected;

const idsOf = (ended: readonly Ended[]): string[] => ended.map(({ mail }) => mail.id);

/**
 * Returns the error of a mail server that accepted none of the emails. If it accepted others, a lost connection counts as a failure of that email
 * alone.
 */
function awayIn(ended: readonly Ended[]): MailServerAway | undefined {
  const errors = ended.map(({ error }) => error);
  return errors.every((error) => error instanceof MailServerAway) ? errors[0] : undefined;
}

/** Result of a round of sending. */
export interface SendingRound {
  /** Whether more emails may be due. */
  more: boolean;
  /** Number of emails handed to the mail server. */
  tried: number;
  /** The error of the mail server if it is down. */
  away: MailServerAway | undefined;
}

/**
 * Sends up to `limit` due emails, urgent ones first. Emails to one user about the actions of another are sent as one, at most every
 * ACTOR_MAIL_MINUTES. A failed email is retried later. A sent or permanently rejected email is deleted, because it may contain a code; so is one of a
 * notification whose user has since blocked its actor or switched off its kind. While the mail server is down, all emails stay due.
 */
export async function sendDueMails(ctx: Ctx, onFailure: OnFailure, limit = BATCH): Promise<SendingRound> {
  const due = await claimDueMails(ctx, limit);
  const parcels = await parcelsOf(ctx, due);
  const results = await Promise.all(parcels.map(async (parcel) => ({ parcel, error: await handOver(ctx, parcel) })));
  await returnPacesOf(ctx, results);
  const ended = results.flatMap(({ parcel, error }) => parcel.mails.map((mail) => ({ mail, error })));
  const [done, failed] = [ended.filter(isDone), ended.filter((one) => !isDone(one))];
  const tried = ended.filter(({ mail }) => mail.to !== null);
  const away = awayIn(tried);
  await mailOutbox.remove(ctx, idsOf(done));
  if (away) await mailOutbox.release(ctx, idsOf(failed));
  else for (const { mail } of failed) await mailOutbox.retry(ctx, mail);
  for (const one of away ? done : ended) if (one.error !== undefined) onFailure(one.error, !isDone(one));
  return { more: !away && due.length === limit, tried: tried.length, away };
}
