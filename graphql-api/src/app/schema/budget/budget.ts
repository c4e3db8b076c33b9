import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import { GraphQLError, Kind, TypeNameMetaFieldDef, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { messages } from '../../../messages.ts';
import type { Bucket, Budgets } from '../../../platform/ports.ts';
import { requestScope, type RequestScope } from '../../../platform/request-scope.ts';
import { isServiceUnavailable } from '../../../platform/net/unavailable.ts';
import { LOOPBACK } from '../../../platform/net/loopback.ts';
import { SerializedResult } from '../../../read/plan/planner.ts';
import { statusOf } from '../errors/error-codes.ts';

/** Headers with the limits and with the remaining budget, as in draft-ietf-httpapi-ratelimit-headers. */
const [POLICY_HEADER, BUDGET_HEADER] = ['RateLimit-Policy', 'RateLimit'] as const;
/** Names of the limits in these headers and in `details.policy`. */
export const POLICIES = { points: 'points', parallel: 'parallel' } as const;

/**
 * Returns the bucket of a client: that of the access token, else of the user, else of all guests behind the address; undefined if there is no budget.
 */
export function bucketOf({ viewer, ip, infra: { settings } }: Pick<Ctx, 'viewer' | 'ip' | 'infra'>): Bucket | undefined {
  const { user, admin, guest } = settings.budgets;
  const size = !viewer ? guest : viewer.isAdmin ? admin : user;
  if (!settings.rateLimits || size.capacity === 0) return undefined;
  const whose = viewer?.token ? `token ${viewer.token.id}` : viewer ? `user ${viewer.id}` : `address ${ip}`;
  return { key: whose, ...size };
}

/** Budgets for clients that are not charged. Every bucket stays full. */
const freeBudgets: Omit<Budgets, 'removeUnused'> = {
  take: async ({ capacity }) => ({ isGranted: true, remaining: capacity }),
  give: async () => undefined,
  remaining: async ({ capacity }) => capacity,
  refuse: async () => undefined,
};

/**
 * Returns the budgets of a client. Programs on the server's own machine are not charged: they belong to the operator, or all requests come from a
 * proxy that TRUST_PROXY does not name and would share one bucket.
 */
export const budgetsOf = ({ ip, infra }: Pick<Ctx, 'ip' | 'infra'>): typeof freeBudgets => (LOOPBACK.has(ip) ? freeBudgets : infra.budgets);

/** Returns the number of seconds until a bucket is full. */
const secondsUntilFull = ({ capacity, perSecond }: Bucket, remaining: number): number => Math.max(0, Math.ceil((capacity - remaining) / perSecond));

/** Returns the time at which a bucket is full. */
export const fullAt = (bucket: Bucket, remaining: number): Date => new Date(Date.now() + secondsUntilFull(bucket, remaining) * 1_000);

/** Points charged to a client, and the remaining points. */
export interface Charge {
  bucket: Bucket;
  requested: number;
  remaining: number;
}

/** Returns the headers about a charge. */
export function headersOf({ bucket, remaining }: Charge, { infra: { settings } }: Pick<Ctx, 'infra'>): Record<string, string> {
  const { capacity, perSecond } = bucket;
  const parallel = `"${POLICIES.parallel}";q=${settings.limits.clientOperations};qu="concurrent-requests"`;
  return {
    [POLICY_HEADER]: `"${POLICIES.points}";q=${capacity};w=${Math.ceil(capacity / perSecond)}, ${parallel}`,
    [BUDGET_HEADER]: `"${POLICIES.points}";r=${Math.max(0, Math.floor(remaining))};t=${secondsUntilFull(bucket, remaining)}`,
  };
}

/** RATE_LIMITED with the rejected charge, and the number of seconds after which it would be accepted. */
export class BudgetExceeded extends DomainError {
  constructor(
    readonly charge: Charge,
    retryAfter: number,
  ) {
    super(ErrorCode.RATE_LIMITED, messages.budget(charge.requested, retryAfter), { retryAfter, details: { policy: POLICIES.points } });
  }
}

/** Returns the number of seconds until a bucket has the requested points, or is full. */
const retryAfterOf = ({ bucket, requested, remaining }: Charge): number =>
  Math.max(1, Math.ceil((Math.min(requested, bucket.capacity) - remaining) / bucket.perSecond));

/**
 * Charges points to a client; undefined if it has no budget. Throws `BudgetExceeded`, with a delay for a client that did not wait after the previous
 * rejection.
 */
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

/** Root fields that only return the remaining budget. */
const FREE = ['rateLimit', TypeNameMetaFieldDef.name];

/** Returns whether an operation only reads the remaining budget. */
const isFree = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((each) => each.kind === Kind.FIELD && FREE.includes(each.name.value));

function setHeaders({ headers }: HTTPGraphQLHead, charge: Charge, ctx: Ctx): void {
  for (const [name, value] of Object.entries(headersOf(charge, ctx))) headers.set(name.toLowerCase(), value);
}

/** Charges an operation with its cost. Throws RATE_LIMITED with the headers about the remaining budget. */
async function chargeOperation(ctx: Ctx): Promise<Charge | undefined> {
  try {
    return await chargeBudget(ctx, ctx.cost ?? 1);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const headers = new Map(Object.entries(headersOf(error.charge, ctx)).map(([name, value]) => [name.toLowerCase(), value]));
    throw new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: statusOf[error.code], headers } } });
  }
}

/** Returns the summary of an accepted charge. */
function summaryOf({ bucket, requested, remaining }: Charge, actual: number) {
  const left = Math.min(bucket.capacity, remaining + requested - actual);
  return {
    left,
    shown: { requested, actual, limit: bucket.capacity, remaining: Math.floor(left), restoreRate: bucket.perSecond, resetAt: fullAt(bucket, left) },
  };
}

/** Points for a search for products, and milliseconds of database time per point. */
const [POINTS_A_SEARCH, MS_A_POINT] = [50, 5];

const OPENING = 123;

/** Returns the approximate number of objects in a JSON text. Brackets in texts are counted too. */
function objectsInText(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === OPENING) count += 1;
  return count;
}

function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (value instanceof SerializedResult) return objectsInText(value.text);
  const inside = Object.values(value).reduce<number>((sum, each) => sum + objectsIn(each), 0);
  return Array.isArray(value) ? inside : inside + 1;
}

/** Measurements of a request so far. */
type Measured = Pick<RequestScope, 'databaseMs' | 'searches'>;

/**
 * Returns the actual cost of an operation: the objects in its response, its searches and its database time. If nothing was measured, returns the
 * requested cost.
 */
function actualCost(data: unknown, requested: number, before: Measured, after: Measured | undefined): number {
  if (!after) return requested;
  const searches = after.searches - before.searches;
  const milliseconds = after.databaseMs - before.databaseMs;
  return Math.max(1, objectsIn(data) + searches * POINTS_A_SEARCH + Math.floor(milliseconds / MS_A_POINT));
}

interface Parts {
  /** Documents of the product's own pages, by hash. */
  own: ReadonlyMap<string, string>;
  log: Logger;
}

/**
 * Charges clients for their operations: the estimated cost before, and the difference to the actual cost afterwards, without delaying the response.
 * The product's own pages cost nothing, because a whole campus may share one address. Programs with an access token are always charged.
 */
export function budgetPlugin({ own, log }: Parts): ApolloServerPlugin<Ctx> {
  const settle = (ctx: Ctx, { bucket, requested }: Charge, actual: number): void => {
    if (actual === requested) return;
    budgetsOf(ctx)
      .give(bucket, requested - actual)
      .catch((err: unknown) => {
        if (!isServiceUnavailable(err)) log.warn({ err }, 'a budget was not corrected');
      });
  };
  return {
    requestDidStart: async () => {
      let charge: Charge | undefined;
      let before: Measured | undefined;
      return {
        didResolveOperation: async ({ operation, queryHash, contextValue }) => {
          if (!operation || contextValue.event !== undefined || isFree(operation)) return;
          if (!contextValue.viewer?.token && own.has(queryHash ?? '')) return;
          charge = await chargeOperation(contextValue);
          before = { databaseMs: 0, searches: 0, ...requestScope.getStore() };
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (!charge || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { left, shown } = summaryOf(charge, actualCost(singleResult.data, charge.requested, before!, requestScope.getStore()));
          settle(contextValue, charge, shown.actual);
          // A response that caches may store must not contain headers about one client.
          if (response.http.headers.get('cache-control')?.startsWith('public')) return;
          setHeaders(response.http, { ...charge, remaining: left }, contextValue);
          singleResult.extensions = { ...singleResult.extensions, budget: shown };
        },
      };
    },
  };
}
