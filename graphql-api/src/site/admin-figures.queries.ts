import { OrderStatus } from '../orders/order.entity.ts';
import { sql, type Sql } from '../platform/sql.ts';

/** How many days the administrators' figures go back, today included. */
export const FIGURE_DAYS = 30;

/** How many rows of a table were made on each day since the first one. */
const perDay = (table: Sql, timeZone: string): Sql => sql`select (created_at at time zone ${timeZone})::date as day, count(*)::int as made
  from ${table} where created_at >= (select at from since) group by 1`;

/** One row: totals of now, and `days`, a JSON array of FIGURE_DAYS entries, oldest first. A day begins at midnight in `timeZone`. */
export function adminFiguresSql(timeZone: string): Sql {
  return sql`with today as (select (now() at time zone ${timeZone})::date as day),
    days as (select today.day - back as day from today, generate_series(0, ${FIGURE_DAYS}::int - 1) back),
    since as (select min(day)::timestamp at time zone ${timeZone} as at from days),
    users_made as (${perDay(sql`users`, timeZone)}),
    products_made as (${perDay(sql`products`, timeZone)}),
    messages_made as (${perDay(sql`messages`, timeZone)}),
    orders_made as (select (created_at at time zone ${timeZone})::date as day, status, count(*)::int as made
      from orders where created_at >= (select at from since) group by 1, 2)
  select
    (select count(*)::int from users where deleted_at is null) as users,
    (select count(*)::int from products where deleted_at is null and in_stock) as products,
    (select count(*)::int from orders where status not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED})) as "openOrders",
    (select count(*)::int from contact_messages where handled_at is null) as "openContactMessages",
    (select json_agg(json_build_object('day', days.day, 'users', coalesce(u.made, 0), 'products', coalesce(p.made, 0),
        'messages', coalesce(m.made, 0), 'orders', coalesce(o.by_status, '{}')) order by days.day)
      from days left join users_made u on u.day = days.day left join products_made p on p.day = days.day
        left join messages_made m on m.day = days.day
        left join (select day, json_object_agg(status, made) as by_status from orders_made group by day) o on o.day = days.day) as days`;
}
