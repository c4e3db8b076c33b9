import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import type { Bucket, Budgets } from '../../../platform/ports.ts';
import { isLoopback } from '../../../platform/net/client-address.ts';

/** The header that states the limits, and the one that says what is left, of draft-ietf-httpapi-ratelimit-headers. */
const [POLICY_HEADER, BUDGET_HEADER] = ['RateLimit-Policy', 'RateLimit'] as const;
/** The names of the limits in these headers and in `details.policy`. */
export const POLICIES = { points: 'points', parallel: 'parallel' } as const;

/** The bucket of a client: of the access token, else of the user, else of all guests behind the address; undefined where there is no budget. */
export function bucketOf({ viewer, ip, infra: { settings } }: Pick<Ctx, 'viewer' | 'ip' | 'infra'>): Bucket | undefined {
  const { user, admin, guest } = settings.budgets;
  const size = !viewer ? guest : viewer.isAdmin ? admin : user;
  if (!settings.rateLimits || size.capacity === 0) return undefined;
  const whose = viewer?.token ? `token ${viewer.token.id}` : viewer ? `user ${viewer.id}` : `address ${ip}`;
  return { key: whose, ...size };
}

/** Of who pays nothing: every bucket stays full. */
const freeBudgets: Omit<Budgets, 'removeUnused'> = {
  take: async ({ capacity }) => ({ isGranted: true, remaining: capacity }),
  give: async () => undefined,
  remaining: async ({ capacity }) => capacity,
  refuse: async () => undefined,
};

/**
 * Where the buckets of a client are. Programs on the server's own machine pay nothing: they are the operator's, or everybody's requests come from a proxy that
 * TRUST_PROXY does not name, and would share one bucket.
 */
export const budgetsOf = ({ ip, infra }: Pick<Ctx, 'ip' | 'infra'>): typeof freeBudgets => (isLoopback(ip) ? freeBudgets : infra.budgets);

/** Seconds until a bucket is full. */
const secondsUntilFull = ({ capacity, perSecond }: Bucket, remaining: number): number => Math.max(0, Math.ceil((capacity - remaining) / perSecond));

/** When a bucket is full. */
export const fullAt = (bucket: Bucket, remaining: number): Date => new Date(Date.now() + secondsUntilFull(bucket, remaining) * 1_000);

/** What the points of a client were charged with, and what is left. */
export interface Charge {
  bucket: Bucket;
  requested: number;
  remaining: number;
}

/** The headers about a charge. */
export function headersOf({ bucket, remaining }: Charge, { infra: { settings } }: Pick<Ctx, 'infra'>): Record<string, string> {
  const { capacity, perSecond } = bucket;
  const parallel = `"${POLICIES.parallel}";q=${settings.limits.clientOperations};qu="concurrent-requests"`;
  return {
    [POLICY_HEADER]: `"${POLICIES.points}";q=${capacity};w=${Math.ceil(capacity / perSecond)}, ${parallel}`,
    [BUDGET_HEADER]: `"${POLICIES.points}";r=${Math.max(0, Math.floor(remaining))};t=${secondsUntilFull(bucket, remaining)}`,
  };
}

/** RATE_LIMITED, with the charge that was refused, and after how many seconds it would be granted. */
export class BudgetExceeded extends DomainError {
  constructor(
    readonly charge: Charge,
    retryAfter: number,
  ) {
    super(ErrorCode.RATE_LIMITED, messages.budget(charge.requested, retryAfter), { retryAfter, details: { policy: POLICIES.points } });
  }
}

/** Seconds until a bucket holds what was refused, or is full. */
const retryAfterOf = ({ bucket, requested, remaining }: Charge): number =>
  Math.max(1, Math.ceil((Math.min(requested, bucket.capacity) - remaining) / bucket.perSecond));

/** Charges a client with points; undefined where it has no budget. Throws `BudgetExceeded`, later to a client that did not wait after the last one. */
export async function chargeBudget(ctx: Ctx, requested: number): Promise<Charge | undefined> {
  const bucket = bucketOf(ctx);
  if (!bucket) return undefined;
  const budgets = budgetsOf(ctx);
  const { isGranted, remaining } = await budgets.take(bucket, requested);
  const charge = { bucket, requested, remaining };
  if (isGranted) return charge;
  const retryAfter = retryAfterOf(charge);
  await budgets.refuse(bucket, retryAfter);
  throw new BudgetExceeded(charge, retryAfter);
}
