import { canSql } from '../../../access/policy.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import type { Columns } from '../../../read/mapping.ts';
import { User } from '../users/user.entity.ts';

const p = table(Product, 'p');
const c = table(Conversation, 'c');
const m = table(Message, 'm');

/** Whether a user sells something now, which everybody can see. */
const sellsSql = (user: Sql): Sql => sql`exists (select from ${p} where ${p.seller} = ${user} and ${p.deletedAt} is null and ${p.isOpen})`;

/** A profile by id: for signed-in users every one, for guests that of a seller who did not set it to private. */
export function profileById(id: string): QuerySource {
  const isPublic = (t: Columns<User>): Sql => sql`(${canSql('user:readMore', t)} and ${sellsSql(t.id)})`;
  return one<User>(User, { where: (t) => sql`${t.id} = ${id} and ${t.deletedAt} is null and ${oneOf([canSql('user:readProfile'), isPublic(t)])}` });
}

/** How many of a seller's latest conversations count, and how few are too few to say anything. */
const LATEST = 50;
const FEWEST = 3;

/** The time in minutes from the first message of a buyer to the next of the seller, or until now while there is none. */
const waitedSql = sql`extract(epoch from coalesce(
  (select min(${m.createdAt}) from ${m} where ${m.conversation} = asked.conversation and ${m.sender} = asked.seller and ${m.createdAt} > asked.at),
  now()) - asked.at) / 60`;

/** The median of the minutes within which a user answers buyers; null below three conversations in which one asked something. */
export const answersWithinSql = (user: Sql): Sql => sql`(select case when count(*) >= ${FEWEST}::int
    then round(percentile_cont(0.5) within group (order by ${waitedSql}))::int end
  from (select ${c.id} as conversation, ${c.seller} as seller,
      (select min(${m.createdAt}) from ${m} where ${m.conversation} = ${c.id} and ${m.sender} = ${c.buyer}) as at
    from ${c} where ${c.seller} = ${user} and ${c.lastMessageAt} is not null order by ${c.id} desc limit ${LATEST}::int) asked
  where asked.at is not null)`;
