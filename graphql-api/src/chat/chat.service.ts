import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../platform/errors.ts';
import { requireId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import { Checks } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { messages } from '../messages.ts';

/** Writing closes this long after an order ended. Source: rulings on chat. */
const OPEN_DAYS = 30;

async function sidesOf(ctx: Ctx, orderId: string): Promise<{ buyer: string; seller: string }> {
  const row = await ctx.db.one<{ buyer: string; seller: string }>(sql`select buyer_id::text as buyer, seller_id::text as seller
    from orders where id = ${requireId(orderId, 'Order')}`);
  if (!row) throw notFound('Order');
  return row;
}

/** Writes in the chat of an order: its buyer or seller, 1 to 2000 characters. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT once closed. */
export async function sendMessage(ctx: Ctx, orderId: string, text: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  requireId(orderId, 'Order');
  const checks = new Checks();
  const words = checks.text('text', text, { max: 2000, message: messages.messageLength });
  checks.done();
  const sent = await ctx.db.one<{ id: string }>(sql`with chat as (
      update orders set message_count = message_count + 1
      where id = ${orderId} and (buyer_id = ${viewer.id} or seller_id = ${viewer.id})
        and (ended_at is null or ended_at > now() - ${`${OPEN_DAYS} days`}::interval)
      returning id, message_count)
    insert into messages (order_id, seq, sender_id, text) select id, message_count, ${viewer.id}::bigint, ${words}::text from chat
    returning id::text as id`);
  if (!sent) {
    authorize(ctx, 'chat:write', await sidesOf(ctx, orderId));
    throw new DomainError(ErrorCode.CONFLICT, messages.chatClosed);
  }
  ctx.publish({ topic: 'message', id: orderId });
  return sent;
}

/** Marks what the other side wrote as read. Its buyer or seller. Throws NOT_FOUND, FORBIDDEN. */
export async function markMessagesRead(ctx: Ctx, orderId: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  authorize(ctx, 'chat:write', await sidesOf(ctx, orderId));
  await ctx.db.rows(sql`update messages set read_at = now()
    where order_id = ${orderId} and sender_id <> ${viewer.id} and read_at is null`);
  return { id: orderId };
}
