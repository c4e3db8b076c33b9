import type { Ctx } from '../platform/context.ts';
import { MailRejected, type LiveEvent } from '../platform/ports.ts';
import { literal, raw, sql, type Sql } from '../platform/sql.ts';
import { isUrgent, writeMail, type MailData, type MailTemplate, type OrderMailTemplate, type OrderSide } from './mail.templates.ts';

/** Waits between the tries of a mail, in seconds; the last one is repeated until the mail is two days old. */
const BACK_OFF = [10, 30, 120, 600, 1800];
/** Mails that are claimed together. */
export const BATCH = 50;
/** A mail that could not be sent for so long is deleted. */
const KEPT_FOR = '2 days';

/** Followed by the mail worker. */
export const MAIL_QUEUED = 'mail';

/** A mail was committed. */
export const mailQueued: LiveEvent = { topic: MAIL_QUEUED, id: '' };

/** Puts a mail into the outbox table, inside the transaction of the change it tells about. It is sent after the commit; to nobody, never. */
export async function enqueueMail<Template extends Exclude<MailTemplate, OrderMailTemplate>>(
  ctx: Ctx,
  to: string | null,
  template: Template,
  data: MailData<Template>,
): Promise<void> {
  await ctx.db.rows(sql`insert into outgoing_mails (recipient, template, data, urgent)
    values (${to}, ${template}, ${JSON.stringify(data)}::jsonb, ${isUrgent(template)})`);
  ctx.publish(mailQueued);
}

/**
 * SQL that queues a mail to a side of each of these orders (a `from` clause), alone or as a step of a larger statement. Whom it goes to and
 * what was ordered is read when it is sent: an order need not look up its people. The statement's owner publishes `mailQueued`.
 */
export function enqueueOrderMailSql(template: OrderMailTemplate, orders: Sql, side: OrderSide, status?: string): Sql {
  const rest = status ? sql`, 'status', ${literal(status)}` : raw('');
  return sql`insert into outgoing_mails (template, data)
    select ${literal(template)}, jsonb_build_object('orderId', id::text, 'side', ${literal(side)}${rest}) from ${orders}`;
}

interface DueMail {
  id: string;
  /** Null when the one that it was for is gone. */
  to: string | null;
  template: MailTemplate;
  data: MailData<MailTemplate>;
  tries: number;
}

/** Takes some due mails for the next two minutes, so that two processes do not send them twice. */
async function claim(ctx: Ctx): Promise<DueMail[]> {
  // An array is made once; "in" may be planned as a loop that asks for ten more each time.
  return ctx.db.rows<DueMail>(sql`with due as (
    update outgoing_mails set next_try_at = now() + interval '2 minutes', tries = tries + 1
    where id = any(array(select id from outgoing_mails where next_try_at <= now() and created_at > now() - ${KEPT_FOR}::interval
      order by urgent desc, next_try_at limit ${BATCH}::int for update skip locked))
    returning id, recipient, template, data, tries)
    select due.id::text as id, coalesce(recipient, person.email) as "to", template, tries, case when o.id is null then data
      else data || jsonb_build_object('name', o.name, 'quantity', o.quantity, 'total', o.price * o.quantity, 'buyer', buyer.name) end as data
    from due left join orders o on recipient is null and o.id = (data ->> 'orderId')::bigint
      left join users buyer on buyer.id = o.buyer_id
      left join users person on person.id = case data ->> 'side' when 'seller' then o.seller_id else o.buyer_id end and person.deleted_at is null`);
}

/** Told of each failure, and whether the mail is tried again. */
type OnFailure = (error: unknown, again: boolean) => void;

/** Deletes mails that could not be sent for two days. Returns how many. */
export async function deleteDeadMails(ctx: Ctx): Promise<number> {
  const dead = await ctx.db.rows(sql`delete from outgoing_mails where created_at <= now() - ${KEPT_FOR}::interval returning id`);
  return dead.length;
}

async function put(ctx: Ctx, { id, to, template, data, tries }: DueMail, onFailure: OnFailure): Promise<string[]> {
  if (to === null) return [id];
  try {
    await ctx.infra.mailer.send(writeMail(ctx.infra.settings, to, template, data));
    return [id];
  } catch (error) {
    if (error instanceof MailRejected) {
      onFailure(error, false);
      return [id];
    }
    const wait = BACK_OFF[Math.min(tries - 1, BACK_OFF.length - 1)]!;
    await ctx.db.rows(sql`update outgoing_mails set next_try_at = now() + ${`${wait} seconds`}::interval where id = ${id}`);
    onFailure(error, true);
    return [];
  }
}

/**
 * Sends some of the mails that are due, those first that somebody waits for. One that fails is tried again later; one that was sent
 * or refused for good is erased, for it may hold a code. Returns whether more may be due.
 */
export async function sendDueMails(ctx: Ctx, onFailure: OnFailure): Promise<boolean> {
  const due = await claim(ctx);
  const sent = await Promise.all(due.map((mail) => put(ctx, mail, onFailure)));
  if (sent.some(({ length }) => length > 0)) await ctx.db.rows(sql`delete from outgoing_mails where id = any(${sent.flat()}::bigint[])`);
  return due.length === BATCH;
}
