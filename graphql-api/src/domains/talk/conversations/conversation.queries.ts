import { canSql } from '../../../access/policy.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { allHold, type WriteRule } from '../../../platform/database/write-rules.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import type { Columns, OrderKey } from '../../../read/mapping.ts';
import { isSuspendedSql } from '../../people/users/user.queries.ts';
import { Conversation } from './conversation.entity.ts';

const c = table(Conversation, 'c');
const o = table(Order, 'o');
/** The product that a conversation is about, at which the rules of a new one look. */
export const talkedAbout = table(Product, 'p');
const p = talkedAbout;

/** Writing about an order closes this long after it ended. */
const OPEN_DAYS = 30;

/** Whether one may still write about an order, by the time when it ended. */
export const chatOpenSql = (endedAt: Sql): Sql => sql`(${endedAt} is null or ${endedAt} > now() - make_interval(days => ${OPEN_DAYS}))`;

type Pair = Pick<Columns<Conversation>, 'product' | 'buyer'>;

/** Whether one may write in a conversation: its product is listed, or an order of it is open or ended at most 30 days ago. */
export const conversationOpenSql = (t: Pair): Sql => sql`(exists (select from ${p} where ${p.id} = ${t.product} and ${p.deletedAt} is null)
  or exists (select from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer} and ${chatOpenSql(o.endedAt)}))`;

/** Whether one side of a conversation is suspended and no open order is left to talk about. */
export const sideIsAwaySql = (t: Pick<Columns<Conversation>, 'product' | 'buyer' | 'seller'>): Sql =>
  sql`((${isSuspendedSql(t.buyer)} or ${isSuspendedSql(t.seller)})
    and not exists (select from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer} and ${o.endedAt} is null))`;

/** The id of the newest order of a buyer and a product; null before the first. */
export const newestOrderSql = (t: Pair): Sql => sql`(select max(${o.id}) from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer})`;

/** The id of the conversation that an order continues. */
export const conversationOfSql = (t: Pick<Columns<Order>, 'product' | 'buyer'>): Sql =>
  sql`(select ${c.id} from ${c} where ${c.product} = ${t.product} and ${c.buyer} = ${t.buyer})`;

const placed = rowsNamed(Order, 'placed');
const excluded = rowsNamed(Conversation, 'excluded');

/** A CTE of a statement whose CTE `placed` returns new orders: starts the conversation of each, or notes in it that something happened. */
export const continueConversationSql = sql`insert into ${c} (${names(c, 'product', 'buyer', 'seller', 'lastMessageAt')})
  select ${placed.product}, ${placed.buyer}, ${placed.seller}, now() from ${placed}
  on conflict (${names(c, 'product', 'buyer')}) do update set ${assign(c, { lastMessageAt: excluded.lastMessageAt })} returning *`;

/** That product with the condition of its row, for whoever asks which rule does not hold. */
export const talkedAboutRow = (product: string): Sql<never> => sql`${talkedAbout} on ${talkedAbout.id} = ${product}::bigint`;

/** Starts the conversation of a buyer about a product, or finds it. Returns nothing where there is none and a rule does not hold. */
export async function startOrFind({ db }: Ctx, product: string, buyer: string, rules: readonly WriteRule[]) {
  const started = await db.one(sql`insert into ${c} (${names(c, 'product', 'buyer', 'seller')})
    select ${p.id}, ${buyer}::bigint, ${p.seller} from ${p} where ${p.id} = ${product}::bigint and ${allHold(rules)}
    on conflict (${names(c, 'product', 'buyer')}) do nothing returning ${columns({ id: c.id, buyer: c.buyer, seller: c.seller })}`);
  if (started) return started;
  return db.one(
    sql`select ${columns({ id: c.id, buyer: c.buyer, seller: c.seller })} from ${c} where ${c.product} = ${product} and ${c.buyer} = ${buyer}`,
  );
}

/** The sides of a conversation. */
export function conversationSides({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ id: c.id, buyer: c.buyer, seller: c.seller })} from ${c} where ${c.id} = ${id}`);
}

/** The sides of an order, and the conversation that it continues. */
export function orderChat({ db }: Ctx, orderId: string) {
  return db.one(sql`select ${columns({ id: c.id, buyer: o.buyer, seller: o.seller })} from ${o}
    join ${c} on ${c.product} = ${o.product} and ${c.buyer} = ${o.buyer} where ${o.id} = ${orderId}`);
}

/** The newest order of a conversation; null before the first. */
export async function newestOrderOf({ db }: Ctx, id: string): Promise<string | null> {
  const order = expression<string | null>`${newestOrderSql(c)}::text`;
  return (await db.one(sql`select ${columns({ order })} from ${c} where ${c.id} = ${id}`))?.order ?? null;
}

/** A conversation, for both sides and administrators; null for everybody else. */
export function conversationById(id: string): QuerySource {
  return one<Conversation>(Conversation, { where: (t) => sql`${t.id} = ${id} and ${canSql('chat:read', t)}` });
}

/** Conversations with the one first in which something happened last, by microseconds since 1970. */
export const lastActiveFirst: OrderKey<Conversation>[] = [
  { by: (t) => sql`(extract(epoch from coalesce(${t.lastMessageAt}, ${t.createdAt})) * 1000000)::bigint`, type: 'bigint', desc: true },
  { by: (t) => t.id, type: 'bigint', desc: true },
];
