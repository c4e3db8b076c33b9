import type { Pool } from 'pg';
import type { Db } from '../../platform/context.ts';

/** The position of the newest change of the primary. */
export async function primaryPosition(primary: Db): Promise<string> {
  const row = await primary.one<{ position: string }>({ text: 'select pg_current_wal_lsn()::text as position', values: [] });
  return row!.position;
}

/** How many of some positions of the primary have been replayed. A promoted replica has a position of its own, which is later. */
export async function countReplayed(replica: Pool, positions: readonly string[]): Promise<number> {
  const { rows } = await replica.query<{ replayed: number }>(
    `select count(*)::int as replayed from unnest($1::pg_lsn[]) position
      where position <= case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end`,
    [positions],
  );
  return rows[0]!.replayed;
}
