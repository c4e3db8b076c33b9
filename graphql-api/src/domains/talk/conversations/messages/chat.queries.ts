import { canSql } from '../../../../access/policy.ts';
import { EventSubject, EventType } from '../../../log/events/event.entity.ts';
import { recordEventSql } from '../../../log/events/event.queries.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../../../log/idempotency/idempotency.queries.ts';
import { Order } from '../../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import type { PreloadedRow } from '../../../../platform/database/preloaded-row.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { allHold, type WriteRule } from '../../../../platform/database/write-rules.ts';
import { newestFirst } from '../../../../read/mapping.ts';
import { list, one, type QuerySource } from '../../../../read/query-source.ts';
import { returning, type PayloadSelection } from '../../../../read/returning.ts';
import { User } from '../../../people/users/user.entity.ts';
import { chatFromStart } from '../chat-order.ts';
import { Conversation } from '../conversation.entity.ts';
import { chatOpenSql, conversationOfSql, conversationOpenSql, newestOrderSql } from '../conversation.queries.ts';
import { Message } from './message.entity.ts';

const o = table(Order, 'o');
/** The conversation of a new message, at which its rules look. */
export const written = table(Conversation, 'c');
const c = written;
const m = table(Message, 'm');
const u = table(User, 'u');
const chat = rowsNamed(Conversation, 'chat');
const sent = rowsNamed(Message, 'sent');

/** Where a message is written: in the chat of an order, or in a conversation. */
export type ChatPlace = { orderId: string } | { conversationId: string };

interface NewMessage {
  place: ChatPlace;
  sender: string;
  text: string;
  /** The id of the stored photo; null without one. */
  photo: string | null;
  /** With one, the message is made unless the key was used. */
  request: IdempotentRequest | undefined;
  /** What must hold, about `written`; among it that the conversation is the one of `place`. */
  rules: readonly WriteRule[];
}

/** Whether `written` is the conversation of a place, and one may still write there. */
export const isOpenAt = (place: ChatPlace): Sql<never> =>
  'orderId' in place
    ? sql`${c.id} = (select ${conversationOfSql(o)} from ${o} where ${o.id} = ${place.orderId}::bigint and ${chatOpenSql(o.endedAt)})`
    : sql`${c.id} = ${place.conversationId}::bigint and ${conversationOpenSql(c)}`;

/** The conversation of a place; null for an unknown order. */
export const idOfChat = (place: ChatPlace): Sql<never> =>
  'orderId' in place
    ? sql`(select ${conversationOfSql(o)} from ${o} where ${o.id} = ${place.orderId}::bigint)`
    : sql`${place.conversationId}::bigint`;

/** The conversation of a place with the condition of its row, for whoever asks which rule does not hold. */
export const writtenRow = (place: ChatPlace): Sql<never> => sql`${written} on ${written.id} = ${idOfChat(place)}`;

/** Additional fields for subscribers: the sender's name, and the time in milliseconds since 1970. */
const eventOf = (sender: string) => expression<{
  name: string;
  at: number;
}>`json_build_object('name', (select ${u.name} from ${u} where ${u.id} = ${sender}),
  'at', floor(extract(epoch from ${sent.createdAt}) * 1000))`;

/** Notifies both sides of the chat of the new message. */
const sentEvent = (sender: string) =>
  recordEventSql(
    {
      type: EventType.MESSAGE_SENT,
      subject: EventSubject.MESSAGE,
      subjectId: sent.id,
      actor: sender,
      audience: sql`array[${chat.buyer}, ${chat.seller}]`,
      payload: sql`jsonb_build_object('conversation', ${chat.id}::text, 'order', ${sent.order}::text, 'seq', ${sent.seq})`,
    },
    sql`${sent} cross join ${chat}`,
  );

/**
 * Numbers and inserts a message and keeps the result with the idempotency key in one statement. Nothing is inserted, and undefined
 * returned, where a rule does not hold or the key was used.
 */
export function insertMessage(ctx: Ctx, message: NewMessage, info?: PayloadSelection) {
  const { place, sender, text, photo, request, rules } = message;
  const rows = { rows: { message: { of: Message, cte: 'sent' } }, changes: [Conversation, Message] };
  const returned = expression<NodeReference['returned']>`${returning(ctx, info, rows)}`;
  const order = 'orderId' in place ? sql`${place.orderId}::bigint` : newestOrderSql(chat);
  const of = { id: sent.id, seq: sent.seq, conversation: chat.id, buyer: chat.buyer, seller: chat.seller, order: sent.order };
  return ctx.db.one(sql`with chat as (
      update ${c} set ${assign(c, { messageCount: sql`${c.messageCount} + 1`, lastMessageAt: sql`now()` })}
      where ${allHold(rules)} and ${keyIsFreeSql(request)} returning *),
    sent as (insert into ${m} (${names(m, 'conversation', 'order', 'seq', 'sender', 'text', 'photo')})
      select ${chat.id}, ${order}, ${chat.messageCount}, ${sender}::bigint, ${text}::text, ${photo}::bigint from ${chat} returning *),
    logged as (${sentEvent(sender)}),
    kept as (${keepResultSql(request, sql`json_build_object('id', ${sent.id}::text)`, sql`${sent}`)})
    select ${columns({ ...of, event: eventOf(sender), returned })} from ${sent}, ${chat}`);
}

/** The messages of a conversation after a place in it, oldest first. */
export function messagesAfter(conversation: string, seq: number, limit: number): QuerySource {
  return list<Message>(Message, { where: (t) => sql`${t.conversation} = ${conversation} and ${t.seq} > ${seq}`, order: chatFromStart, limit });
}

/** Both sides of all conversations of a user, newest first. */
export function messagesOfChatsOf(userId: string, limit: number): QuerySource {
  const own = sql`select ${c.id} from ${c} where ${c.buyer} = ${userId} union all select ${c.id} from ${c} where ${c.seller} = ${userId}`;
  return list<Message>(Message, { where: (t) => sql`${t.conversation} in (${own})`, order: newestFirst, limit });
}

/** A message, for both sides of its conversation and administrators; null for everybody else. `row` is the message as far as it is known. */
export function messageById(id: string, row: PreloadedRow | undefined): QuerySource {
  return one<Message>(Message, {
    row,
    where: (t) => sql`${t.id} = ${id} and exists (select from ${c} where ${c.id} = ${t.conversation} and ${canSql('chat:read', c)})`,
  });
}

/** Marks what others than the reader wrote in a conversation as read. Returns false where all was read. */
export async function markRead({ db }: Ctx, conversation: string, reader: string): Promise<boolean> {
  const read = await db.rows(sql`update ${m} set ${assign(m, { readAt: sql`now()` })}
    where ${m.conversation} = ${conversation} and ${m.sender} <> ${reader} and ${m.readAt} is null returning ${columns({ id: m.id })}`);
  return read.length > 0;
}

/** The place of the newest message of a conversation; undefined for an unknown one. */
export async function newestSeq({ db }: Ctx, conversation: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: c.messageCount })} from ${c} where ${c.id} = ${conversation}`))?.seq;
}

/** The place of a message in a conversation; undefined for a message of another. */
export async function seqOf({ db }: Ctx, id: string, conversation: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: m.seq })} from ${m} where ${m.id} = ${id} and ${m.conversation} = ${conversation}`))?.seq;
}

/** Ids and places of the messages of a conversation after a place, oldest first. */
export function numbersAfter({ db }: Ctx, conversation: string, seq: number) {
  return db.rows(sql`select ${columns({ id: m.id, seq: m.seq })} from ${m}
    where ${m.conversation} = ${conversation} and ${m.seq} > ${seq} order by ${m.seq}`);
}
