import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseStarting } from '../../platform/net/unavailable.ts';

/** Delays between two attempts in milliseconds, one per failure; the last is repeated. */
const TRY_AGAIN_AFTER_MS = [100, 250, 500, 1_000];

/** Runs work that may be repeated, and runs it again while the database is unavailable. */
export type UntilAvailable = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work once, for commands whose user sees immediately that the database is unavailable. */
export const withoutWaiting: UntilAvailable = (work) => work();

/** Returns the reason of a failure. An aggregate error, as for a host with several addresses, has no message of its own. */
const reasonOf = (error: unknown): string => {
  const { message, errors } = error as AggregateError;
  return message || (errors?.[0] as Error | undefined)?.message || String(error);
};

/**
 * Returns a function for the start of a server, when the database may still be starting or may restart. It throws an error that names the reason if
 * work has not succeeded for `seconds`. Other errors, such as a wrong password or an unknown database, are thrown at once.
 */
export function waitForDatabase(seconds: number, warn: (error: unknown, text: string) => void): UntilAvailable {
  return async (work) => {
    let failedAt: number | undefined;
    for (let failures = 0; ; failures += 1) {
      try {
        const result = await work();
        if (failures > 0) warn(undefined, 'the database is available, the start goes on');
        return result;
      } catch (error) {
        if (!isDatabaseStarting(error)) throw error;
        if (failures === 0) warn(error, `the database is not available, the start waits for it, for ${seconds} s at most`);
        failedAt ??= performance.now();
        if (performance.now() - failedAt >= seconds * 1_000) {
          throw new Error(`The database was not available for ${seconds} s: ${reasonOf(error)}`, { cause: error });
        }
        await wait(TRY_AGAIN_AFTER_MS[Math.min(failures, TRY_AGAIN_AFTER_MS.length - 1)]);
      }
    }
  };
}
