import { canSql } from '../access/policy.ts';
import { containing } from '../platform/like.ts';
import { allOf, sql, type Sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../read/mapping.ts';
import { connection, list, one, type Page, type QuerySource } from '../read/query-source.ts';
import { User } from '../users/user.entity.ts';
import { Order, type OrderStatus } from './order.entity.ts';
import type { OrderSort } from './order.inputs.ts';
import { RECEIVED } from './order.mapping.ts';

const u = table(User, 'u');

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

/** Which orders of everybody, in which order. A search looks at the names of the product, the buyer and the seller. */
export interface OrderFilter {
  status?: OrderStatus | null;
  search?: string | null;
  sort: OrderSort;
}

function conditions(t: Columns<Order>, { status, search }: OrderFilter): Sql {
  const part = containing(search);
  const named = sql`select from ${u} where ${u.id} in (${t.buyer}, ${t.seller}) and ${u.name} ilike ${part}`;
  return allOf([...(status ? [sql`${t.status} = ${status}`] : []), ...(part ? [sql`(${t.name} ilike ${part} or exists (${named}))`] : [])]);
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
  return connection<Order>(Order, { where: (t) => conditions(t, filter), order: sorted[filter.sort], page });
}
