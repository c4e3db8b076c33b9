import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import type { LimitSettings } from '../../../../platform/settings/limit-settings.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import type { WriteRule } from '../../../../platform/database/write-rules.ts';
import { messages } from '../../../../messages.ts';
import { isNotBlocked } from '../../../people/blocks/contact.rules.ts';
import { authorizeChat } from '../chat-access.ts';
import { sideIsAwaySql } from '../conversation.queries.ts';
import { idOfChat, isOpenAt, written, type ChatPlace } from './chat.queries.ts';
import { Message } from './message.entity.ts';

const m = table(Message, 'm');

type MessageLimits = Pick<LimitSettings, 'userMessages' | 'conversationMessages'>;

/** The limits of messages; undefined where nothing is limited. */
const messageLimits = ({ infra: { settings } }: Ctx): MessageLimits | undefined => (settings.rateLimits ? settings.limits : undefined);

/**
 * Whether a person may write a further message in a conversation. Further messages of the person wait until the transaction ends, so that the
 * answer holds for a message that the same statement inserts.
 */
const withinBudgetSql = ({ userMessages, conversationMessages }: MessageLimits, sender: string, conversation: Sql): Sql =>
  sql`message_budget(${sender}::bigint, ${conversation}, ${userMessages}::int, ${conversationMessages}::int) is null`;

/** In how many seconds a person may write again in a conversation; 0: at once. */
async function secondsUntilMessage({ db }: Ctx, limits: MessageLimits, sender: string, conversation: Sql): Promise<number> {
  const newest = (where: Sql, most: number) => sql`(select ${m.createdAt} from ${m} where ${where} order by ${m.id} desc offset ${most - 1} limit 1)`;
  const ofAll = newest(sql`${m.sender} = ${sender}`, limits.userMessages);
  const ofConversation = newest(sql`${m.conversation} = ${conversation} and ${m.sender} = ${sender}`, limits.conversationMessages);
  const end = sql`greatest(${ofAll}, ${ofConversation}) + interval '1 minute'`;
  const seconds = expression<number>`greatest(0, coalesce(extract(epoch from ${end} - now()), 0))::float8`;
  return (await db.one(sql`select ${columns({ seconds })}`))!.seconds;
}

const conflict = (message: string) => () => new DomainError(ErrorCode.CONFLICT, message);

/** The sender is a side of the conversation, as the policy has it. */
const isSide = (place: ChatPlace, sender: string): WriteRule => ({
  holds: sql`${sender}::bigint in (${written.buyer}, ${written.seller})`,
  error: async (ctx) => void (await authorizeChat(ctx, 'chat:write', place)),
});

/** Neither side is suspended, or an open order is left to talk about. */
const sidesAreThere: WriteRule = { holds: sql`not ${sideIsAwaySql(written)}`, error: conflict(messages.otherSideAway) };

/** The sender has not written too much in the last minute. Further messages of the sender wait until the transaction ends. */
function isWithinBudget(ctx: Ctx, place: ChatPlace, sender: string): WriteRule[] {
  const limits = messageLimits(ctx);
  if (!limits) return [];
  const error = async (inside: Ctx) => {
    const seconds = await secondsUntilMessage(inside, limits, sender, idOfChat(place));
    if (seconds === 0) return undefined;
    const retryAfter = Math.max(1, Math.ceil(seconds));
    return new DomainError(ErrorCode.RATE_LIMITED, messages.tooManyMessages(retryAfter), { retryAfter });
  };
  return [{ holds: withinBudgetSql(limits, sender, written.id), error }];
}

/** The order of the chat did not end long ago; without one, the product of the conversation is listed, or an order of it did not. */
const isOpen = (place: ChatPlace): WriteRule => ({
  holds: isOpenAt(place),
  error: conflict('orderId' in place ? messages.chatClosed : messages.conversationClosed),
});

/** What must hold for a message, in the order in which its sender is told. */
export const messageRules = (ctx: Ctx, place: ChatPlace, sender: string): WriteRule[] => [
  isSide(place, sender),
  isNotBlocked(written.buyer, written.seller, conflict(messages.chatUnavailable)),
  sidesAreThere,
  ...isWithinBudget(ctx, place, sender),
  isOpen(place),
];
