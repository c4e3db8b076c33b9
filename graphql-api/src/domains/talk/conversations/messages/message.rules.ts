import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import { given } from '../../../../platform/database/statement.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
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

/** A new message as its rules check it: in the chat of an order, or in a conversation. */
export interface WrittenMessage extends MessageBudget {
  order: string | null;
  conversation: string | null;
}

/** Returns where a message is written, as values of its rules. */
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

const conflict = (message: string) => () => new DomainError(ErrorCode.CONFLICT, message);

/** True if the sender is one of the people of the conversation. */
const isPerson = (id: Sql): WriteRule<WrittenMessage> => ({
  holds: sql`${written.id} = ${id} and ${canSql('conversation:write', { people: peopleSql(written) })}`,
  error: async (ctx, message) => void (await authorizeChat(ctx, 'conversation:write', placeOf(message))),
});

/** True if the sender has no block with any other person of a swap. A block with one of them stops the sender from writing to any. */
const isNotBlockedAmong: WriteRule<WrittenMessage> = {
  holds: sql`(not (${isOfSwapSql(written)}) or not ${isBlockedAmongSql(written, sender)})`,
  error: conflict(messages.chatUnavailable),
};

/** True if neither side is suspended, or there is an open order left to write about. */
const sidesAreThere: WriteRule = { holds: sql`not ${sideIsAwaySql(written)}`, error: conflict(messages.otherSideAway) };

/** True if the sender has not written too much in the last minute. Further messages of the sender wait until the transaction ends. */
const isWithinBudget = (id: Sql): WriteRule<WrittenMessage> => ({
  holds: withinBudgetSql(written.id),
  error: async (ctx, message) => {
    const retryAfter = Math.max(1, Math.ceil(await secondsUntilMessage(ctx, id, message)));
    return new DomainError(ErrorCode.RATE_LIMITED, messages.tooManyMessages(retryAfter), { retryAfter });
  },
});

/** Returns the rules for a message in a conversation, in the order in which their errors are reported. */
const rulesOf = (id: Sql, isOpen: WriteRule<WrittenMessage>): WriteRules<WrittenMessage> => ({
  row: sql`${written} on ${written.id} = ${id}`,
  rules: [
    isPerson(id),
    isNotBlocked(written.buyer, written.seller, conflict(messages.chatUnavailable)),
    isNotBlockedAmong,
    sidesAreThere,
    isWithinBudget(id),
    isOpen,
  ],
});

/**
 * Rules for a message, by where it is written: in the chat of an order that is open or ended recently; in a conversation whose product is listed, or
 * of which an order, a swap or a bundle is open or ended recently. With one list for both, which of the two conditions counts would be a parameter,
 * and PostgreSQL would plan the statement every time.
 */
export const messageRules = {
  order: rulesOf(sql`(select ${conversationOfSql(o)} from ${o} where ${o.id} = ${order})`, {
    holds: sql`exists (select from ${o} where ${o.id} = ${order} and ${chatOpenSql(o.endedAt)})`,
    error: conflict(messages.chatClosed),
  }),
  conversation: rulesOf(conversation, { holds: conversationOpenSql(written), error: conflict(messages.conversationClosed) }),
};

/** Returns the list of rules for a message. */
export const writtenIn = ({ order: of }: WrittenMessage): keyof typeof messageRules => (of === null ? 'conversation' : 'order');
