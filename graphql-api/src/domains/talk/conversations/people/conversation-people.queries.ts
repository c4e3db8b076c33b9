import type { Ctx } from '../../../../platform/context.ts';
import { expression, oneOf, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../../platform/database/table.ts';
import type { Columns } from '../../../../read/mapping.ts';
import { isBlockedSql } from '../../../people/blocks/block.queries.ts';
import { Conversation } from '../conversation.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { ConversationMember } from './conversation-member.entity.ts';

const c = table(Conversation, 'c');
const m = table(Message, 'm');
const member = table(ConversationMember, 'member');

type Sides = Pick<Columns<Conversation>, 'id' | 'buyer' | 'seller'>;

/** Returns the sides of a conversation about a listing, for statements that do not read other conversations. */
export const sidesOf = ({ buyer, seller }: Pick<Columns<Conversation>, 'buyer' | 'seller'>) => ({
  buyer: expression<string>`${buyer}::text`,
  seller: expression<string>`${seller}::text`,
});

/** True if a conversation belongs to a swap. */
export const isOfSwapSql = (t: Pick<Sides, 'buyer'>): Sql => sql`${t.buyer} is null`;

/** Returns the people of a conversation as an array of ids: its buyer and its seller, or the people of its swap. */
export const peopleSql = (t: Sides): Sql =>
  sql`case when ${isOfSwapSql(t)} then array(select ${member.user} from ${member} where ${member.conversation} = ${t.id} order by ${member.id})
    else array[${t.buyer}, ${t.seller}] end`;

/** Returns the people of a conversation as a column of a result. */
export const peopleColumn = (t: Sides) => expression<string[]>`(${peopleSql(t)})::text[]`;

/** True if a user is one of the people of a conversation. Indexes find the conversations of a user by it. */
export const isPersonSql = (t: Sides, user: Sql): Sql =>
  oneOf([
    sql`${t.buyer} = ${user}`,
    sql`${t.seller} = ${user}`,
    sql`${t.id} = any(array(select ${member.conversation} from ${member} where ${member.user} = ${user}))`,
  ]);

/** True if a message in a user's conversation is by somebody else and the user has not read it. */
export const isUnreadSql = (message: Pick<Columns<Message>, 'readAt' | 'sender' | 'seq'>, t: Sides, user: Sql): Sql =>
  sql`(${message.readAt} is null and ${message.sender} <> ${user} and (not (${isOfSwapSql(t)}) or ${message.seq} >
    (select ${member.readSeq} from ${member} where ${member.conversation} = ${t.id} and ${member.user} = ${user})))`;

/** True if a user and another person of a swap have a block between them. */
export const isBlockedAmongSql = (t: Pick<Sides, 'id'>, user: Sql): Sql =>
  sql`exists (select from ${member} where ${member.conversation} = ${t.id} and ${isBlockedSql(user, member.user)})`;

/** Starts the conversation of the people of a swap. Returns its id. */
export async function insertConversationOf({ db }: Ctx, people: readonly string[]): Promise<string> {
  const row = await db.one(sql`insert into ${c} ${values(c, { lastMessageAt: sql`now()` })} returning ${columns({ id: c.id })}`);
  await db.rows(sql`insert into ${member} (${names(member, 'conversation', 'user')})
    select ${row!.id}::bigint, person from unnest(${[...people]}::bigint[]) with ordinality as given (person, place) order by place`);
  return row!.id;
}

/** Locks a conversation until the transaction ends, and returns whether it belongs to a swap. */
export async function lockConversation({ db }: Ctx, id: string): Promise<boolean> {
  const isOfSwap = expression<boolean>`${isOfSwapSql(c)}`;
  return (await db.one(sql`select ${columns({ isOfSwap })} from ${c} where ${c.id} = ${id} for no key update`))!.isOfSwap;
}

/** Stores that one person of a swap has read their whole locked conversation. Returns false if all was read. */
export async function markReadBy({ db }: Ctx, conversation: string, reader: string): Promise<boolean> {
  const newest = sql`(select ${c.messageCount} from ${c} where ${c.id} = ${conversation})`;
  const read = await db.rows(sql`update ${member} set ${assign(member, { readSeq: newest })}
    where ${member.conversation} = ${conversation} and ${member.user} = ${reader} and ${member.readSeq} < ${newest} returning ${columns({ id: member.id })}`);
  return read.length > 0;
}

/** Marks the messages of a swap's locked conversation as read that everybody except their sender has read. */
export async function markReadByAll({ db }: Ctx, conversation: string): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { readAt: sql`now()` })} where ${m.conversation} = ${conversation} and ${m.readAt} is null
    and not exists (select from ${member} where ${member.conversation} = ${conversation} and ${member.user} <> ${m.sender} and ${member.readSeq} < ${m.seq})`);
}
