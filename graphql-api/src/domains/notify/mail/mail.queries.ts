import type { Ctx, Db } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { isUnwantedSql } from '../channels/unwanted.queries.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import type { MailData, MailTemplate } from './mail.templates.ts';
import { outbox } from '../outbox/outbox.queries.ts';
import { OutgoingMail } from './outgoing-mail.entity.ts';

const m = table(OutgoingMail, 'm');
const o = table(Order, 'o');
const buyer = table(User, 'buyer');
const person = table(User, 'person');
const due = rowsNamed(OutgoingMail, 'due');

/** Emails that wait to be sent. Emails that somebody waits for come first. */
export const mailOutbox = outbox(OutgoingMail, {
  keptFor: '2 days',
  waits: [10, 30, 120, 600, 1800],
  order: (waiting) => sql`${waiting.urgent} desc, ${waiting.nextTryAt}`,
});

const withOrder = sql`${due.data} || jsonb_build_object('name', ${o.name}, 'quantity', ${o.quantity},
  'total', ${o.price} * ${o.quantity}, 'buyer', ${buyer.name})`;

/**
 * An email to be sent. `to` is null if the recipient's account was deleted or no longer wants it. `key` is the same on every try, and keys sort by
 * age.
 */
const dueMail = columns({
  id: due.id,
  to: expression<
    string | null
  >`case when ${isUnwantedSql(due.user, due.actor, due.kind, 'mail')} then null else coalesce(${due.recipient}, ${person.email}) end`,
  template: expression<MailTemplate>`${due.template}`,
  user: expression<string | null>`${due.user}::text`,
  actor: expression<string | null>`${due.actor}::text`,
  tries: due.tries,
  key: expression<string>`to_char(${due.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24-MI-SS.MS"Z"') || '-' || lpad(${due.id}::text, 10, '0')`,
  data: expression<MailData<MailTemplate>>`case when ${o.id} is null then ${due.data} else ${withOrder} end`,
});

/** The recipient, the actor and the kind of a notification's mail. */
export type MailSubject = Pick<OutgoingMail, 'user' | 'actor' | 'kind'>;

interface NewMail extends Pick<OutgoingMail, 'recipient' | 'template' | 'data' | 'urgent'>, Partial<MailSubject> {
  /** Earliest time to send it; at once if it is left out or past. */
  dueAt?: string | undefined;
}

/** Inserts emails to be sent. The statement is the same for any number of emails. */
export async function insertMails({ db }: Ctx, mails: readonly NewMail[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
    as d(recipient text, template text, data jsonb, urgent boolean, "user" bigint, actor bigint, kind text, "dueAt" timestamptz)`;
  await db.rows(sql`insert into ${m} (${names(m, 'recipient', 'template', 'data', 'urgent', 'user', 'actor', 'kind', 'dueAt', 'nextTryAt')})
    select d.recipient, d.template, d.data, d.urgent, d."user", d.actor, d.kind, greatest(d."dueAt", now()), greatest(d."dueAt", now()) from ${rows}`);
}

/** Claims some due mails. */
export function claimDueMails({ db }: Ctx, limit: number) {
  return db.rows(sql`with ${mailOutbox.dueSql(limit)}
    select ${dueMail} from ${due} left join ${o} on ${due.recipient} is null and ${o.id} = (${due.data} ->> 'orderId')::bigint
      left join ${buyer} on ${buyer.id} = ${o.buyer}
      left join ${person} on ${person.id} = case ${due.data} ->> 'side' when 'seller' then ${o.seller} else ${o.buyer} end
        and ${person.deletedAt} is null`);
}

/** Deletes all mails to an address. */
export async function deleteMailsTo({ db }: Ctx, recipient: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.recipient} = ${recipient}`);
}

/** Deletes all queued emails. */
export async function deleteAllMails({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${m}`);
}

/** Returns the number of overdue emails, and for how many seconds the oldest one has been overdue. Emails postponed by quiet hours do not count. */
export async function queuedMails(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  const queued = columns({
    count: expression<number>`count(*)::int`,
    oldestSeconds: expression<number>`coalesce(extract(epoch from now() - min(${m.dueAt})), 0)::float`,
  });
  return (await db.one(sql`select ${queued} from ${m} where ${m.dueAt} <= now()`))!;
}
