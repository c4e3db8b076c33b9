import { Conversation } from '../../../talk/conversations/conversation.entity.ts';
import { isPersonSql, isUnreadSql } from '../../../talk/conversations/people/conversation-people.queries.ts';
import { Message } from '../../../talk/conversations/messages/message.entity.ts';
import { Order, type OrderStatus } from '../../../trade/orders/order.entity.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { expression, raw, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { PointsEntry } from '../../../rewards/points/points-entry.entity.ts';
import { Product } from '../../../market/products/product.entity.ts';

const o = table(Order, 'o');
const m = table(Message, 'm');
const c = table(Conversation, 'c');
const p = table(Product, 'p');
const e = table(PointsEntry, 'e');
/** Maximum number of rows in an answer. */
const MOST = 5;

const total = expression<number>`count(*) over ()::int`;

/** Condition: an order has one of these statuses; true for all orders if none are given. */
const withStatus = (statuses: readonly OrderStatus[] | undefined): Sql => (statuses ? sql`${o.status} = any(${[...statuses]}::text[])` : raw('true'));

/** Returns the newest orders that a user placed and has not hidden from the list, with their total number. */
export function placedOrders({ db }: Ctx, user: string, statuses?: readonly OrderStatus[]) {
  return db.rows(sql`select ${columns({ name: o.name, status: o.status, price: o.price, quantity: o.quantity, total })} from ${o}
    where ${o.buyer} = ${user} and not ${o.hiddenByBuyer} and ${withStatus(statuses)} order by ${o.id} desc limit ${MOST}::int`);
}

/** Returns the newest orders that a user received, with their total number. */
export function receivedOrders({ db }: Ctx, user: string, statuses?: readonly OrderStatus[]) {
  return db.rows(sql`select ${columns({ name: o.name, status: o.status, price: o.price, quantity: o.quantity, total })} from ${o}
    where ${o.seller} = ${user} and ${withStatus(statuses)} order by ${o.id} desc limit ${MOST}::int`);
}

/** Returns the newest listings of a user, optionally only those that are sold out or not, with their total number. */
export function ownListings({ db }: Ctx, user: string, isSoldOut?: boolean) {
  const stock = isSoldOut === undefined ? raw('true') : sql`${p.inStock} = ${!isSoldOut}::boolean`;
  return db.rows(sql`select ${columns({ id: p.id, name: p.name, price: p.price, quantity: p.quantity, total })} from ${p}
    where ${p.seller} = ${user} and ${p.deletedAt} is null and ${stock} order by ${p.id} desc limit ${MOST}::int`);
}

/** Returns the points total of a user. */
export async function ownPoints({ db }: Ctx, user: string): Promise<number> {
  const sum = expression<number>`coalesce(sum(${e.points}), 0)::int`;
  return (await db.one(sql`select ${columns({ sum })} from ${e} where ${e.user} = ${user}`))!.sum;
}

/** Returns the number of a user's unread chat messages. */
export async function unreadMessages({ db }: Ctx, user: string): Promise<number> {
  const reader = sql`${user}::bigint`;
  const count = expression<number>`count(*)::int`;
  const row = await db.one(sql`select ${columns({ count })} from ${m} join ${c} on ${c.id} = ${m.conversation}
    where ${isPersonSql(c, reader)} and ${isUnreadSql(m, c, reader)}`);
  return row!.count;
}
