import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../platform/context.ts';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import type { Limit, RateLimiter } from '../platform/ports.ts';
import type { Query } from '../platform/database/sql.ts';
import { messages } from '../messages.ts';

/** Returns RATE_LIMITED with the seconds to wait, in the message and in `extensions.retryAfter`. */
export function rateLimited(milliseconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError(ErrorCode.RATE_LIMITED, messages.tooMany(retryAfter), { retryAfter });
}

/** Returns the hash of a key. Keys are stored as hashes of equal length, so the table contains no personal data. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts in the table `rate_limits`, so that all server processes share the counts and a restart keeps them. */
export function databaseRateLimiter(db: Db): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const storeClient = {
    query: async ({ text, values }: Query) => {
      const rows = await db.rows({ text, values });
      return { rows, rowCount: rows.length };
    },
  };
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
    const key = `${name} ${points}`;
    const known = limiters.get(key);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One limiter removes expired rows for all.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(key, limiter);
    return limiter;
  };
  return {
    use: async (limit, key) => {
      try {
        await limiterOf(limit).consume(hashOf(key));
      } catch (rejection) {
        throw rejection instanceof RateLimiterRes ? rateLimited(rejection.msBeforeNext) : rejection;
      }
    },
    giveBack: async (limit, key) => void (await limiterOf(limit).reward(hashOf(key))),
    clear: async (limit, key) => void (await limiterOf(limit).delete(hashOf(key))),
  };
}

const nothing = async (): Promise<void> => undefined;

/** For load tests: RATE_LIMITS=off. */
export const noRateLimiter: RateLimiter = { use: nothing, giveBack: nothing, clear: nothing };
