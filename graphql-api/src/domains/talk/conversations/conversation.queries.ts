import { canSql } from '../../../access/policy.ts';
import { Bundle } from '../../trade/bundles/bundle.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { SwapLeg } from '../../trade/swaps/swap-leg.entity.ts';
import { Swap } from '../../trade/swaps/swap.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withValues } from '../../../platform/database/statement.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { allHold } from '../../../platform/database/write-rules.ts';
import { Product } from '../../market/products/product.entity.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import type { Columns, OrderKey } from '../../../read/mapping.ts';
import { isSuspendedSql } from '../../people/users/user.queries.ts';
import { Conversation } from './conversation.entity.ts';
import { peopleColumn, peopleSql, sidesOf } from './people/conversation-people.queries.ts';
import { conversationRules, started, talkedAbout, type NewConversation } from './conversation.rules.ts';

const c = table(Conversation, 'c');
const o = table(Order, 'o');
const p = table(Product, 'p');
const w = table(Swap, 'w');
const l = table(SwapLeg, 'l');
const b = table(Bundle, 'b');

/** Number of days after its end in which users can still write about an order. */
const OPEN_DAYS = 30;

/** True if users can still write about an order, by the time when it ended. */
export const chatOpenSql = (endedAt: Sql): Sql => sql`(${endedAt} is null or ${endedAt} > now() - make_interval(days => ${OPEN_DAYS}::int))`;

type Pair = Pick<Columns<Conversation>, 'product' | 'buyer'>;

/** True if an order of the swap of a conversation is open or ended at most 30 days ago. */
const swapOpenSql = (t: Pick<Columns<Conversation>, 'id'>): Sql => sql`exists (select from ${w} join ${l} on ${l.swap} = ${w.id}
  join ${o} on ${o.id} = ${l.order} where ${w.conversation} = ${t.id} and ${chatOpenSql(o.endedAt)})`;

/** Orders of the bundles of a conversation, as `o`. */
const ordersOfBundles = (t: Pick<Columns<Conversation>, 'id'>): Sql => sql`${o} join ${b} on ${b.id} = ${o.bundle} where ${b.conversation} = ${t.id}`;

/**
 * True if users can write in a conversation: its product is listed, or an order of it, of its swap or of a bundle is open or ended at most 30 days
 * ago.
 */
export const conversationOpenSql = (t: Pair & Pick<Columns<Conversation>, 'id'>): Sql =>
  sql`(exists (select from ${p} where ${p.id} = ${t.product} and ${p.deletedAt} is null)
    or exists (select from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer} and ${chatOpenSql(o.endedAt)})
    or exists (select from ${ordersOfBundles(t)} and ${chatOpenSql(o.endedAt)})
    or ${swapOpenSql(t)})`;

/** True if one side of a conversation is suspended and there is no open order left to write about. */
export const sideIsAwaySql = (t: Pick<Columns<Conversation>, 'id' | 'product' | 'buyer' | 'seller'>): Sql =>
  sql`((${isSuspendedSql(t.buyer)} or ${isSuspendedSql(t.seller)})
    and not exists (select from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer} and ${o.endedAt} is null)
    and not exists (select from ${ordersOfBundles(t)} and ${o.endedAt} is null))`;

/**
 * Returns the id of the order that a conversation shows: an open one of a bundle, or else the newest order of its buyer for its product; null before
 * the first order.
 */
export const newestOrderSql = (t: Pair & Pick<Columns<Conversation>, 'id'>): Sql => sql`coalesce(
  (select min(${o.id}) from ${ordersOfBundles(t)} and ${o.endedAt} is null),
  (select max(${o.id}) from ${o} where ${o.product} = ${t.product} and ${o.buyer} = ${t.buyer}))`;

/** Returns the id of the conversation that an order continues: that of its bundle, or else that of its buyer about its product. */
export const conversationOfSql = (t: Pick<Columns<Order>, 'product' | 'buyer' | 'bundle'>): Sql =>
  sql`coalesce((select ${b.conversation} from ${b} where ${b.id} = ${t.bundle}),
    (select ${c.id} from ${c} where ${c.product} = ${t.product} and ${c.buyer} = ${t.buyer}))`;

const placed = rowsNamed(Order, 'placed');
const excluded = rowsNamed(Conversation, 'excluded');

/** A CTE of a statement whose CTE `placed` returns new orders. It starts the conversation of each order, or updates the time of its last activity. */
export const continueConversationSql = sql`insert into ${c} (${names(c, 'product', 'buyer', 'seller', 'lastMessageAt')})
  select ${placed.product}, ${placed.buyer}, ${placed.seller}, now() from ${placed}
  on conflict (${names(c, 'product', 'buyer')}) do update set ${assign(c, { lastMessageAt: excluded.lastMessageAt })} returning *`;

const sides = columns({ id: c.id, ...sidesOf(c) });

const START = sql`insert into ${c} (${names(c, 'product', 'buyer', 'seller')})
  select ${talkedAbout.id}, ${started.buyer}, ${talkedAbout.seller} from ${talkedAbout} where ${allHold(conversationRules)}
  on conflict (${names(c, 'product', 'buyer')}) do nothing returning ${sides}`;

/** Starts the conversation of a buyer about a product, or finds the existing one. Returns nothing if there is none and a rule does not hold. */
export async function startOrFind(ctx: Ctx, conversation: NewConversation) {
  const { product, buyer } = conversation;
  const row = await ctx.db.one(withValues(START, ctx, conversation));
  return row ?? ctx.db.one(sql`select ${sides} from ${c} where ${c.product} = ${product} and ${c.buyer} = ${buyer}`);
}

/** Returns the people of a conversation. */
export function conversationPeople({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ id: c.id, people: peopleColumn(c) })} from ${c} where ${c.id} = ${id}`);
}

/** Returns the sides of an order, and the conversation that it continues. */
export function orderChat({ db }: Ctx, orderId: string) {
  return db.one(sql`select ${columns({ id: c.id, buyer: o.buyer, seller: o.seller, people: peopleColumn(c) })} from ${o}
    join ${c} on ${c.id} = ${conversationOfSql(o)} where ${o.id} = ${orderId}`);
}

/** Returns the newest order of a conversation; null before the first order. */
export async function newestOrderOf({ db }: Ctx, id: string): Promise<string | null> {
  const order = expression<string | null>`${newestOrderSql(c)}::text`;
  return (await db.one(sql`select ${columns({ order })} from ${c} where ${c.id} = ${id}`))?.order ?? null;
}

/** Returns a conversation to its people and administrators; null for everybody else. */
export function conversationById(id: string): QuerySource {
  return one<Conversation>(Conversation, { where: (t) => sql`${t.id} = ${id} and ${canSql('conversation:read', { people: peopleSql(t) })}` });
}

/** Sort order of conversations by their last activity, newest first, in microseconds since 1970. */
export const lastActiveFirst: OrderKey<Conversation>[] = [
  { by: (t) => sql`(extract(epoch from coalesce(${t.lastMessageAt}, ${t.createdAt})) * 1000000)::bigint`, type: 'bigint', desc: true },
  { by: (t) => t.id, type: 'bigint', desc: true },
];
