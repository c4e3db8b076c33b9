import { canSql } from '../../../access/policy.ts';
import { recordEventSql } from '../../log/events/event.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { continueConversationSql } from '../../talk/conversations/conversation.queries.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../../log/idempotency/idempotency.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hasPart } from '../../../platform/text/like.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { allOf, expression, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { allHold, type WriteRule } from '../../../platform/database/write-rules.ts';
import { Product } from '../../market/products/product.entity.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../../../read/mapping.ts';
import { connection, foundFirst, list, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { returning, type PayloadSelection } from '../../../read/returning.ts';
import { User } from '../../people/users/user.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderStatus } from './order.entity.ts';
import type { OrderSort } from './order.inputs.ts';
import { RECEIVED } from './order.mapping.ts';

const u = table(User, 'u');
/** The product of a new order, at which its rules look. */
export const ordered = table(Product, 'p');
const p = ordered;
const s = table(Product, 's');
const o = table(Order, 'o');
const e = table(OrderEvent, 'e');
const taken = rowsNamed(Product, 'taken');
const placed = rowsNamed(Order, 'placed');
const talk = rowsNamed(Conversation, 'talk');

interface NewOrder {
  product: string;
  buyer: string;
  quantity: number;
  /** Price of one piece, as agreed; that of the product when left out. */
  price?: number;
  /** With one, the order is made unless the key was used. */
  request: IdempotentRequest | undefined;
  /** What must hold, about `ordered`. */
  rules: readonly WriteRule[];
}

/** The seller of a product. */
export const sellerOf = (product: string): Sql<never> => sql`(select ${s.seller} from ${s} where ${s.id} = ${product}::bigint)`;

/** The product of a new order with the condition of its row, for whoever asks which rule does not hold. */
export const orderedRow = (product: string): Sql<never> => sql`${ordered} on ${ordered.id} = ${product}::bigint`;

const resultSql = sql`json_build_object('order', json_build_object('id', ${placed.id}::text),
  'product', json_build_object('id', ${placed.product}::text))`;

/** Notifies both sides of the new order of what was ordered. */
const placedEvent = (buyer: string) =>
  recordEventSql(
    {
      type: EventType.ORDER_PLACED,
      subject: EventSubject.ORDER,
      subjectId: placed.id,
      actor: buyer,
      audience: sql`array[${placed.buyer}, ${placed.seller}]`,
      payload: sql`jsonb_build_object('product', ${placed.product}::text, 'quantity', ${placed.quantity}, 'price', ${placed.price})`,
    },
    sql`${placed}`,
  );

const returnedRows = {
  rows: { order: { of: Order, cte: 'placed' }, product: { of: Product, cte: 'taken' } },
  changes: [Product, Order, OrderEvent, Conversation],
};

/**
 * Takes the stock, keeps the snapshot, starts the timeline, continues the conversation, records the event and keeps the result
 * with the idempotency key in one statement: all of it happens, or nothing. Nothing is inserted, and undefined returned, where a rule does not hold
 * or the key was used.
 */
export function insertOrder(ctx: Ctx, order: NewOrder, info?: PayloadSelection) {
  const { product, buyer, quantity, price, request, rules } = order;
  const returned = expression<NodeReference['returned']>`${returning(ctx, info, returnedRows)}`;
  return ctx.db.one(sql`with taken as (
      update ${p} set ${assign(p, { quantity: sql`${p.quantity} - ${quantity}::int`, reservedFor: null, reservedUntil: null, updatedAt: sql`now()` })}
      where ${p.id} = ${product}::bigint and ${allHold(rules)} and ${keyIsFreeSql(request)} returning *),
    placed as (
      insert into ${o} (${names(o, 'buyer', 'seller', 'product', 'name', 'price', 'quantity', 'photo')})
      select ${buyer}::bigint, ${taken.seller}, ${taken.id}, ${taken.name}, coalesce(${price ?? null}::numeric, ${taken.price}), ${quantity}::int, ${taken.photo} from ${taken}
      returning *),
    event as (insert into ${e} (${names(e, 'order', 'to', 'by')})
      select ${placed.id}, ${OrderStatus.NOT_PROCESSED}::text, ${buyer}::bigint from ${placed}),
    logged as (${placedEvent(buyer)}),
    talk as (${continueConversationSql}),
    kept as (${keepResultSql(request, resultSql, sql`${placed}`)})
    select ${columns({ id: placed.id, seller: placed.seller, conversation: talk.id, returned })} from ${placed}, ${talk}`);
}

/** An order by id, for its two sides and administrators; null for everybody else. */
export function orderById(id: string): QuerySource {
  return one<Order>(Order, { where: (t) => sql`${t.id} = ${id} and ${canSql('order:read', t)}` });
}

/** The orders that a user placed, newest first; those that the user took off the list only where `all` is true. */
export function ordersPlacedBy(userId: string, all: boolean, limit: number): QuerySource {
  return list<Order>(Order, { where: (t) => sql`${t.buyer} = ${userId} and (not ${t.hiddenByBuyer} or ${all}::boolean)`, order: newestFirst, limit });
}

/** The orders that a user received, newest first, with the email address of each buyer. */
export function ordersReceivedBy(userId: string, limit: number): QuerySource {
  return list<Order>(Order, { where: (t) => sql`${t.seller} = ${userId}`, order: newestFirst, limit, scope: RECEIVED });
}

/** Which orders of everybody, in which order. */
export interface OrderFilter {
  status?: OrderStatus | null;
  search?: OrderSearch | undefined;
  sort: OrderSort;
}

/** What orders are searched for: a part of the names of the product, the buyer and the seller. */
export interface OrderSearch {
  part: string;
  /** The users that it names, where few orders are to be expected: indexes then find them. Undefined where it would find too many. */
  users: readonly string[] | undefined;
}

function searched(t: Columns<Order>, { part, users }: OrderSearch): Sql {
  if (users) return oneOf([hasPart(t.name, part), sql`${t.buyer} = any(${users}::bigint[])`, sql`${t.seller} = any(${users}::bigint[])`]);
  const named = sql`select ${u.id} from ${u} where ${hasPart(u.name, part)}`;
  return oneOf([sql`${t.buyer} in (${named})`, sql`${t.seller} in (${named})`, hasPart(t.name, part)]);
}

function conditions(t: Columns<Order>, { status, search }: OrderFilter): Sql {
  return allOf([...(status ? [sql`${t.status} = ${status}`] : []), ...(search ? [searched(t, search)] : [])]);
}

const total = (t: Columns<Order>) => sql`${t.price} * ${t.quantity}`;

const sorted: Record<OrderSort, OrderKey<Order>[]> = {
  NEWEST: newestFirst,
  OLDEST: oldestFirst,
  TOTAL_ASC: [{ by: total, type: 'numeric', desc: false }, ...oldestFirst],
  TOTAL_DESC: [{ by: total, type: 'numeric', desc: true }, ...newestFirst],
};

/** A page of the orders of everybody that a filter wants. */
export function ordersLike(filter: OrderFilter, page: Page): QuerySource {
  const order = sorted[filter.sort];
  if (!filter.search?.users) return connection<Order>(Order, { where: (t) => conditions(t, filter), order, page });
  const from = foundFirst(sql`select * from ${o} where ${conditions(o, filter)}`);
  return connection<Order>(Order, { from, where: () => sql`true`, order, page });
}
