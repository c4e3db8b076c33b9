import type { Ctx } from '../platform/context.ts';
import type { LiveEvent } from '../platform/ports.ts';
import { join, literal, sql, type Sql } from '../platform/sql.ts';
import { isUrgent, writeMail, type MailData, type MailTemplate } from './mail.templates.ts';

/** Waits between the tries of a mail, in seconds; the last one is repeated until the mail is two days old. */
const BACK_OFF = [10, 30, 120, 600, 1800];
/** Mails that are sent side by side. */
const BATCH = 10;

/** Followed by the mail worker. */
export const MAIL_QUEUED = 'mail';

/** A mail was committed. */
export const mailQueued: LiveEvent = { topic: MAIL_QUEUED, id: '' };

/** Puts a mail into the outbox table, inside the transaction of the change it tells about. It is sent after the commit. */
export async function enqueueMail<Template extends MailTemplate>(ctx: Ctx, to: string, template: Template, data: MailData<Template>): Promise<void> {
  await ctx.db.rows(sql`insert into outgoing_mails (recipient, template, data, urgent)
    values (${to}, ${template}, ${JSON.stringify(data)}::jsonb, ${isUrgent(template)})`);
  ctx.publish(mailQueued);
}

/** The same as a step of a larger statement: a mail for each row of `from`. The statement's owner publishes `mailQueued`. */
export function enqueueMailSql<Template extends MailTemplate>(
  template: Template,
  { to, data, from }: { to: Sql; data: Record<keyof MailData<Template>, Sql>; from: Sql },
): Sql {
  const pairs = Object.entries<Sql>(data).map(([key, value]) => sql`${literal(key)}, ${value}`);
  return sql`insert into outgoing_mails (recipient, template, data, urgent)
    select ${to}, ${literal(template)}, jsonb_build_object(${join(pairs, ', ')}), ${literal(String(isUrgent(template)))}::boolean from ${from}`;
}

interface DueMail {
  id: string;
  to: string;
  template: MailTemplate;
  data: MailData<MailTemplate>;
  tries: number;
}

/** Takes some due mails for the next minute, so that two processes do not send them twice. */
async function claim(ctx: Ctx): Promise<DueMail[]> {
  // An array is made once; "in" may be planned as a loop that asks for ten more each time.
  return ctx.db.rows<DueMail>(sql`update outgoing_mails set next_try_at = now() + interval '1 minute', tries = tries + 1
    where id = any(array(select id from outgoing_mails where next_try_at <= now() and created_at > now() - interval '2 days'
      order by urgent desc, next_try_at limit ${BATCH}::int for update skip locked))
    returning id::text as id, recipient as "to", template, data, tries`);
}

async function put(ctx: Ctx, { id, to, template, data, tries }: DueMail, onFailure: (error: unknown) => void): Promise<string[]> {
  try {
    await ctx.infra.mailer.send(writeMail(ctx.infra.settings, to, template, data));
    return [id];
  } catch (error) {
    const wait = BACK_OFF[Math.min(tries - 1, BACK_OFF.length - 1)]!;
    await ctx.db.rows(sql`update outgoing_mails set next_try_at = now() + ${`${wait} seconds`}::interval where id = ${id}`);
    onFailure(error);
    return [];
  }
}

/**
 * Sends some of the mails that are due, those first that somebody waits for. One that fails is tried again later; one that was sent
 * is erased, for it may hold a code. Returns whether more may be due.
 */
export async function sendDueMails(ctx: Ctx, onFailure: (error: unknown) => void): Promise<boolean> {
  const due = await claim(ctx);
  const sent = await Promise.all(due.map((mail) => put(ctx, mail, onFailure)));
  if (sent.some(({ length }) => length > 0)) await ctx.db.rows(sql`delete from outgoing_mails where id = any(${sent.flat()}::bigint[])`);
  return due.length === BATCH;
}
