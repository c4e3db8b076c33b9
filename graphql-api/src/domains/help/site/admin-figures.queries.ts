import type { Ctx } from '../../../platform/context.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { DeliveryDispute } from '../../trade/handover/delivery-dispute.entity.ts';
import { Order, OrderStatus } from '../../trade/orders/order.entity.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table, type Table } from '../../../platform/database/table.ts';
import { Product } from '../../market/products/product.entity.ts';
import { Report } from '../../safety/reports/report.entity.ts';
import { LoggedSearch } from '../../market/search/log/logged-search.entity.ts';
import { User } from '../../people/users/user.entity.ts';

/** Number of days that the administrators' figures cover, including today. */
export const FIGURE_DAYS = 30;

const u = table(User, 'u');
const p = table(Product, 'p');
const m = table(Message, 'm');
const o = table(Order, 'o');
const c = table(ContactMessage, 'c');
const r = table(Report, 'r');
const d = table(DeliveryDispute, 'd');
const l = table(LoggedSearch, 'l');

const OPEN = [OrderStatus.NOT_PROCESSED, OrderStatus.PROCESSING, OrderStatus.SHIPPED];

interface DayRow {
  day: string;
  users: number;
  products: number;
  messages: number;
  orders: Record<OrderStatus, number>;
}

const totals = {
  users: expression<number>`(select count(*)::int from ${u} where ${u.deletedAt} is null)`,
  products: expression<number>`(select count(*)::int from ${p} where ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock})`,
  openOrders: expression<number>`(select count(*)::int from ${o} where ${o.status} = any(${OPEN}::text[]))`,
  openContactMessages: expression<number>`(select count(*)::int from ${c} where ${c.handledAt} is null)`,
  openReports: expression<number>`(select count(*)::int from ${r} where ${r.decidedAt} is null)`,
  medianDecisionHours: expression<
    number | null
  >`(select percentile_cont(0.5) within group (order by extract(epoch from ${r.decidedAt} - ${r.createdAt}) / 3600)
    from ${r} where ${r.decidedAt} >= now() - make_interval(days => ${FIGURE_DAYS}::int))`,
  openDisputes: expression<number>`(select count(*)::int from ${d} where ${d.settledAt} is null)`,
  searchesWithoutResults: expression<number>`(select count(*)::int from ${l} where not ${l.found})`,
};

type Created = Table<{ createdAt: Date }>;

/** SQL of the number of a table's rows created on a day, using the index on their time from midnight to midnight. */
const madeOnDay = (of: Created, where: Sql = sql`true`): Sql =>
  sql`(select count(*)::int from ${of} where ${of.createdAt} >= days.at and ${of.createdAt} < days.until and ${where})`;

const ordersOfDay = sql`(select json_object_agg(known.status, ${madeOnDay(o, sql`${o.status} = known.status`)})
  from unnest(${Object.values(OrderStatus)}::text[]) as known(status))`;

const days = expression<DayRow[]>`(select json_agg(json_build_object('day', days.day, 'users', ${madeOnDay(u)}, 'products', ${madeOnDay(p)},
    'messages', ${madeOnDay(m)}, 'orders', ${ordersOfDay}) order by days.day) from days)`;

/** Returns current totals, and `days`: FIGURE_DAYS entries, oldest first. A day begins at midnight in `timeZone`. */
export async function countForAdmins({ db }: Ctx, timeZone: string) {
  const midnight = (day: Sql) => sql`${day}::timestamp at time zone ${timeZone}`;
  const row = await db.one(sql`with today as (select (now() at time zone ${timeZone})::date as day),
    days as (select dated.day, ${midnight(sql`dated.day`)} as at, ${midnight(sql`(dated.day + 1)`)} as until
      from (select today.day - back as day from today, generate_series(0, ${FIGURE_DAYS}::int - 1) back) dated)
    select ${columns({ ...totals, days })}`);
  return row!;
}
