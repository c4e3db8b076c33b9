import { canSql } from '../../../access/policy.ts';
import { recordEventSql } from '../../log/events/event.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { continueConversationSql } from '../../talk/conversations/conversation.queries.ts';
import { keepResultSql, keyIsFreeSql, type IdempotentRequest } from '../../log/idempotency/idempotency.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hasPart } from '../../../platform/text/like.ts';
import { given } from '../../../platform/database/statement.ts';
import { allOf, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { allHold } from '../../../platform/database/write-rules.ts';
import { Product } from '../../market/products/product.entity.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../../../read/mapping.ts';
import { connection, foundFirst, list, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { returning, writeStatement, type PayloadSelection } from '../../../read/returning.ts';
import { User } from '../../people/users/user.entity.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order, OrderStatus } from './order.entity.ts';
import { longestUnchangedFirst, timeConditions, type Times } from '../../../read/times.ts';
import type { OrderSort } from './order.inputs.ts';
import { RECEIVED } from './order.mapping.ts';
import { ordered, orderRules, type WantedOrder } from './order.rules.ts';

const u = table(User, 'u');
const p = ordered;
const o = table(Order, 'o');
const e = table(OrderEvent, 'e');
const taken = rowsNamed(Product, 'taken');
const placed = rowsNamed(Order, 'placed');
const talk = rowsNamed(Conversation, 'talk');

/** A new order, with its idempotency key if it has one. */
interface NewOrder extends WantedOrder, Partial<IdempotentRequest> {
  /** Agreed price of one piece; null for the price of the product. */
  price: number | null;
}

const { buyer, quantity, price } = given<Pick<NewOrder, 'buyer' | 'quantity' | 'price'>>({ buyer: 'bigint', quantity: 'int', price: 'numeric' });

const resultSql = sql`json_build_object('order', json_build_object('id', ${placed.id}::text),
  'product', json_build_object('id', ${placed.product}::text))`;

/** Records the event of a new order for both sides. */
const placedEvent = recordEventSql(
  {
    type: EventType.ORDER_PLACED,
    subject: EventSubject.ORDER,
    subjectId: placed.id,
    actor: placed.buyer,
    audience: sql`array[${placed.buyer}, ${placed.seller}]`,
    payload: sql`jsonb_build_object('product', ${placed.product}::text, 'quantity', ${placed.quantity}, 'price', ${placed.price})`,
  },
  sql`${placed}`,
);

/**
 * Takes the stock, stores the snapshot, starts the timeline, continues the conversation, records the event and stores the result with the idempotency
 * key, all in one statement.
 */
const placeOrder = writeStatement({
  name: 'placeOrder',
  rows: { order: { of: Order, cte: 'placed' }, product: { of: Product, cte: 'taken' } },
  changes: [Product, Order, OrderEvent, Conversation],
  sql: (returned) => sql`with taken as (
      update ${p} set ${assign(p, { quantity: sql`${p.quantity} - ${quantity}`, reservedFor: null, reservedUntil: null })}
      where ${allHold(orderRules)} and ${keyIsFreeSql} returning *),
    placed as (
      insert into ${o} (${names(o, 'buyer', 'seller', 'product', 'name', 'price', 'quantity', 'photo')})
      select ${buyer}, ${taken.seller}, ${taken.id}, ${taken.name}, coalesce(${price}, ${taken.price}), ${quantity}, ${taken.photo} from ${taken}
      returning *),
    event as (insert into ${e} (${names(e, 'order', 'to', 'by')})
      select ${placed.id}, ${OrderStatus.NOT_PROCESSED}::text, ${placed.buyer} from ${placed}),
    logged as (${placedEvent}),
    talk as (${continueConversationSql}),
    kept as (${keepResultSql(resultSql, sql`${placed}`)})
    select ${columns({ id: placed.id, seller: placed.seller, conversation: talk.id, returned })} from ${placed}, ${talk}`,
});

/** Places an order. Returns undefined and inserts nothing if a rule does not hold or the key was used. */
export function insertOrder(ctx: Ctx, order: NewOrder, info?: PayloadSelection) {
  return ctx.db.one(returning(ctx, info, placeOrder, order));
}

/** Returns an order by id for its buyer, its seller and administrators; null for everybody else. */
export function orderById(id: string): QuerySource {
  return one<Order>(Order, { where: (t) => sql`${t.id} = ${id} and ${canSql('order:read', t)}` });
}

/** Returns the orders that a user placed, newest first. Orders that the user removed from the list are included only if `all` is true. */
export function ordersPlacedBy(userId: string, all: boolean, limit: number): QuerySource {
  return list<Order>(Order, { where: (t) => sql`${t.buyer} = ${userId} and (not ${t.hiddenByBuyer} or ${all}::boolean)`, order: newestFirst, limit });
}

/** Returns the orders that a user received, newest first, with the email address of each buyer. */
export function ordersReceivedBy(userId: string, limit: number): QuerySource {
  return list<Order>(Order, { where: (t) => sql`${t.seller} = ${userId}`, order: newestFirst, limit, scope: RECEIVED });
}

/** Filter and sort order of the list of all orders. */
export interface OrderFilter extends Times {
  status?: OrderStatus | null;
  search?: OrderSearch | undefined;
  sort: OrderSort;
}

/** Search text for orders: a part of the names of the product, the buyer and the seller. */
export interface OrderSearch {
  part: string;
  /** The users that the text names if they have few orders, so that indexes find the orders. Undefined if there would be too many. */
  users: readonly string[] | undefined;
}

function searched(t: Columns<Order>, { part, users }: OrderSearch): Sql {
  if (users) return oneOf([hasPart(t.name, part), sql`${t.buyer} = any(${users}::bigint[])`, sql`${t.seller} = any(${users}::bigint[])`]);
  const named = sql`select ${u.id} from ${u} where ${hasPart(u.name, part)}`;
  return oneOf([sql`${t.buyer} in (${named})`, sql`${t.seller} in (${named})`, hasPart(t.name, part)]);
}

function conditions(t: Columns<Order>, { status, search, ...times }: OrderFilter): Sql {
  return allOf([...timeConditions(t, times), ...(status ? [sql`${t.status} = ${status}`] : []), ...(search ? [searched(t, search)] : [])]);
}

const total = (t: Columns<Order>) => sql`${t.price} * ${t.quantity}`;

const sorted: Record<OrderSort, OrderKey<Order>[]> = {
  NEWEST: newestFirst,
  OLDEST: oldestFirst,
  TOTAL_ASC: [{ by: total, type: 'numeric', desc: false }, ...oldestFirst],
  TOTAL_DESC: [{ by: total, type: 'numeric', desc: true }, ...newestFirst],
  UPDATED: longestUnchangedFirst,
};

/** Returns a page of the orders of all users that match a filter. */
export function ordersLike(filter: OrderFilter, page: Page): QuerySource {
  const order = sorted[filter.sort];
  if (!filter.search?.users) return connection<Order>(Order, { where: (t) => conditions(t, filter), order, page });
  const from = foundFirst(sql`select * from ${o} where ${conditions(o, filter)}`);
  return connection<Order>(Order, { from, where: () => sql`true`, order, page });
}
