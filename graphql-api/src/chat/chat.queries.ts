import type { Ctx } from '../platform/context.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import { expression, raw, sql } from '../platform/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../platform/table.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../idempotency/idempotency.queries.ts';
import { Order } from '../orders/order.entity.ts';
import { User } from '../users/user.entity.ts';
import { returning, type PayloadSelection } from '../read/returning.ts';
import { chatOpenSql } from './chat-open.queries.ts';
import { Message } from './message.entity.ts';

interface NewMessage {
  orderId: string;
  sender: string;
  text: string;
  /** Whether the sender's name and the time are returned, for subscribers. */
  hasSubscribers: boolean;
  /** With one, the message is made unless the key was used. */
  request: IdempotentRequest | undefined;
}

const o = table(Order, 'o');
const m = table(Message, 'm');
const u = table(User, 'u');
const chat = rowsNamed(Order, 'chat');
const sent = rowsNamed(Message, 'sent');

/** What subscribers get besides: the sender's name, which costs a look at the users, and the time in milliseconds since 1970. */
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
