import type { Db } from '../../platform/context.ts';
import { expression, sql } from '../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../platform/database/table.ts';
import { LastBackup } from './last-backup.entity.ts';

const l = table(LastBackup, 'l');
const excluded = rowsNamed(LastBackup, 'excluded');

/** Records that a backup was completed. */
export async function recordBackup(db: Db): Promise<void> {
  await db.rows(sql`insert into ${l} (${names(l, 'id', 'completedAt')}) values (1, now())
    on conflict (${names(l, 'id')}) do update set ${assign(l, { completedAt: excluded.completedAt })}`);
}

/** Returns when the last backup was completed, in seconds since 1970; undefined before the first backup. */
export async function lastBackupSeconds(db: Db): Promise<number | undefined> {
  const row = await db.one(sql`select ${columns({ seconds: expression<number>`extract(epoch from ${l.completedAt})::float` })} from ${l}`);
  return row?.seconds;
}
