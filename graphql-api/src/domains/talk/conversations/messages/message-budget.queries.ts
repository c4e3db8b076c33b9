import type { Ctx } from '../../../../platform/context.ts';
import type { LimitSettings } from '../../../../platform/settings/limit-settings.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { Message } from './message.entity.ts';

const m = table(Message, 'm');

type MessageLimits = Pick<LimitSettings, 'userMessages' | 'conversationMessages'>;

/** The limits of messages; undefined where nothing is limited. */
export const messageLimits = ({ infra: { settings } }: Ctx): MessageLimits | undefined => (settings.rateLimits ? settings.limits : undefined);

/**
 * Whether a person may write a further message in a conversation. Further messages of the person wait until the transaction ends, so that the
 * answer holds for a message that the same statement inserts.
 */
export function withinBudgetSql(limits: MessageLimits | undefined, sender: string, conversation: Sql): Sql {
  if (!limits) return sql`true`;
  return sql`message_budget(${sender}::bigint, ${conversation}, ${limits.userMessages}::int, ${limits.conversationMessages}::int) is null`;
}

/** In how many seconds a person may write again in a conversation; 0: at once. */
export async function secondsUntilMessage({ db }: Ctx, limits: MessageLimits, sender: string, conversation: string): Promise<number> {
  const newest = (where: Sql, most: number) => sql`(select ${m.createdAt} from ${m} where ${where} order by ${m.id} desc offset ${most - 1} limit 1)`;
  const ofAll = newest(sql`${m.sender} = ${sender}`, limits.userMessages);
  const ofConversation = newest(sql`${m.conversation} = ${conversation} and ${m.sender} = ${sender}`, limits.conversationMessages);
  const end = sql`greatest(${ofAll}, ${ofConversation}) + interval '1 minute'`;
  const seconds = expression<number>`greatest(0, coalesce(extract(epoch from ${end} - now()), 0))::float8`;
  return (await db.one(sql`select ${columns({ seconds })}`))!.seconds;
}
