import type { Db } from '../../platform/context.ts';
import type { Bucket } from '../../platform/ports.ts';
import { expression, sql, type Sql } from '../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../platform/database/table.ts';
import { BudgetRow } from './budget.entity.ts';

const b = table(BudgetRow, 'b');

/** Returns the number of points in a bucket at a time. Clocks of processes differ a little, so an earlier time does not reduce the points. */
function pointsAt({ capacity, perSecond }: Bucket, now: number): Sql {
  const passed = sql`greatest(0, ${now}::float8 - ${b.at}) / 1000`;
  return sql`least(${capacity}::float8, ${b.points} + ${passed} * ${perSecond}::float8)`;
}

/** Takes points from a bucket if it has enough. Returns the remaining points; undefined if the bucket has too few, in which case nothing is taken. */
export async function takePoints(db: Db, key: string, bucket: Bucket, points: number, now: number): Promise<number | undefined> {
  const held = pointsAt(bucket, now);
  const change = assign(b, { points: sql`${held} - ${points}::float8`, at: sql`greatest(${b.at}, ${now}::float8)` });
  const row = await db.one(sql`insert into ${b} ${values(b, { key, points: bucket.capacity - points, at: now })}
    on conflict (key) do update set ${change} where ${held} >= ${points}::float8 returning ${columns({ points: b.points })}`);
  return row?.points;
}

/** Returns the points in a bucket; undefined for a bucket that was not used recently and is therefore full. */
export async function heldPoints(db: Db, key: string, bucket: Bucket, now: number): Promise<number | undefined> {
  return (await db.one(sql`select ${columns({ points: expression<number>`${pointsAt(bucket, now)}` })} from ${b} where ${b.key} = ${key}`))?.points;
}

/** Adds points to a bucket, up to its capacity. A negative number takes points unconditionally. */
export async function addPoints(db: Db, key: string, { capacity }: Bucket, points: number): Promise<void> {
  const change = assign(b, { points: sql`least(${capacity}::float8, ${b.points} + ${points}::float8)` });
  await db.rows(sql`update ${b} set ${change} where ${b.key} = ${key}`);
}

/** Deletes the buckets that have not been used since a time. */
export async function deleteBucketsUnusedSince(db: Db, time: number): Promise<void> {
  await db.rows(sql`delete from ${b} where ${b.at} < ${time}::float8`);
}
