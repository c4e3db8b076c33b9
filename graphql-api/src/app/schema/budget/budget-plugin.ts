import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import { GraphQLError, Kind, TypeNameMetaFieldDef, type OperationDefinitionNode } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/context.ts';
import { currentRequest, type RequestScope } from '../../../platform/request-scope.ts';
import { isServiceUnavailable } from '../../../platform/net/unavailable.ts';
import { SerializedResult } from '../../../read/plan/planner.ts';
import { statusOf } from '../errors/error-codes.ts';
import { BudgetExceeded, budgetsOf, chargeBudget, fullAt, headersOf, type Charge } from './budget.ts';

/** The root field that says what is left. */
const FREE = ['rateLimit', TypeNameMetaFieldDef.name];

/** Whether an operation asks only what is left. */
const isFree = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((each) => each.kind === Kind.FIELD && FREE.includes(each.name.value));

function setHeaders({ headers }: HTTPGraphQLHead, charge: Charge, ctx: Ctx): void {
  for (const [name, value] of Object.entries(headersOf(charge, ctx))) headers.set(name.toLowerCase(), value);
}

/** Charges an operation with its cost. Throws RATE_LIMITED with the headers about what is left. */
async function chargeOperation(ctx: Ctx): Promise<Charge | undefined> {
  try {
    return await chargeBudget(ctx, ctx.cost ?? 1);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const headers = new Map(Object.entries(headersOf(error.charge, ctx)).map(([name, value]) => [name.toLowerCase(), value]));
    throw new GraphQLError(error.message, { extensions: { ...error.extensions, http: { status: statusOf[error.code], headers } } });
  }
}

/** What a charge that was granted came to. */
function summaryOf({ bucket, requested, remaining }: Charge, actual: number) {
  const left = Math.min(bucket.capacity, remaining + requested - actual);
  return {
    left,
    shown: { requested, actual, limit: bucket.capacity, remaining: Math.floor(left), restoreRate: bucket.perSecond, resetAt: fullAt(bucket, left) },
  };
}

/** Points of a search for products, and milliseconds of the database that cost a point. */
const [POINTS_A_SEARCH, MS_A_POINT] = [50, 5];

const OPENING = 123;

/** How many objects a JSON text has; a bracket in somebody's words counts too. */
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

/** What was measured of a request until now. */
type Measured = Pick<RequestScope, 'databaseMs' | 'searches'>;

/** What an operation cost by what it did: the objects of its answer, searches, and the time of the database. What was not measured costs what was asked for. */
function actualCost(data: unknown, requested: number, before: Measured, after: Measured | undefined): number {
  if (!after) return requested;
  const searches = after.searches - before.searches;
  const milliseconds = after.databaseMs - before.databaseMs;
  return Math.max(1, objectsIn(data) + searches * POINTS_A_SEARCH + Math.floor(milliseconds / MS_A_POINT));
}

interface Parts {
  /** Whether a document, by its hash, is one of the pages of the product. */
  isOwn: (hash: string) => boolean;
  log: Logger;
}

/**
 * Charges clients for their operations: the cost before, and the difference to what was done afterwards, without having the answer wait. The pages of the product
 * cost nothing, because a whole campus may come from one address; programs with an access token always pay.
 */
export function budgetPlugin({ isOwn, log }: Parts): ApolloServerPlugin<Ctx> {
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
          if (!contextValue.viewer?.token && isOwn(queryHash ?? '')) return;
          charge = await chargeOperation(contextValue);
          before = { databaseMs: 0, searches: 0, ...currentRequest() };
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (!charge || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { left, shown } = summaryOf(charge, actualCost(singleResult.data, charge.requested, before!, currentRequest()));
          settle(contextValue, charge, shown.actual);
          // What caches keep says nothing of one client.
          if (response.http.headers.get('cache-control')?.startsWith('public')) return;
          setHeaders(response.http, { ...charge, remaining: left }, contextValue);
          singleResult.extensions = { ...singleResult.extensions, budget: shown };
        },
      };
    },
  };
}
