import { Order } from '../orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table, values } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { CounterpartRating } from './counterpart-rating.entity.ts';

const r = table(CounterpartRating, 'r');
const o = table(Order, 'o');
const other = table(CounterpartRating, 'other');
const newer = table(CounterpartRating, 'newer');

/** How long after a handover both sides may rate; afterwards every rating is shown. */
const OPEN_FOR = literal('14 days');

/** Whether everybody may read a rating: both sides have rated, or the time to rate is over. */
export const isShownSql = (t: Pick<Columns<CounterpartRating>, 'order' | 'author'>): Sql =>
  sql`(exists (select from ${other} where ${other.order} = ${t.order} and ${other.author} <> ${t.author})
    or exists (select from ${o} where ${o.id} = ${t.order} and ${o.handoverConfirmedAt} <= now() - ${OPEN_FOR}::interval))`;

/** Whether the viewer may read a rating: it is shown, or the viewer's own. */
export const isVisibleSql = (t: Columns<CounterpartRating>): Sql => sql`(coalesce(${t.author} = ${viewerSql.id}, false) or ${isShownSql(t)})`;

/** Whether the sides of an order may rate each other now. */
export const isOpenSql = (t: Pick<Columns<Order>, 'handoverConfirmedAt'>): Sql =>
  sql`coalesce(${t.handoverConfirmedAt} > now() - ${OPEN_FOR}::interval, false)`;

/** Whether the viewer has rated the other side of an order. */
export const hasRatedSql = (order: Sql): Sql => sql`exists (select from ${r} where ${r.order} = ${order} and ${r.author} = ${viewerSql.id})`;

/** Whether a rating counts for its subject: it is shown, and the last one of its author that is. */
export const countsSql = (t: Pick<Columns<CounterpartRating>, 'id' | 'order' | 'author' | 'subject'>): Sql =>
  sql`(${isShownSql(t)} and not exists (select from ${newer} where ${newer.subject} = ${t.subject} and ${newer.author} = ${t.author}
    and ${newer.id} > ${t.id} and ${isShownSql(newer)}))`;

/** A value over the ratings that count for a user. */
export const overCountedSql = (value: (t: typeof r) => Sql, user: Sql): Sql =>
  sql`(select ${value(r)} from ${r} where ${r.subject} = ${user} and ${countsSql(r)})`;

/** A rating that the viewer may read; null for every other. */
export function ratingById(id: string): QuerySource {
  return one<CounterpartRating>(CounterpartRating, { where: (t) => sql`${t.id} = ${id} and ${isVisibleSql(t)}` });
}

/** Whether an order was handed over, and whether its sides may still rate. */
export function ratingTimeOf({ db }: Ctx, orderId: string) {
  return db.one<{ handedOver: boolean; open: boolean }>(
    sql`select ${o.handoverConfirmedAt} is not null as "handedOver", ${isOpenSql(o)} as open from ${o} where ${o.id} = ${orderId}`,
  );
}

type NewRating = Pick<CounterpartRating, 'stars' | 'text' | 'onTime'> & { order: string; author: string; subject: string };

/** Inserts a rating. Returns its id. Fails with counterpart_ratings_once where the author has rated. */
export async function insertRating({ db }: Ctx, rating: NewRating): Promise<string> {
  const row = await db.one(sql`insert into ${r} ${values(r, rating)} returning ${columns({ id: r.id })}`);
  return row!.id;
}

/** Deletes the ratings of a person whose data is erased; those that the person gave stay. */
export async function deleteRatingsOf({ db }: Ctx, userId: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.subject} = ${userId}`);
}
