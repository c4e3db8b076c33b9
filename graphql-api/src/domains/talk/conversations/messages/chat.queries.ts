import { canSql } from '../../../../access/policy.ts';
import { EventSubject, EventType } from '../../../log/events/event.entity.ts';
import { recordEventSql } from '../../../log/events/event.queries.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../../../log/idempotency/idempotency.queries.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { given } from '../../../../platform/database/statement.ts';
import type { PreloadedRow } from '../../../../platform/database/preloaded-row.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { allHold } from '../../../../platform/database/write-rules.ts';
import { newestFirst } from '../../../../read/mapping.ts';
import { list, one, type QuerySource } from '../../../../read/query-source.ts';
import { returning, writeStatement, type PayloadSelection } from '../../../../read/returning.ts';
import { User } from '../../../people/users/user.entity.ts';
import { chatFromStart } from '../chat-order.ts';
import { Conversation } from '../conversation.entity.ts';
import { newestOrderSql } from '../conversation.queries.ts';
import { peopleColumn, peopleSql } from '../people/conversation-people.queries.ts';
import { Message } from './message.entity.ts';
import { messageRules, written, writtenIn, type WrittenMessage } from './message.rules.ts';

const c = table(Conversation, 'c');
const m = table(Message, 'm');
const u = table(User, 'u');
const chat = rowsNamed(Conversation, 'chat');
const sent = rowsNamed(Message, 'sent');

/** A new message, with its idempotency key if it has one. */
interface NewMessage extends WrittenMessage, Partial<IdempotentRequest> {
  text: string;
  /** The id of the stored photo; null without one. */
  photo: string | null;
}

const { sender, order, text, photo } = given<Pick<NewMessage, 'sender' | 'order' | 'text' | 'photo'>>({
  sender: 'bigint',
  order: 'bigint',
  text: 'text',
  photo: 'bigint',
});

/** Additional fields for subscribers: the sender's name, and the time in milliseconds since 1970. */
const event = expression<{
  name: string;
  at: number;
}>`json_build_object('name', (select ${u.name} from ${u} where ${u.id} = ${sender}),
  'at', floor(extract(epoch from ${sent.createdAt}) * 1000))`;

/** Records the event of the new message for the people of the chat. */
const sentEvent = recordEventSql(
  {
    type: EventType.MESSAGE_SENT,
    subject: EventSubject.MESSAGE,
    subjectId: sent.id,
    actor: sent.sender,
    audience: peopleSql(chat),
    payload: sql`jsonb_build_object('conversation', ${chat.id}::text, 'order', ${sent.order}::text, 'seq', ${sent.seq})`,
  },
  sql`${sent} cross join ${chat}`,
);

const sentColumns = { id: sent.id, seq: sent.seq, conversation: chat.id, people: peopleColumn(chat), order: sent.order, event };

/** Inserts a message with the next sequence number and the order it is about, and stores the result with the idempotency key. */
const sending = (place: keyof typeof messageRules, about: Sql) =>
  writeStatement({
    name: `sendMessage in ${place}`,
    rows: { message: { of: Message, cte: 'sent' } },
    changes: [Conversation, Message],
    sql: (returned) => sql`with chat as (
      update ${written} set ${assign(written, { messageCount: sql`${written.messageCount} + 1`, lastMessageAt: sql`now()` })}
      where ${allHold(messageRules[place])} and ${keyIsFreeSql} returning *),
    sent as (insert into ${m} (${names(m, 'conversation', 'order', 'seq', 'sender', 'text', 'photo')})
      select ${chat.id}, ${about}, ${chat.messageCount}, ${sender}, ${text}, ${photo} from ${chat} returning *),
    logged as (${sentEvent}),
    kept as (${keepResultSql(sql`json_build_object('id', ${sent.id}::text)`, sql`${sent}`)})
    select ${columns({ ...sentColumns, returned })} from ${sent}, ${chat}`,
  });

const statements = { order: sending('order', order), conversation: sending('conversation', newestOrderSql(chat)) };

/** Writes a message. Returns undefined and inserts nothing if a rule does not hold or the key was used. */
export function insertMessage(ctx: Ctx, message: NewMessage, info?: PayloadSelection) {
  return ctx.db.one(returning(ctx, info, statements[writtenIn(message)], message));
}

/** Returns the messages of a conversation after a sequence number, oldest first. */
export function messagesAfter(conversation: string, seq: number, limit: number): QuerySource {
  return list<Message>(Message, { where: (t) => sql`${t.conversation} = ${conversation} and ${t.seq} > ${seq}`, order: chatFromStart, limit });
}

/** Returns both sides' messages in all conversations of a user about listings, newest first. */
export function messagesOfChatsOf(userId: string, limit: number): QuerySource {
  const own = sql`select ${c.id} from ${c} where ${c.buyer} = ${userId} union all select ${c.id} from ${c} where ${c.seller} = ${userId}`;
  return list<Message>(Message, { where: (t) => sql`${t.conversation} in (${own})`, order: newestFirst, limit });
}

/**
 * Returns a message to the people of its conversation and administrators; null for everybody else. `row` contains the columns of the message that are
 * already loaded.
 */
export function messageById(id: string, row: PreloadedRow | undefined): QuerySource {
  return one<Message>(Message, {
    row,
    where: (t) =>
      sql`${t.id} = ${id} and exists (select from ${c} where ${c.id} = ${t.conversation} and ${canSql('conversation:read', { people: peopleSql(c) })})`,
  });
}

/** Marks the other side's messages in a conversation about a listing as read. Returns false if all were read. */
export async function markRead({ db }: Ctx, conversation: string, reader: string): Promise<boolean> {
  const read = await db.rows(sql`update ${m} set ${assign(m, { readAt: sql`now()` })}
    where ${m.conversation} = ${conversation} and ${m.sender} <> ${reader} and ${m.readAt} is null returning ${columns({ id: m.id })}`);
  return read.length > 0;
}

/** Returns the sequence number of the newest message of a conversation; undefined for an unknown conversation. */
export async function newestSeq({ db }: Ctx, conversation: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: c.messageCount })} from ${c} where ${c.id} = ${conversation}`))?.seq;
}

/** Returns the sequence number of a message in a conversation; undefined for a message of another conversation. */
export async function seqOf({ db }: Ctx, id: string, conversation: string): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ seq: m.seq })} from ${m} where ${m.id} = ${id} and ${m.conversation} = ${conversation}`))?.seq;
}

/** Returns the ids and sequence numbers of the messages of a conversation after a sequence number, oldest first. */
export function numbersAfter({ db }: Ctx, conversation: string, seq: number) {
  return db.rows(sql`select ${columns({ id: m.id, seq: m.seq })} from ${m}
    where ${m.conversation} = ${conversation} and ${m.seq} > ${seq} order by ${m.seq}`);
}
