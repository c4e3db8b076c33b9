import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './messages/message.entity.ts';

const c = table(Conversation, 'c');
const m = table(Message, 'm');

/** Number of a seller's latest conversations that count, and the minimum for a meaningful result. */
const LATEST = 50;
const FEWEST = 3;

/** Minutes from the first message of a buyer to the next one of the seller, or until now if there is none. */
const waitedSql = sql`extract(epoch from coalesce(
  (select min(${m.createdAt}) from ${m} where ${m.conversation} = asked.conversation and ${m.sender} = asked.seller and ${m.createdAt} > asked.at),
  now()) - asked.at) / 60`;

/** Returns the median of the minutes in which a user answers buyers; null if buyers asked something in fewer than three conversations. */
export const answersWithinSql = (user: Sql): Sql => sql`(select case when count(*) >= ${FEWEST}::int
    then round(percentile_cont(0.5) within group (order by ${waitedSql}))::int end
  from (select ${c.id} as conversation, ${c.seller} as seller,
      (select min(${m.createdAt}) from ${m} where ${m.conversation} = ${c.id} and ${m.sender} = ${c.buyer}) as at
    from ${c} where ${c.seller} = ${user} and ${c.lastMessageAt} is not null order by ${c.id} desc limit ${LATEST}::int) asked
  where asked.at is not null)`;
