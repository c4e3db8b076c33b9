import { canSql } from '../access/policy.ts';
import { Order } from '../orders/order.entity.ts';
import type { Ctx } from '../platform/context.ts';
import type { PreloadedRow } from '../platform/preloaded-row.ts';
import { sql } from '../platform/sql.ts';
import { assign, columns, table } from '../platform/table.ts';
import { newestFirst } from '../read/mapping.ts';
import { list, one, type QuerySource } from '../read/query-source.ts';
import { chatFromStart } from './chat-order.ts';
import { Message } from './message.entity.ts';

const m = table(Message, 'm');
const o = table(Order, 'o');

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
