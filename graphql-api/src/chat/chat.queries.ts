import { canSql } from '../access/policy.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../idempotency/idempotency.queries.ts';
import { Order } from '../orders/order.entity.ts';
import type { Ctx } from '../platform/context.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import type { PreloadedRow } from '../platform/preloaded-row.ts';
import { expression, raw, sql, type Sql } from '../platform/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../platform/table.ts';
import { newestFirst } from '../read/mapping.ts';
import { list, one, type QuerySource } from '../read/query-source.ts';
import { returning, type PayloadSelection } from '../read/returning.ts';
import { User } from '../users/user.entity.ts';
import { chatFromStart } from './chat-order.ts';
import { Message } from './message.entity.ts';

const o = table(Order, 'o');
const m = table(Message, 'm');
const u = table(User, 'u');
const chat = rowsNamed(Order, 'chat');
const sent = rowsNamed(Message, 'sent');

/** Writing closes this long after an order ended. */
const OPEN_DAYS = 30;

/** Whether one may still write, by the time when the order ended. */
export const chatOpenSql = (endedAt: Sql): Sql => sql`(${endedAt} is null or ${endedAt} > now() - make_interval(days => ${OPEN_DAYS}))`;

interface NewMessage {
  orderId: string;
  sender: string;
  text: string;
  /** Whether the sender's name and the time are returned, for subscribers. */
  hasSubscribers: boolean;
  /** With one, the message is made unless the key was used. */
  request: IdempotentRequest | undefined;
}

/** Additional fields for subscribers: the sender's name, which costs a lookup of the user, and the time in milliseconds since 1970. */
const eventSql = (sender: string) => sql`json_build_object('name', (select ${u.name} from ${u} where ${u.id} = ${sender}),
  'at', floor(extract(epoch from ${sent.createdAt}) * 1000))`;

/**
 * Numbers and inserts a message and keeps the result with the idempotency key in one statement. Nothing is inserted, and undefined
 * returned, where the sender is not a side of the order, the chat is closed, or the key was used.
 */
export function insertMessage(ctx: Ctx, message: NewMessage, info?: PayloadSelection) {
  const { orderId, sender, text, hasSubscribers, request } = message;
  const rows = { rows: { message: { of: Message, cte: 'sent' } }, changes: [Order, Message] };
  const returned = expression<NodeReference['returned']>`${returning(ctx, info, rows)}`;
  const other = expression<string>`case when ${chat.buyer} = ${sender} then ${chat.seller} else ${chat.buyer} end`;
  const event = expression<{ name: string; at: number } | null>`${hasSubscribers ? eventSql(sender) : raw('null')}`;
  return ctx.db.one(sql`with chat as (
      update ${o} set ${assign(o, { messageCount: sql`${o.messageCount} + 1` })}
      where ${o.id} = ${orderId} and (${o.buyer} = ${sender} or ${o.seller} = ${sender}) and ${chatOpenSql(o.endedAt)} and ${keyIsFreeSql(request)}
      returning *),
    sent as (insert into ${m} (${names(m, 'order', 'seq', 'sender', 'text')})
      select ${chat.id}, ${chat.messageCount}, ${sender}::bigint, ${text}::text from ${chat} returning *),
    kept as (${keepResultSql(request, sql`json_build_object('id', ${sent.id}::text)`, sql`${sent}`)})
    select ${columns({ id: sent.id, seq: sent.seq, other, event, returned })} from ${sent}, ${chat}`);
}

/** The messages of an order after a place in its chat, oldest first. */
export function messagesAfter(orderId: string, seq: number, limit: number): QuerySource {
  return list<Message>(Message, { where: (t) => sql`${t.order} = ${orderId} and ${t.seq} > ${seq}`, order: chatFromStart, limit });
}

/** Both sides of all chats of a user, newest first. */
export function messagesOfChatsOf(userId: string, limit: number): QuerySource {
  const orders = sql`select ${o.id} from ${o} where ${o.buyer} = ${userId} union all select ${o.id} from ${o} where ${o.seller} = ${userId}`;
  return list<Message>(Message, { where: (t) => sql`${t.order} in (${orders})`, order: newestFirst, limit });
}

/** A message, for both sides of its order and administrators; null for everybody else. `row` is the message as far as it is known. */
export function messageById(id: string, row: PreloadedRow | undefined): QuerySource {
  return one<Message>(Message, {
    row,
    where: (t) => sql`${t.id} = ${id} and exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('chat:read', o)})`,
  });
}

/** Marks what others than the reader wrote in the chat of an order as read. Returns false where all was read. */
export async function markRead({ db }: Ctx, orderId: string, reader: string): Promise<boolean> {
  const read = await db.rows(sql`update ${m} set ${assign(m, { readAt: sql`now()` })}
    where ${m.order} = ${orderId} and ${m.sender} <> ${reader} and ${m.readAt} is null returning ${columns({ id: m.id })}`);
  return read.length > 0;
}

/** The place of the newest message in the chat of an order; undefined for an unknown order. */
export async function newestSeq({ db }: Ctx, orderId: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: o.messageCount })} from ${o} where ${o.id} = ${orderId}`))?.seq;
}

/** The place of a message in the chat of an order; undefined for a message of another. */
export async function seqOf({ db }: Ctx, id: string, orderId: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: m.seq })} from ${m} where ${m.id} = ${id} and ${m.order} = ${orderId}`))?.seq;
}

/** Ids and places of the messages of an order after a place, oldest first. */
export function numbersAfter({ db }: Ctx, orderId: string, seq: number) {
  return db.rows(sql`select ${columns({ id: m.id, seq: m.seq })} from ${m} where ${m.order} = ${orderId} and ${m.seq} > ${seq} order by ${m.seq}`);
}
