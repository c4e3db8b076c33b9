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

/** Time after a handover in which both sides may rate. Afterwards every rating is visible. */
const OPEN_FOR = literal('14 days');

/** True if everybody may read a rating: both sides have rated, or the time to rate is over. */
export const isShownSql = (t: Pick<Columns<CounterpartRating>, 'order' | 'author'>): Sql =>
  sql`(exists (select from ${other} where ${other.order} = ${t.order} and ${other.author} <> ${t.author})
    or exists (select from ${o} where ${o.id} = ${t.order} and ${o.handoverConfirmedAt} <= now() - ${OPEN_FOR}::interval))`;

/** True if the viewer may read a rating: everybody may, or the viewer wrote it. */
export const isVisibleSql = (t: Columns<CounterpartRating>): Sql => sql`(coalesce(${t.author} = ${viewerSql.id}, false) or ${isShownSql(t)})`;

/** True if the buyer and seller of an order may rate each other now. */
export const isOpenSql = (t: Pick<Columns<Order>, 'handoverConfirmedAt'>): Sql =>
  sql`coalesce(${t.handoverConfirmedAt} > now() - ${OPEN_FOR}::interval, false)`;

/** True if the viewer has rated the other side of an order. */
export const hasRatedSql = (order: Sql): Sql => sql`exists (select from ${r} where ${r.order} = ${order} and ${r.author} = ${viewerSql.id})`;

/** True if a rating counts for its subject: it is the last visible rating of its author about the subject. */
export const countsSql = (t: Pick<Columns<CounterpartRating>, 'id' | 'order' | 'author' | 'subject'>): Sql =>
  sql`(${isShownSql(t)} and not exists (select from ${newer} where ${newer.subject} = ${t.subject} and ${newer.author} = ${t.author}
    and ${newer.id} > ${t.id} and ${isShownSql(newer)}))`;

/** Computes a value over the ratings that count for a user. */
export const overCountedSql = (value: (t: typeof r) => Sql, user: Sql): Sql =>
  sql`(select ${value(r)} from ${r} where ${r.subject} = ${user} and ${countsSql(r)})`;

/** Returns a rating that the viewer may read; null for any other. */
export function ratingById(id: string): QuerySource {
  return one<CounterpartRating>(CounterpartRating, { where: (t) => sql`${t.id} = ${id} and ${isVisibleSql(t)}` });
}

/** Returns whether an order was handed over, and whether its buyer and seller may still rate. */
export function ratingTimeOf({ db }: Ctx, orderId: string) {
  return db.one<{ handedOver: boolean; open: boolean }>(
    sql`select ${o.handoverConfirmedAt} is not null as "handedOver", ${isOpenSql(o)} as open from ${o} where ${o.id} = ${orderId}`,
  );
}

type NewRating = Pick<CounterpartRating, 'stars' | 'text' | 'onTime'> & { order: string; author: string; subject: string };

/** Inserts a rating and returns its id. Fails with counterpart_ratings_once if the author has already rated. */
export async function insertRating({ db }: Ctx, rating: NewRating): Promise<string> {
  const row = await db.one(sql`insert into ${r} ${values(r, rating)} returning ${columns({ id: r.id })}`);
  return row!.id;
}

/** Deletes the ratings about a user whose data is erased. The ratings that the user gave stay. */
export async function deleteRatingsOf({ db }: Ctx, userId: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.subject} = ${userId}`);
}
