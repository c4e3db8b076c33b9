import { ActChange, UNDO_SETTING } from '../../log/acts/act-change.entity.ts';
import { Act } from '../../log/acts/act.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { peopleColumn } from '../../talk/conversations/people/conversation-people.queries.ts';
import { Event, EventSubject } from '../../log/events/event.entity.ts';
import { OutgoingMail } from '../../notify/mail/outgoing-mail.entity.ts';
import type { MailData, MailTemplate } from '../../notify/mail/mail.templates.ts';
import { AuditEntry } from '../../log/audit/audit-entry.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, rowOfJson, table, tableNameText, type EntityClass } from '../../../platform/database/table.ts';
import { PointsEntry } from '../../rewards/points/points-entry.entity.ts';
import { PriceSchedule } from '../../market/products/price-schedule/price-schedule.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';

const a = table(Act, 'a');
const c = table(ActChange, 'c');
const e = table(AuditEntry, 'e');
const m = table(OutgoingMail, 'm');

/** Locks the act of a token; undefined if there is none that can be undone. */
export function lockAct({ db }: Ctx, token: string) {
  return db.one(sql`select ${columns({ id: a.id, actor: a.actor, kind: a.kind })} from ${a}
    where ${a.token} = ${token} and ${a.undoUntil} > now() for update`);
}

/** Allows the transaction to delete the points entries of an act; undefined ends the permission. */
export async function allowUndoOf({ db }: Ctx, act: string | undefined): Promise<void> {
  await db.rows(sql`select set_config(${UNDO_SETTING}, ${act ?? ''}, true)`);
}

/** Deletes an act with its changes. */
export async function deleteAct({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${a} where ${a.id} = ${id}`);
}

/** Returns the first audit entry of an act; undefined for an act of a user on their own objects. */
export function auditOf({ db }: Ctx, act: string) {
  return db.one(
    sql`select ${columns({ action: e.action, subject: e.subject, user: e.user })} from ${e} where ${e.act} = ${act} order by ${e.id} limit 1`,
  );
}

const changesIn = (entity: EntityClass, act: string) => sql`${c.act} = ${act} and ${c.tableName} = ${tableNameText(entity)}`;

const latest = sql`coalesce(${c.after}, ${c.before})`;

/**
 * Returns the rows that an act changed and that users may be viewing: products, including those whose price falls again, orders with their sides,
 * conversations with their people, users, and users with points.
 */
export async function shownChanges({ db }: Ctx, act: string) {
  const p = rowOfJson(Product, 'p', latest);
  const o = rowOfJson(Order, 'o', latest);
  const k = rowOfJson(Conversation, 'k', latest);
  const u = rowOfJson(User, 'u', latest);
  const n = rowOfJson(PointsEntry, 'n', latest);
  const s = rowOfJson(PriceSchedule, 's', latest);
  const products = await db.rows(sql`select distinct ${columns({ id: p.id })} from ${c}, ${p} where ${changesIn(Product, act)}
    union select ${columns({ id: s.product })} from ${c}, ${s} where ${changesIn(PriceSchedule, act)}`);
  const orders = await db.rows(
    sql`select distinct ${columns({ id: o.id, buyer: o.buyer, seller: o.seller })} from ${c}, ${o} where ${changesIn(Order, act)}`,
  );
  const conversations = await db.rows(
    sql`select distinct ${columns({ id: k.id, people: peopleColumn(k) })} from ${c}, ${k} where ${changesIn(Conversation, act)}`,
  );
  const users = await db.rows(sql`select distinct ${columns({ id: u.id })} from ${c}, ${u} where ${changesIn(User, act)}`);
  const pointsOf = await db.rows(sql`select distinct ${columns({ id: n.user })} from ${c}, ${n} where ${changesIn(PointsEntry, act)}`);
  return { products, orders, conversations, users, pointsOf };
}

/** Returns the events that an act recorded, in order. */
export function eventsOf({ db }: Ctx, act: string) {
  const v = rowOfJson(Event, 'v', c.after);
  const product = expression<
    string | null
  >`case ${v.subjectType} when ${EventSubject.PRODUCT} then ${v.subjectId}::text else ${v.payload} ->> 'product' end`;
  const event = columns({
    type: v.type,
    product,
    subject: v.subjectType,
    subjectId: v.subjectId,
    audience: expression<string[]>`${v.audience}::text[]`,
  });
  return db.rows(sql`select ${event} from ${c}, ${v} where ${changesIn(Event, act)} and ${c.before} is null order by ${c.id}`);
}

/** Removes the emails of an act that nobody has begun to send from the queue. Returns the others with their recipients. */
export function takeBackMails({ db }: Ctx, act: string) {
  const q = rowOfJson(OutgoingMail, 'q', c.after);
  const mail = columns({
    recipient: expression<string>`${q.recipient}`,
    template: expression<MailTemplate>`${q.template}`,
    data: expression<MailData<MailTemplate>>`${q.data}`,
  });
  return db.rows(sql`with unsent as (delete from ${m} using ${c}, ${q} where ${changesIn(OutgoingMail, act)} and ${c.before} is null
      and ${m.id} = ${q.id} and ${m.tries} = 0 returning ${m.id} as id)
    select ${mail} from ${c}, ${q} where ${changesIn(OutgoingMail, act)} and ${c.before} is null and ${q.recipient} is not null
      and not exists (select from unsent where unsent.id = ${q.id})`);
}
