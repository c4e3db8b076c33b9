import type { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as wait } from 'node:timers/promises';
import { migrationLimits } from './connection.queries.ts';

/** Maximum wait for a table lock. While a migration waits for a table, all other statements that need the table queue behind it. */
const LOCK_SECONDS = 3;
/** Delays between two attempts in milliseconds, one per failure; the last is repeated. */
const TRY_AGAIN_AFTER_MS = [1_000, 2_000, 5_000, 10_000];

/** PostgreSQL's `lock_not_available`. */
const isLocked = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: string }).code === '55P03') return true;
  }
  return false;
};

async function runPending(orm: MikroORM): Promise<void> {
  // Creates the migrator's own table, because there is no second connection for it during the transaction.
  await orm.migrator.getPending();
  const connection = orm.em.getConnection();
  await connection.transactional(async (transaction) => {
    // Set within the transaction, because behind PgBouncer a session setting may apply to another client.
    for (const text of migrationLimits(LOCK_SECONDS)) await connection.execute(text, [], 'run', transaction);
    await orm.migrator.up({ transaction });
  });
}

/**
 * Runs the pending migrations in one transaction. If another long transaction, such as a backup, is reading a table that they change, they give up
 * after three seconds and try again, so that requests do not queue behind them for the duration of that transaction.
 */
export async function runMigrations(orm: MikroORM, warn: (error: unknown, text: string) => void): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await runPending(orm);
      if (failures > 0) warn(undefined, 'the migrations have run');
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (failures === 0) warn(error, 'a transaction such as a backup uses tables that the migrations change, the migrations wait for its end');
      await wait(TRY_AGAIN_AFTER_MS[Math.min(failures, TRY_AGAIN_AFTER_MS.length - 1)]);
    }
  }
}
