import type { Ctx } from '../platform/context.ts';
import type { Mail } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';

/** Waits between the tries of a mail, in seconds; the last one is repeated until the mail is two days old. */
const BACK_OFF = [10, 30, 120, 600, 1800];

/** Followed by the mail worker. */
export const MAIL_QUEUED = 'mail';

/** Puts a mail into the outbox table, inside the transaction of the change it tells about. It is sent after the commit. */
export async function enqueueMail(ctx: Ctx, mail: Mail): Promise<void> {
  await ctx.db.rows(sql`insert into outgoing_mails (recipient, subject, text, html)
    values (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html})`);
  ctx.publish({ topic: MAIL_QUEUED, id: mail.to });
}

interface DueMail extends Mail {
  id: string;
  tries: number;
}

/** Takes one due mail for the next minute, so that two processes do not send it twice. */
async function claim(ctx: Ctx): Promise<DueMail | undefined> {
  return ctx.db.one<DueMail>(sql`update outgoing_mails set next_try_at = now() + interval '1 minute', tries = tries + 1
    where id = (select id from outgoing_mails where sent_at is null and next_try_at <= now()
      and created_at > now() - interval '2 days' order by next_try_at limit 1 for update skip locked)
    returning id::text as id, recipient as "to", subject, text, html, tries`);
}

/** Sends every mail that is due. One that fails is tried again later; one that was sent is erased, for it may hold a code. */
export async function sendDueMails(ctx: Ctx, onFailure: (error: unknown) => void): Promise<void> {
  for (let mail = await claim(ctx); mail; mail = await claim(ctx)) {
    try {
      await ctx.infra.mailer.send(mail);
      await ctx.db.rows(sql`delete from outgoing_mails where id = ${mail.id}`);
    } catch (error) {
      const wait = BACK_OFF[Math.min(mail.tries - 1, BACK_OFF.length - 1)]!;
      await ctx.db.rows(sql`update outgoing_mails set next_try_at = now() + ${`${wait} seconds`}::interval where id = ${mail.id}`);
      onFailure(error);
    }
  }
}
