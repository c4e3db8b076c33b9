import type { Ctx } from '../../../../platform/context.ts';
import { given, withValues } from '../../../../platform/database/statement.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Message } from './message.entity.ts';

const m = table(Message, 'm');

/** The sender and the limits per minute of a further message. Both limits are null if nothing is limited. */
export interface MessageBudget {
  sender: string;
  userMessages: number | null;
  conversationMessages: number | null;
}

/** The limits of messages. */
export type MessageLimits = Omit<MessageBudget, 'sender'>;

const budget = given<MessageBudget>({ sender: 'bigint', userMessages: 'int', conversationMessages: 'int' });

/**
 * True if the sender may write a further message in a conversation. Further messages of the sender wait until the transaction ends, so the result
 * holds for a message that the same statement inserts.
 */
export const withinBudgetSql = (conversation: Sql): Sql => sql`(${budget.userMessages} is null
  or message_budget(${budget.sender}, ${conversation}, ${budget.userMessages}, ${budget.conversationMessages}) is null)`;

/** Returns the seconds until the sender may write again in a conversation; 0 for at once. `values` are those of the message. */
export async function secondsUntilMessage(ctx: Ctx, conversation: Sql, values: MessageBudget): Promise<number> {
  const newest = (where: Sql, most: Sql) => sql`(select ${m.createdAt} from ${m} where ${where} order by ${m.id} desc offset ${most} - 1 limit 1)`;
  const ofAll = newest(sql`${m.sender} = ${budget.sender}`, budget.userMessages);
  const ofConversation = newest(sql`${m.conversation} = ${conversation} and ${m.sender} = ${budget.sender}`, budget.conversationMessages);
  const end = sql`greatest(${ofAll}, ${ofConversation}) + interval '1 minute'`;
  const seconds = expression<number>`greatest(0, coalesce(extract(epoch from ${end} - now()), 0))::float8`;
  return (await ctx.db.one(withValues(sql`select ${columns({ seconds })}`, ctx, values)))!.seconds;
}
