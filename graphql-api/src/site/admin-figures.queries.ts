import type { Ctx } from '../platform/context.ts';
import { Message } from '../chat/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { DeliveryDispute } from '../handover/delivery-dispute.entity.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { expression, sql, type Sql } from '../platform/sql.ts';
import { columns, table, type Table } from '../platform/table.ts';
import { Product } from '../products/product.entity.ts';
import { Report } from '../reports/report.entity.ts';
import { LoggedSearch } from '../search/logged-search.entity.ts';
import { User } from '../users/user.entity.ts';

/** How many days the administrators' figures go back, today included. */
export const FIGURE_DAYS = 30;

const u = table(User, 'u');
const p = table(Product, 'p');
const m = table(Message, 'm');
const o = table(Order, 'o');
const c = table(ContactMessage, 'c');
const r = table(Report, 'r');
const d = table(DeliveryDispute, 'd');
const l = table(LoggedSearch, 'l');

interface DayRow {
  day: string;
  users: number;
  products: number;
  messages: number;
  orders: Partial<Record<OrderStatus, number>>;
}

const totals = {
  users: expression<number>`(select count(*)::int from ${u} where ${u.deletedAt} is null)`,
  products: expression<number>`(select count(*)::int from ${p} where ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock})`,
  openOrders: expression<number>`(select count(*)::int from ${o} where ${o.status} not in (${OrderStatus.DELIVERED}, ${OrderStatus.CANCELLED}))`,
  openContactMessages: expression<number>`(select count(*)::int from ${c} where ${c.handledAt} is null)`,
  openReports: expression<number>`(select count(*)::int from ${r} where ${r.decidedAt} is null)`,
  medianDecisionHours: expression<
    number | null
  >`(select percentile_cont(0.5) within group (order by extract(epoch from ${r.decidedAt} - ${r.createdAt}) / 3600)
    from ${r} where ${r.decidedAt} >= now() - make_interval(days => ${FIGURE_DAYS}::int))`,
  openDisputes: expression<number>`(select count(*)::int from ${d} where ${d.settledAt} is null)`,
  searchesWithoutResults: expression<number>`(select count(*)::int from ${l} where not ${l.found})`,
};

const days = expression<DayRow[]>`(select json_agg(json_build_object('day', days.day, 'users', coalesce(users_made.made, 0),
    'products', coalesce(products_made.made, 0), 'messages', coalesce(messages_made.made, 0), 'orders', coalesce(orders.by_status, '{}')) order by days.day)
  from days left join users_made on users_made.day = days.day left join products_made on products_made.day = days.day
    left join messages_made on messages_made.day = days.day
    left join (select day, json_object_agg(status, made) as by_status from orders_made group by day) orders on orders.day = days.day)`;

const dayOf = (of: Table<{ createdAt: Date }>, timeZone: string): Sql => sql`(${of.createdAt} at time zone ${timeZone})::date`;

/** How many rows of a table were made on each day since the first one. */
const perDay = (of: Table<{ createdAt: Date }>, timeZone: string): Sql => sql`select ${dayOf(of, timeZone)} as day, count(*)::int as made
  from ${of} where ${of.createdAt} >= (select at from since) group by 1`;

/** Totals of now, and `days`: FIGURE_DAYS entries, oldest first. A day begins at midnight in `timeZone`. */
export async function countForAdmins({ db }: Ctx, timeZone: string) {
  const row = await db.one(sql`with today as (select (now() at time zone ${timeZone})::date as day),
    days as (select today.day - back as day from today, generate_series(0, ${FIGURE_DAYS}::int - 1) back),
    since as (select min(day)::timestamp at time zone ${timeZone} as at from days),
    users_made as (${perDay(u, timeZone)}),
    products_made as (${perDay(p, timeZone)}),
    messages_made as (${perDay(m, timeZone)}),
    orders_made as (select ${dayOf(o, timeZone)} as day, ${o.status} as status, count(*)::int as made
      from ${o} where ${o.createdAt} >= (select at from since) group by 1, 2)
    select ${columns({ ...totals, days })}`);
  return row!;
}
