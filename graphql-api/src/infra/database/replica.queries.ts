import type { Pool } from 'pg';
import type { Db } from '../../platform/context.ts';

/** Returns the position of the primary's newest change. */
export async function primaryPosition(primary: Db): Promise<string> {
  const row = await primary.one<{ position: string }>({ text: 'select pg_current_wal_lsn()::text as position', values: [] });
  return row!.position;
}

/** Returns how many of the primary's positions have been replayed. A promoted replica has its own, later position. */
export async function countReplayed(replica: Pool, positions: readonly string[]): Promise<number> {
  const { rows } = await replica.query<{ replayed: number }>(
    `select count(*)::int as replayed from unnest($1::pg_lsn[]) position
      where position <= case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end`,
    [positions],
  );
  return rows[0]!.replayed;
}
