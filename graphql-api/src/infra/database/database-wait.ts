import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseStarting } from '../../platform/net/unavailable.ts';

/** Delays between two tries in milliseconds, one per failure; the last is repeated. */
const TRY_AGAIN_AFTER_MS = [100, 250, 500, 1_000];

/** Runs work that may be repeated, and runs it again while the database is away. */
export type UntilAvailable = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work once, for commands whose user sees at once that the database is away. */
export const withoutWaiting: UntilAvailable = (work) => work();

/** The reason of a failure. An aggregate error, as of a host with several addresses, has no text of its own. */
const reasonOf = (error: unknown): string => {
  const { message, errors } = error as AggregateError;
  return message || (errors?.[0] as Error | undefined)?.message || String(error);
};

/**
 * For the start of a server, whose database may still be starting, or restart meanwhile. Throws an error that names the reason when a
 * piece of work did not succeed for `seconds`; other errors, such as a wrong password or an unknown database, are thrown at once.
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
