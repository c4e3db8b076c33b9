import { wholeNumber, type Env } from './setting-readers.ts';

/** A token bucket: how many points it holds, and how many come back in a second. */
export interface BucketSize {
  capacity: number;
  perSecond: number;
}

/** What clients may ask for in points while `rateLimits` is on; a capacity of 0 means no budget. */
export interface BudgetSettings {
  /** Of an access token, or of the sessions of a user. */
  user: BucketSize;
  /** The same for administrators. */
  admin: BucketSize;
  /** Of all guests behind one address. */
  guest: BucketSize;
  /** What a REST call costs. */
  restCall: number;
}

/** Reads the budgets. Throws an error that names an invalid one. */
export function readBudgets(env: Env): BudgetSettings {
  const size = (name: string, capacity: number, perSecond: number): BucketSize => ({
    capacity: wholeNumber(env, name, capacity, 100_000_000),
    perSecond: Math.max(1, wholeNumber(env, `${name}_REFILL`, perSecond, 1_000_000)),
  });
  return {
    user: size('BUDGET_USER', 10_000, 100),
    admin: size('BUDGET_ADMIN', 50_000, 500),
    guest: size('BUDGET_GUEST', 3_000, 20),
    restCall: wholeNumber(env, 'BUDGET_REST_CALL', 20, 1_000_000),
  };
}
