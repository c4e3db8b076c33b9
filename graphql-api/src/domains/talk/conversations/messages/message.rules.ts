import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import { given } from '../../../../platform/database/given.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import type { WriteRule, WriteRules } from '../../../../platform/database/write-rules.ts';
import { messages } from '../../../../messages.ts';
import { canSql } from '../../../../access/policy.ts';
import { isNotBlocked } from '../../../people/blocks/contact.rules.ts';
import { Order } from '../../../trade/orders/order.entity.ts';
import { authorizeChat, type ChatPlace } from '../chat-access.ts';
import { Conversation } from '../conversation.entity.ts';
import { chatOpenSql, conversationOfSql, conversationOpenSql, sideIsAwaySql } from '../conversation.queries.ts';
import { isBlockedAmongSql, isOfSwapSql, peopleSql } from '../people/conversation-people.queries.ts';
import { secondsUntilMessage, withinBudgetSql, type MessageBudget } from './message-budget.queries.ts';

/** A new message as its rules look at it: in the chat of an order, or in a conversation. */
export interface WrittenMessage extends MessageBudget {
  order: string | null;
  conversation: string | null;
}

/** Where a message is written, as values of its rules. */
export const placeValues = (place: ChatPlace): Pick<WrittenMessage, 'order' | 'conversation'> =>
  'orderId' in place ? { order: place.orderId, conversation: null } : { order: null, conversation: place.conversationId };

const placeOf = ({ order, conversation }: WrittenMessage): ChatPlace => (order === null ? { conversationId: conversation! } : { orderId: order });

const { order, conversation, sender } = given<Pick<WrittenMessage, 'order' | 'conversation' | 'sender'>>({
  order: 'bigint',
  conversation: 'bigint',
  sender: 'bigint',
});

/** The conversation of a new message. */
export const written = table(Conversation, 'c');
const o = table(Order, 'o');

/** The id of that conversation; null for an unknown order. */
const writtenId = sql`coalesce(${conversation}, (select ${conversationOfSql(o)} from ${o} where ${o.id} = ${order}))`;

const conflict = (message: string) => () => new DomainError(ErrorCode.CONFLICT, message);

/** The sender is one of the people of the conversation. */
const isPerson: WriteRule<WrittenMessage> = {
  holds: sql`${written.id} = ${writtenId} and ${canSql('conversation:write', { people: peopleSql(written) })}`,
  error: async (ctx, message) => void (await authorizeChat(ctx, 'conversation:write', placeOf(message))),
};

/** The sender has no block with another of the people of a swap: whoever has one writes to none of them. */
const isNotBlockedAmong: WriteRule<WrittenMessage> = {
  holds: sql`(not (${isOfSwapSql(written)}) or not ${isBlockedAmongSql(written, sender)})`,
  error: conflict(messages.chatUnavailable),
};

/** Neither side is suspended, or an open order is left to talk about. */
const sidesAreThere: WriteRule = { holds: sql`not ${sideIsAwaySql(written)}`, error: conflict(messages.otherSideAway) };

/** The sender has not written too much in the last minute. Further messages of the sender wait until the transaction ends. */
const isWithinBudget: WriteRule<WrittenMessage> = {
  holds: withinBudgetSql(written.id),
  error: async (ctx, message) => {
    const retryAfter = Math.max(1, Math.ceil(await secondsUntilMessage(ctx, writtenId, message)));
    return new DomainError(ErrorCode.RATE_LIMITED, messages.tooManyMessages(retryAfter), { retryAfter });
  },
};

/** The order of the chat did not end long ago; without one, the product of the conversation is listed, or an order of it or of its swap did not. */
const isOpen: WriteRule<WrittenMessage> = {
  holds: sql`(exists (select from ${o} where ${o.id} = ${order} and ${chatOpenSql(o.endedAt)}) or (${order} is null and ${conversationOpenSql(written)}))`,
  error: (_ctx, message) => new DomainError(ErrorCode.CONFLICT, message.order === null ? messages.conversationClosed : messages.chatClosed),
};

/** What must hold for a message, in the order in which its sender is told. */
export const messageRules: WriteRules<WrittenMessage> = {
  row: sql`${written} on ${written.id} = ${writtenId}`,
  rules: [
    isPerson,
    isNotBlocked(written.buyer, written.seller, conflict(messages.chatUnavailable)),
    isNotBlockedAmong,
    sidesAreThere,
    isWithinBudget,
    isOpen,
  ],
};
