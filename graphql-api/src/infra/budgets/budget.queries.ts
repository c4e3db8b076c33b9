import type { Db } from '../../platform/context.ts';
import type { Bucket } from '../../platform/ports.ts';
import { expression, sql, type Sql } from '../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../platform/database/table.ts';
import { BudgetRow } from './budget.entity.ts';

const b = table(BudgetRow, 'b');

/** What a bucket holds at a time. Clocks of processes differ a little: an earlier time takes nothing away. */
function pointsAt({ capacity, perSecond }: Bucket, now: number): Sql {
  const passed = sql`greatest(0, ${now}::float8 - ${b.at}) / 1000`;
  return sql`least(${capacity}::float8, ${b.points} + ${passed} * ${perSecond}::float8)`;
}

/** Takes points out of a bucket that holds as many. Returns what is left; undefined, and nothing taken, where it holds fewer. */
export async function takePoints(db: Db, key: string, bucket: Bucket, points: number, now: number): Promise<number | undefined> {
  const held = pointsAt(bucket, now);
  const change = assign(b, { points: sql`${held} - ${points}::float8`, at: sql`greatest(${b.at}, ${now}::float8)` });
  const row = await db.one(sql`insert into ${b} ${values(b, { key, points: bucket.capacity - points, at: now })}
    on conflict (key) do update set ${change} where ${held} >= ${points}::float8 returning ${columns({ points: b.points })}`);
  return row?.points;
}

/** What a bucket holds; undefined for one that was not used lately, and is full. */
export async function heldPoints(db: Db, key: string, bucket: Bucket, now: number): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ points: expression<number>`${pointsAt(bucket, now)}` })} from ${b} where ${b.key} = ${key}`))?.points;
}

/** Adds points to a bucket, or takes some without asking; it never holds more than fit. */
export async function addPoints(db: Db, key: string, { capacity }: Bucket, points: number): Promise<void> {
  const change = assign(b, { points: sql`least(${capacity}::float8, ${b.points} + ${points}::float8)` });
  await db.rows(sql`update ${b} set ${change} where ${b.key} = ${key}`);
}

/** Deletes the buckets that nobody used since a time. */
export async function deleteBucketsUnusedSince(db: Db, time: number): Promise<void> {
  await db.rows(sql`delete from ${b} where ${b.at} < ${time}::float8`);
}
