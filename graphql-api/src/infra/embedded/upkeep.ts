import { CHECKPOINT, VACUUM, type StatementPool } from '../database/connection.queries.ts';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 3_600_000;

/** Runs checkpoint and vacuum at intervals, because PGlite has neither a checkpointer nor autovacuum. Returns a function that stops it. */
export function runUpkeep(pool: StatementPool): () => void {
  const quietly = (text: string) => void pool.query({ text }).catch(() => undefined);
  const timers = [setInterval(() => quietly(CHECKPOINT), CHECKPOINT_EVERY_MS), setInterval(() => quietly(VACUUM), VACUUM_EVERY_MS)];
  timers.forEach((timer) => timer.unref());
  return () => timers.forEach(clearInterval);
}
