import type { Ctx } from '../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../platform/errors.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import { isId, requireId } from '../platform/ids.ts';
import type { LiveEvent } from '../platform/ports.ts';
import { mapIterator, type ClosableIterator } from '../platform/iterators.ts';
import { checkInput } from '../platform/validation.ts';
import { authorize } from '../access/policy.ts';
import { idempotentRequest, onceByStatement } from '../idempotency/idempotency.service.ts';
import { messages } from '../messages.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { orderChanged, orderTopic } from '../orders/order.events.ts';
import { orderSides } from '../orders/order-change.queries.ts';
import type { QuerySource } from '../read/query-source.ts';
import type { PayloadSelection } from '../read/returning.ts';
import { insertMessage, markRead, messageById, messagesAfter, messagesOfChatsOf, newestSeq, numbersAfter, seqOf } from './chat.queries.ts';
import { SendMessageInput } from './chat.inputs.ts';
import { chatTopic, messageAdded, readMessageEvent, type Numbered } from './chat.events.ts';

/** The value of `after` before all messages: ids begin at 1. */
const FROM_THE_START = '0';

async function sidesOf(ctx: Ctx, orderId: string): Promise<{ buyer: string; seller: string }> {
  const row = await orderSides(ctx, requireId(orderId, 'Order'));
  if (!row) throw notFound('Order');
  return row;
}

/**
 * Writes in the chat of an order: its buyer or seller, 1 to 2000 characters. A repeated call with the same idempotency key
 * returns the first message. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, IDEMPOTENCY_CONFLICT, CONFLICT once the chat is closed.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput, info?: PayloadSelection): Promise<NodeReference> {
  const viewer = authorize(ctx, 'account:use');
  const orderId = requireId(input.orderId, 'Order');
  const { text, idempotencyKey } = checkInput(SendMessageInput, input);
  const request = idempotentRequest('sendMessage', viewer.id, idempotencyKey, [orderId, text]);
  const hasSubscribers = ctx.infra.pubsub.hasSubscribers(chatTopic(orderId));
  const { row: sent, first } = await onceByStatement(ctx, request, () =>
    insertMessage(ctx, { orderId, sender: viewer.id, text, hasSubscribers, request }, info),
  );
  if (first) return first as NodeReference;
  if (!sent) {
    authorizeOrder(ctx, 'chat:write', await sidesOf(ctx, orderId));
    throw new DomainError(ErrorCode.CONFLICT, messages.chatClosed);
  }
  const { id, seq, other, event, returned } = sent;
  const sender = { id: viewer.id, name: event?.name };
  const row = event ? { id, text, createdAt: new Date(event.at), readAt: null, sender, order: { id: orderId } } : undefined;
  // The receiver's count of unread messages is part of the order.
  ctx.publish(messageAdded(orderId, { id, seq, row }), { topic: orderTopic(other), id: orderId });
  return { id, returned };
}

/** The same for the REST calls that name the side: it must be the viewer's. */
export async function sendMessageAs(ctx: Ctx, side: 'buyer' | 'seller', input: SendMessageInput): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  authorizeOrder(ctx, side === 'buyer' ? 'chat:writeAsBuyer' : 'chat:writeAsSeller', await sidesOf(ctx, input.orderId));
  return sendMessage(ctx, input);
}

/** The chat of an order at once, oldest first, for REST; at most 1000 messages after the one named. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT. */
export async function chat(ctx: Ctx, orderId: string, after = FROM_THE_START): Promise<QuerySource> {
  authorize(ctx, 'account:use');
  authorizeOrder(ctx, 'chat:read', await sidesOf(ctx, orderId));
  const from = await placeOf(ctx, orderId, after);
  return messagesAfter(orderId, from, 1000);
}

/** Both sides of all chats of a user, newest first, for REST. Administrators only. */
export function chatsOf(ctx: Ctx, userId: string, limit: number): QuerySource {
  authorize(ctx, 'chat:readAll');
  return messagesOfChatsOf(userId, limit);
}

/** Marks what the other side wrote as read. Its buyer or seller. Throws NOT_FOUND, FORBIDDEN. */
export async function markMessagesRead(ctx: Ctx, orderId: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const sides = await sidesOf(ctx, orderId);
  authorizeOrder(ctx, 'chat:write', sides);
  if (await markRead(ctx, orderId, viewer.id)) ctx.publish(...orderChanged({ id: orderId, ...sides }));
  return { id: orderId };
}

/**
 * A message, for both sides of its order and administrators; null for everybody else. Its row is given for subscribers only, who were checked for
 * the same right when they began: the sides of an order do not change, and a new role ends the socket.
 */
export function message(_ctx: Ctx, { id, row }: Pick<Numbered, 'id' | 'row'>): QuerySource {
  return messageById(id, row);
}

async function placeOf(ctx: Ctx, orderId: string, after: string | null): Promise<number> {
  if (after === FROM_THE_START) return 0;
  if (after === null) return (await newestSeq(ctx, orderId))!;
  const seq = isId(after) ? await seqOf(ctx, after, orderId) : undefined;
  if (seq === undefined) throw invalid('after', messages.messageUnknown);
  return seq;
}

async function* orderedMessages(
  ctx: Ctx,
  orderId: string,
  events: ClosableIterator<LiveEvent>,
  from: number,
  replay: boolean,
): AsyncGenerator<Numbered, void> {
  let last = from;
  const missed = () => numbersAfter(ctx, orderId, last);
  const deliver = async function* (found: Numbered[]) {
    for (const next of found) {
      last = next.seq;
      yield next;
    }
  };
  if (replay) yield* deliver(await missed());
  for await (const event of events) {
    const next = readMessageEvent(event);
    if (next.seq === last + 1) yield* deliver([next]);
    else if (next.seq > last) yield* deliver(await missed());
  }
}

/**
 * New messages of an order in their order, none twice and none left out; with `after`, first what came after that message.
 * Its buyer, its seller and administrators. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT about `after`.
 */
export async function subscribeToMessages(ctx: Ctx, orderId: string, after: string | null): Promise<ClosableIterator<Numbered>> {
  authorize(ctx, 'account:use');
  authorizeOrder(ctx, 'chat:read', await sidesOf(ctx, orderId));
  // Subscribes before it reads, so that a message written in between arrives twice and is delivered once.
  const events = ctx.infra.pubsub.subscribe(chatTopic(orderId));
  try {
    return mapIterator(events, orderedMessages(ctx, orderId, events, await placeOf(ctx, orderId, after), after !== null));
  } catch (error) {
    await events.return();
    throw error;
  }
}
