import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table, values } from '../../../../platform/database/table.ts';
import { isReservedSql } from '../availability/reserved.queries.ts';
import { Product } from '../product.entity.ts';
import { recordPriceChange } from '../product.queries.ts';
import type { PlannedFall } from './falling-prices.ts';
import { PriceSchedule, PriceScheduleEnd } from './price-schedule.entity.ts';
import { PriceStep } from './price-step.entity.ts';

const p = table(Product, 'p');
const s = table(PriceSchedule, 's');
const n = table(PriceStep, 'n');
const next = rowsNamed(PriceStep, 'next');
const gone = rowsNamed(PriceStep, 'gone');

/** Hour of the day at which prices fall, in the time zone of the college. */
export const FALL_HOUR = 9;

/** How long the schedule of a taken-down listing is kept. Longer than taking it down can be undone. */
const KEPT_FOR = '1 hour';

const todaySql = (timeZone: string): Sql => sql`(now() at time zone ${timeZone}::text)::date`;

/** Locks a listed product and returns the data that its schedule depends on; undefined if it is not listed. */
export function lockPriced({ db }: Ctx, id: string) {
  const isReserved = expression<boolean>`${isReservedSql(p)}`;
  return db.one(sql`select ${columns({ id: p.id, seller: p.seller, price: p.price, quantity: p.quantity, isReserved })}
    from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null for no key update`);
}

/** Returns how many days of the college a time is after today. */
export async function daysUntil({ db, infra: { settings } }: Ctx, time: Date): Promise<number> {
  const { timeZone } = settings;
  const days = expression<number>`(${time}::timestamptz at time zone ${timeZone}::text)::date - ${todaySql(timeZone)}`;
  return (await db.one(sql`select ${columns({ days })}`))!.days;
}

/** Returns whether a product has exactly this schedule. */
export async function hasSchedule({ db }: Ctx, { product, mustGoBy, lowestPrice, atEnd }: Wanted): Promise<boolean> {
  return !!(await db.one(sql`select from ${s} where ${s.product} = ${product} and ${s.mustGoBy} = ${mustGoBy}
    and ${s.lowestPrice} = ${lowestPrice} and ${s.atEnd} = ${atEnd}`));
}

/** A schedule as requested by the seller. */
export interface Wanted {
  product: string;
  mustGoBy: Date;
  lowestPrice: number;
  atEnd: PriceScheduleEnd;
}

/** Deletes the schedule of a locked product with its steps. Returns false if it has none. */
export async function dropSchedule({ db }: Ctx, product: string): Promise<boolean> {
  await db.rows(sql`delete from ${n} where ${n.product} = ${product}`);
  return !!(await db.one(sql`delete from ${s} where ${s.product} = ${product} returning ${columns({ id: s.id })}`));
}

async function insertSteps({ db }: Ctx, product: string, times: Sql, prices: readonly number[]): Promise<void> {
  await db.rows(sql`insert into ${n} (${names(n, 'product', 'at', 'price')})
    select ${product}::bigint, step.* from unnest(${times}, ${[...prices]}::numeric[]) as step`);
}

/** Stores the schedule of a locked product that does not have one. */
export async function insertSchedule(ctx: Ctx, wanted: Wanted, falls: readonly PlannedFall[]): Promise<void> {
  const { timeZone } = ctx.infra.settings;
  await ctx.db.rows(sql`insert into ${s} ${values(s, { ...wanted, dueAt: wanted.mustGoBy })}`);
  const [days, prices] = [falls.map(({ day }) => day), falls.map(({ price }) => price)];
  const times = sql`array(select (${todaySql(timeZone)} + day + make_time(${FALL_HOUR}::int, 0, 0)) at time zone ${timeZone}::text
    from unnest(${days}::int[]) with ordinality as planned (day, place) order by place)`;
  await insertSteps(ctx, wanted.product, times, prices);
  await toNext(ctx, wanted.product);
}

/** Sets the due time of a locked product's schedule to its next step, or to the end after the last step. */
export async function toNext({ db }: Ctx, product: string): Promise<void> {
  const dueAt = sql`coalesce((select ${next.at} from next), ${s.mustGoBy})`;
  const atEnd = sql`case when ${s.atEnd} = ${PriceScheduleEnd.FREE} then 0 end`;
  const nextPrice = sql`coalesce((select ${next.price} from next), ${atEnd})`;
  await db.rows(sql`with next as (select * from ${n} where ${n.product} = ${product} and ${n.at} > now() order by ${n.at} limit 1)
    update ${s} set ${assign(s, { dueAt, nextPrice })} where ${s.product} = ${product}`);
}

/** Replaces the remaining steps of a schedule with equal ones at the same times. If there are fewer prices than times, the last times are kept. */
export async function replaceSteps(ctx: Ctx, product: string, pricesOf: (lowest: number, most: number) => number[]): Promise<void> {
  const schedule = await ctx.db.one(sql`select ${columns({ lowestPrice: s.lowestPrice })} from ${s} where ${s.product} = ${product}`);
  if (!schedule) return;
  const isToCome = expression<boolean>`${gone.at} > now()`;
  const removed = await ctx.db.rows(sql`with gone as (delete from ${n} using ${s}
      where ${s.product} = ${product} and ${n.product} = ${s.product} and ${n.at} >= ${s.dueAt} returning ${n.at})
    select ${columns({ at: gone.at, isToCome })} from gone`);
  const times = removed.flatMap(({ at, isToCome }) => (isToCome ? [at] : []));
  const prices = pricesOf(schedule.lowestPrice, times.length);
  const kept = sql`array(select at from unnest(${times}::timestamptz[]) as at order by at offset ${times.length - prices.length}::int)`;
  if (prices.length > 0) await insertSteps(ctx, product, kept, prices);
  await toNext(ctx, product);
}

/** Returns the listed products whose schedule is due. */
export function dueProducts({ db }: Ctx) {
  return db.rows(sql`select ${columns({ id: p.id })} from ${s} join ${p} on ${p.id} = ${s.product}
    where ${s.dueAt} <= now() and ${p.deletedAt} is null order by ${s.dueAt}, ${p.id}`);
}

/** Returns what is due in the schedule of a locked product; undefined if nothing is. `price` is the price of the last step whose time has come. */
export function dueSchedule({ db }: Ctx, product: string) {
  const price = expression<
    number | null
  >`(select ${n.price}::float8 from ${n} where ${n.product} = ${s.product} and ${n.at} <= now() order by ${n.at} desc limit 1)`;
  return db.one(sql`select ${columns({ atEnd: s.atEnd, isOver: expression<boolean>`${s.mustGoBy} <= now()`, price })}
    from ${s} where ${s.product} = ${product} and ${s.dueAt} <= now()`);
}

/** Lowers the price of a locked product and records the previous price. */
export async function lowerPrice(ctx: Ctx, product: string, price: number, before: number): Promise<void> {
  await ctx.db.rows(sql`update ${p} set ${assign(p, { price })} where ${p.id} = ${product}`);
  await recordPriceChange(ctx, product, before);
}

async function dropSchedulesOf({ db }: Ctx, products: Sql): Promise<void> {
  await db.rows(sql`delete from ${n} where ${n.product} in (${products})`);
  await db.rows(sql`delete from ${s} where ${s.product} in (${products})`);
}

/** Deletes the schedules of a user who leaves. */
export const deleteSchedulesOf = (ctx: Ctx, user: string): Promise<void> =>
  dropSchedulesOf(ctx, sql`select ${p.id} from ${p} where ${p.seller} = ${user}`);

/** Deletes the schedules of listings whose removal can no longer be undone. */
export const deleteSchedulesOfRemoved = (ctx: Ctx): Promise<void> =>
  dropSchedulesOf(ctx, sql`select ${s.product} from ${s} join ${p} on ${p.id} = ${s.product} where ${p.deletedAt} < now() - ${KEPT_FOR}::interval`);
