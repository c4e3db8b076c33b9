import { setTimeout as wait } from 'node:timers/promises';

/** Maximum number of attempts for a statement or transaction before its conflict is reported. */
const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 20;

/** PostgreSQL's `deadlock_detected` and `serialization_failure`. Nothing was changed, and another attempt may succeed. */
const CONFLICTS = ['40P01', '40001'];

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CONFLICTS.includes((cause as { code?: string }).code ?? '')) return true;
  }
  return false;
}

/**
 * Runs `work` again after it failed with `error`, if PostgreSQL rolled it back because of a conflict. It makes six attempts in all, with growing
 * random waits, so that conflicting transactions do not meet again. `work` is a whole transaction, or one statement outside a transaction. Throws any
 * other error, and the error of the last attempt.
 */
export async function retryConflict<Result>(error: unknown, work: () => Promise<Result>): Promise<Result> {
  let latest = error;
  for (let attempt = 1; attempt < MAX_ATTEMPTS && isConflict(latest); attempt += 1) {
    await wait(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    try {
      return await work();
    } catch (another) {
      latest = another;
    }
  }
  throw latest;
}
