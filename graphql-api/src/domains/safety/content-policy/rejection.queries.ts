import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { Rejection } from './rejection.entity.ts';

const r = table(Rejection, 'r');

/** Inserts a rejection of a listing with its violations. */
export async function insertRejection({ db }: Ctx, user: string, concerns: string): Promise<void> {
  await db.rows(sql`insert into ${r} ${values(r, { user, concerns })}`);
}

/** Returns how many listings of a user were rejected in the last days and not yet counted towards a deduction. */
export async function uncountedRejections({ db }: Ctx, user: string, days: number): Promise<number> {
  const row = await db.one(sql`select ${columns({ count: expression<number>`count(*)::int` })} from ${r}
    where ${r.user} = ${user} and not ${r.punished} and ${r.createdAt} > now() - ${`${days} days`}::interval`);
  return row!.count;
}

/** Marks all rejections of a user as counted towards a deduction. */
export async function countRejections({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`update ${r} set ${assign(r, { punished: true })} where ${r.user} = ${user}`);
}

/** Deletes the rejections that are older than this many days. */
export async function deleteRejectionsOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.createdAt} < now() - make_interval(days => ${days}::int)`);
}

/** Deletes the rejections of a user. */
export async function deleteRejectionsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.user} = ${user}`);
}
