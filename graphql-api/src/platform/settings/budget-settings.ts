import { wholeNumber, type Env } from './setting-readers.ts';

/** Size of a token bucket: its maximum number of points, and the points added per second. */
export interface BucketSize {
  capacity: number;
  perSecond: number;
}

/** Budgets of clients in points, used while `rateLimits` is on. A capacity of 0 means no budget. */
export interface BudgetSettings {
  /** Budget of an access token, or of all sessions of a user. */
  user: BucketSize;
  /** Budget of an access token or all sessions of an administrator. */
  admin: BucketSize;
  /** Budget of all guests behind one address. */
  guest: BucketSize;
  /** Cost of a REST call. */
  restCall: number;
}

/** Reads the budgets. Throws an error that names the invalid one. */
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
