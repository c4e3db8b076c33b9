import type { Ctx } from '../platform/context.ts';
import type { Named } from '../platform/payload.ts';
import { raw, sql } from '../platform/sql.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../idempotency/idempotency.service.ts';
import { Order } from '../orders/order.entity.ts';
import { returning, type PayloadSelection } from '../read/returning.ts';
import { chatOpenSql } from './chat-open.ts';
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

interface InsertedMessage {
  id: string;
  seq: number;
  /** The id of the order's other side. */
  other: string;
  /** For subscribers; the time in milliseconds since 1970. */
  event: { name: string; at: number } | null;
  returned: Named['returned'];
}

/** Subscribers get the sender's name, which costs a look at the users. */
const eventSql = (sender: string) => sql`json_build_object('name', (select name from users where id = ${sender}),
  'at', floor(extract(epoch from sent.created_at) * 1000))`;

/**
 * Numbers and inserts a message and keeps the result with the idempotency key in one statement. Nothing is inserted, and undefined
 * returned, where the sender is not a side of the order, the chat is closed, or the key was used.
 */
export function insertMessage(ctx: Ctx, message: NewMessage, info?: PayloadSelection): Promise<InsertedMessage | undefined> {
  const { orderId, sender, text, hasSubscribers, request } = message;
  const returned = returning(ctx, info, { rows: { message: { of: Message, cte: 'sent' } }, changes: [Order, Message] });
  return ctx.db.one<InsertedMessage>(sql`with chat as (
      update orders set message_count = message_count + 1
      where id = ${orderId} and (buyer_id = ${sender} or seller_id = ${sender}) and ${chatOpenSql(raw('ended_at'))} and ${keyIsFreeSql(request)}
      returning id, message_count, buyer_id, seller_id),
    sent as (insert into messages (order_id, seq, sender_id, text)
      select id, message_count, ${sender}::bigint, ${text}::text from chat returning *),
    kept as (${keepResultSql(request, sql`json_build_object('id', id::text)`, raw('sent'))})
    select sent.id::text as id, seq, (case when buyer_id = ${sender} then seller_id else buyer_id end)::text as other,
      ${hasSubscribers ? eventSql(sender) : raw('null')} as event, ${returned} as returned from sent, chat`);
}
