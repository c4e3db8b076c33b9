import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError, ErrorCode } from '../platform/errors.ts';
import type { Limit, RateLimiter } from '../platform/ports.ts';
import { messages } from '../messages.ts';

/** Counts in the memory of this process. */
export function memoryRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterMemory => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    use: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new DomainError(ErrorCode.RATE_LIMITED, messages.tooMany(retryAfter), { retryAfter });
      }
    },
    clear: async (limit, key) => void (await limiterOf(limit).delete(key)),
  };
}

/** For load tests: RATE_LIMITS=off. */
export const noRateLimiter: RateLimiter = { use: async () => undefined, clear: async () => undefined };
