import type { Ctx } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { idsOf, isId, requireId } from '../../../../platform/database/ids.ts';
import type { LiveEvent } from '../../../../platform/ports.ts';
import { mapIterator, type ClosableIterator } from '../../../../platform/net/iterators.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { rejectionOf } from '../../../../platform/database/write-rules.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { authorize } from '../../../../access/policy.ts';
import { eventsRecorded } from '../../../log/events/event.events.ts';
import { firstResult, idempotentRequest, onceByStatement } from '../../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../../messages.ts';
import { readPhoto, readUpload, storePhoto, type Upload } from '../../../media/photos/photo.service.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import type { PayloadSelection } from '../../../../read/returning.ts';
import { authorizeChat, chatOf, type ChatPlace, type ChatPeople } from '../chat-access.ts';
import { insertMessage, markRead, messageById, messagesAfter, messagesOfChatsOf, newestSeq, numbersAfter, seqOf } from './chat.queries.ts';
import { SendMessageInput } from './chat.inputs.ts';
import type { MessageLimits } from './message-budget.queries.ts';
import { messageRules, placeValues, writtenIn } from './message.rules.ts';
import { chatTopic, messageAdded, readMessageEvent, type Numbered } from './chat.events.ts';
import { conversationChanged, orderTopic } from '../../../log/live/changes.events.ts';
import { newestOrderOf } from '../conversation.queries.ts';
import { lockConversation, markReadBy, markReadByAll } from '../people/conversation-people.queries.ts';

/** The value of `after` for all messages. Ids begin at 1. */
const FROM_THE_START = '0';

interface Written {
  text: string;
  /** The id of the stored photo; null without one. */
  photo: string | null;
}

/** Returns the limits of messages from the settings. */
function messageLimits({ infra: { settings } }: Ctx): MessageLimits {
  if (!settings.rateLimits) return { userMessages: null, conversationMessages: null };
  const { userMessages, conversationMessages } = settings.limits;
  return { userMessages, conversationMessages };
}

type Sent = NonNullable<Awaited<ReturnType<typeof insertMessage>>>;

function publishMessage(ctx: Ctx, sender: string, { text, photo }: Written, { id, seq, conversation, people, order, event }: Sent): void {
  const row = {
    ...idsOf('Message', id),
    text,
    // Left out if there is a photo, which is then read if it is selected.
    ...(photo === null ? { photo } : {}),
    createdAt: new Date(event.at),
    readAt: null,
    removedAt: null,
    sender: { ...idsOf('User', sender), name: event.name },
    order: order === null ? null : idsOf('Order', order),
    conversation: idsOf('Conversation', conversation),
  };
  // The receiver's count of unread messages is a field of the order.
  const ofOrder = order === null ? [] : people.filter((person) => person !== sender).map((person) => ({ topic: orderTopic(person), id: order }));
  ctx.publish(messageAdded(conversation, { id, seq, row }), ...ofOrder, ...conversationChanged({ id: conversation, people }), eventsRecorded);
}

async function storedPhoto(ctx: Ctx, upload: Upload): Promise<string> {
  const picture = await readPhoto(ctx, upload);
  await ctx.ports.contentPolicy.assertAllowedPicture(ctx, 'photo', picture.bytes);
  return storePhoto(ctx, picture);
}

/**
 * Writes in the chat of an order or in a conversation: up to 2000 characters, a photo, or both. Only its people may call it. A repeated call with the
 * same idempotency key returns the first message. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT, TOO_LARGE and CONTENT_REJECTED about the photo,
 * RATE_LIMITED after too many photos or messages, IDEMPOTENCY_CONFLICT, CONFLICT once the chat is closed, if the viewer and another of its people
 * have a block between them, or if the other side is suspended and there is no open order left to write about.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput, info?: PayloadSelection): Promise<NodeReference> {
  const viewer = authorize(ctx, 'account:use');
  const place = chatOf(input);
  const { text, photo: file, idempotencyKey } = checkInput(SendMessageInput, input);
  if (text === '' && !file) throw invalid('text', messages.messageLength);
  // A file is read and decoded only if the viewer may write there.
  if (file) await authorizeChat(ctx, 'conversation:write', place);
  const upload = file && (await readUpload(ctx, file));
  const request = idempotentRequest('sendMessage', viewer.id, idempotencyKey, [...Object.values(place), text, ...(upload ? [upload.hash] : [])]);
  const repeated = upload && (await firstResult<NodeReference>(ctx, request));
  if (repeated) return repeated;
  const written = { text, photo: upload ? await storedPhoto(ctx, upload) : null };
  const message = { ...placeValues(place), sender: viewer.id, ...written, ...messageLimits(ctx), ...request };
  const { row: sent, first } = await onceByStatement(ctx, request, () => insertMessage(ctx, message, info));
  if (first) return first as NodeReference;
  if (!sent) throw await rejectionOf(ctx, messageRules[writtenIn(message)], message);
  publishMessage(ctx, viewer.id, written, sent);
  return { id: sent.id, returned: sent.returned };
}

/** Sends a message for the REST routes that name the side, which must be the viewer's. */
export async function sendMessageAs(ctx: Ctx, side: 'buyer' | 'seller', input: SendMessageInput & { orderId: string }): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  await authorizeChat(ctx, side === 'buyer' ? 'chat:writeAsBuyer' : 'chat:writeAsSeller', chatOf(input));
  return sendMessage(ctx, input);
}

/**
 * Returns the chat of an order in one page, oldest first, for REST: at most 1000 messages after the given one. Throws NOT_FOUND, FORBIDDEN,
 * INVALID_INPUT.
 */
export async function chat(ctx: Ctx, orderId: string, after = FROM_THE_START): Promise<QuerySource> {
  authorize(ctx, 'account:use');
  const { id } = await authorizeChat(ctx, 'conversation:read', chatOf({ orderId }));
  return messagesAfter(id, await seqAfter(ctx, id, after), 1000);
}

/**
 * Returns both sides' messages in all chats of a user about listings, newest first, for REST, which has no conversations of more than two people.
 * Administrators only.
 */
export function chatsOf(ctx: Ctx, userId: string, limit: number): QuerySource {
  authorize(ctx, 'chat:readAll');
  return messagesOfChatsOf(userId, limit);
}

/** Marks the messages of others as read by a reader. A message of a swap is read once all others have read it. Returns false if all were read. */
async function markAllRead(tx: Ctx, conversation: string, reader: string): Promise<boolean> {
  if (!(await lockConversation(tx, conversation))) return markRead(tx, conversation, reader);
  const hasRead = await markReadBy(tx, conversation, reader);
  if (hasRead) await markReadByAll(tx, conversation);
  return hasRead;
}

async function markChatRead(ctx: Ctx, place: ChatPlace): Promise<ChatPeople> {
  const viewer = authorize(ctx, 'account:use');
  const chat = await authorizeChat(ctx, 'conversation:write', place);
  const hasRead = await inTransaction(ctx, (tx) => markAllRead(tx, chat.id, viewer.id));
  // Called even without unread messages, because a notification may be written after its message was read, and the chat shows the whole deal.
  await ctx.ports.notifications.markConversationSeen(ctx, viewer.id, chat.id);
  if (!hasRead) return chat;
  const order = 'orderId' in place ? place.orderId : await newestOrderOf(ctx, chat.id);
  const ofOrder = chat.people.flatMap((user) => (order === null ? [] : [{ topic: orderTopic(user), id: order }]));
  ctx.publish(...ofOrder, ...conversationChanged(chat));
  return chat;
}

/** Marks the other side's messages in the chat of an order as read. Only its buyer and seller may call it. Throws NOT_FOUND, FORBIDDEN. */
export async function markMessagesRead(ctx: Ctx, orderId: string): Promise<{ id: string }> {
  await markChatRead(ctx, { orderId: requireId(orderId, 'Order') });
  return { id: orderId };
}

/** Marks the messages of others in a conversation as read. Only its people may call it. Throws NOT_FOUND, FORBIDDEN. */
export async function markConversationRead(ctx: Ctx, id: string): Promise<{ id: string }> {
  await markChatRead(ctx, { conversationId: requireId(id, 'Conversation') });
  return { id };
}

/**
 * Returns a message to the people of its conversation and administrators; null for everybody else. Only subscribers pass its row. Their permission
 * was checked when they subscribed, and it stays: the people of a conversation do not change, and a new role closes the socket.
 */
export function message(_ctx: Ctx, { id, row }: Pick<Numbered, 'id' | 'row'>): QuerySource {
  return messageById(id, row);
}

async function seqAfter(ctx: Ctx, conversation: string, after: string | null): Promise<number> {
  if (after === FROM_THE_START) return 0;
  if (after === null) return (await newestSeq(ctx, conversation))!;
  const seq = isId(after) ? await seqOf(ctx, after, conversation) : undefined;
  if (seq === undefined) throw invalid('after', messages.messageUnknown);
  return seq;
}

async function* orderedMessages(
  ctx: Ctx,
  conversation: string,
  events: ClosableIterator<LiveEvent>,
  from: number,
  replay: boolean,
): AsyncGenerator<Numbered, void> {
  let last = from;
  const missed = () => numbersAfter(ctx, conversation, last);
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
 * Emits the new messages of the chat of an order or of a conversation in order, each exactly once. With `after`, it first emits the messages after
 * that one. Only its people and administrators may call it. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT.
 */
export async function subscribeToMessages(ctx: Ctx, place: ChatPlace, after: string | null): Promise<ClosableIterator<Numbered>> {
  authorize(ctx, 'account:use');
  const { id } = await authorizeChat(ctx, 'conversation:read', place);
  // Subscribes before it reads, so that a message written in between arrives twice and is emitted once.
  const events = ctx.infra.pubsub.subscribe(chatTopic(id));
  try {
    return mapIterator(events, orderedMessages(ctx, id, events, await seqAfter(ctx, id, after), after !== null));
  } catch (error) {
    await events.return();
    throw error;
  }
}
