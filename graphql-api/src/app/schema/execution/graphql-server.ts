import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, OperationTypeNode, type FormattedExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import type { Logger } from 'pino';
import type { Ctx, Db } from '../../../platform/context.ts';
import { ErrorCode, type DomainError } from '../../../platform/errors.ts';
import { serviceUnavailable } from '../../../platform/net/unavailable.ts';
import { messages } from '../../../messages.ts';
import { SerializedResult, type QueryPlanner } from '../../../read/plan/planner.ts';
import { documentStore } from './document-store.ts';
import { executorGateway } from './executor.ts';
import type { FormatError } from '../errors/format-error.ts';
import { statusOf } from '../errors/error-codes.ts';
import { checkTexts, LIMITS, type Limits } from './limits.ts';
import type { AllowCaching } from './response-cache.ts';
import { assertWritable } from '../../../access/moving.ts';
import { SCOPES_HEADER, scopesText } from '../../../access/scopes.ts';
import { authorizeMutation } from '../mutation-rights.ts';
import { checkScopes } from '../scopes/scope-check.ts';
import { deprecationsPlugin } from '../versions/deprecations-plugin.ts';
import { WorkQueue } from './work-queue.ts';

/** Adds the cost of the operation, and the points that it gave or took, even if it failed. */
function addExtensions({ cost, pointNotifications }: Ctx, result: FormattedExecutionResult): void {
  if (cost !== undefined) result.extensions = { ...result.extensions, cost };
  if (Object.keys(pointNotifications).length > 0) result.extensions = { ...result.extensions, points: pointNotifications };
}

/** Returns whether no root field has a value. */
function isEmpty(data: unknown): boolean {
  const fields: unknown = data instanceof SerializedResult ? data.toJSON() : data;
  return fields == null || Object.values(fields).every((value) => value === null);
}

/** Codes for which a later retry may succeed. */
const TEMPORARY = [ErrorCode.SERVICE_UNAVAILABLE, ErrorCode.RATE_LIMITED];

/** Sets `Retry-After` for temporary rejections. If no root field has a value, also sets their status, 503 or 429. */
function setRetryAfter(http: HTTPGraphQLHead, errors: readonly GraphQLFormattedError[], data: unknown): void {
  const waits = errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0));
  const temporary = TEMPORARY.find((code) => errors.some(({ extensions }) => extensions?.code === code));
  if (temporary && isEmpty(data)) http.status = statusOf[temporary];
  if (Math.max(...waits) > 0) http.headers.set('retry-after', String(Math.max(...waits)));
}

/** Completes every response. A response to an access token states its scopes, even if one is missing. */
const answerPlugin: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body, http } }) => {
      const scopes = contextValue.viewer?.token && scopesText(contextValue.viewer);
      if (scopes !== undefined) http.headers.set(SCOPES_HEADER.toLowerCase(), scopes);
      if (body.kind !== 'single') return;
      const { singleResult } = body;
      addExtensions(contextValue, singleResult);
      if (!singleResult.errors) return;
      singleResult.errors = singleResult.errors.slice(0, LIMITS.errors);
      setRetryAfter(http, singleResult.errors, singleResult.data);
    },
  }),
};

/** Allows caches to store responses to GET. Other responses are never cached. */
const cachePlugin = (allow: AllowCaching): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async ({ request }) => (request.http?.method === 'GET' ? { willSendResponse: async (answered) => allow(answered) } : undefined),
});

/** Runs `work` and sets the HTTP status of its rejection. */
function withStatus<Result>(status: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { message, extensions } = error as GraphQLError | DomainError;
    throw new GraphQLError(message, { extensions: { ...extensions, http: { status } } });
  }
}

const subscriptionOverHttp = () =>
  new GraphQLError(messages.subscriptionOverHttp, { extensions: { code: ErrorCode.INVALID_INPUT, http: { status: 400 } } });

/** Rejects texts that cannot be stored, operations that cost too much or need other scopes, and mutations of suspended users. */
function limitsPlugin(schema: GraphQLSchema, limits: Limits): ApolloServerPlugin<Ctx> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue }) => {
        // The operation of an event was checked when the client subscribed.
        if (!operation || contextValue.event !== undefined) return;
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw subscriptionOverHttp();
        const { viewer, infra } = contextValue;
        withStatus(400, () => checkTexts(document, request.variables));
        contextValue.cost = withStatus(400, () => limits.checkCost({ document, operation, variables: request.variables ?? {} }, viewer));
        if (viewer?.token) contextValue.hidesFields = withStatus(403, () => checkScopes(schema, document, operation, viewer));
        if (operation.operation !== OperationTypeNode.MUTATION) return;
        if (infra.settings.isMoving) withStatus(503, () => assertWritable(contextValue));
        if (viewer?.suspension) withStatus(403, () => authorizeMutation(contextValue, document, operation));
      },
    }),
  };
}

interface Parts {
  formatError: FormatError;
  limits: Limits;
  /** Limits the server time of each client. If left out, everything runs at once. */
  queue?: WorkQueue;
  /** Plans queries. If left out, graphql-js executes everything. */
  planner?: QueryPlanner | undefined;
  /** Database for guests' queries. If left out, guests read like everybody else. */
  replicaDb?: Db | undefined;
  /** Texts of persisted queries by hash. If left out, Apollo Server's default cache is used. */
  persisted?: KeyValueCache | undefined;
  /** If left out, no cache may store responses. */
  allowCaching?: AllowCaching;
  /** Plugins in addition to the server's own. */
  plugins?: ApolloServerPlugin<Ctx>[];
  log: Logger;
}

function stringifyResult(result: FormattedExecutionResult): string {
  const { data, ...others } = result as { data?: unknown };
  if (!(data instanceof SerializedResult)) return JSON.stringify(result);
  // Errors and extensions, as members of the same object.
  const rest = JSON.stringify(others).slice(1);
  return rest === '}' ? `{"data":${data.text}}` : `{"data":${data.text},${rest}`;
}

/** Starts Apollo Server for the schema. */
export async function startApollo(
  schema: GraphQLSchema,
  { formatError, limits, queue = new WorkQueue(0), planner, replicaDb, persisted, allowCaching, plugins = [], log }: Parts,
): Promise<ApolloServer<Ctx>> {
  const apollo = new ApolloServer<Ctx>({
    gateway: executorGateway({ schema, planner, queue, replicaDb }),
    documentStore: documentStore(),
    ...(persisted ? { persistedQueries: { cache: persisted } } : {}),
    introspection: true,
    stringifyResult,
    validationOptions: { maxErrors: LIMITS.errors },
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(schema, limits),
      answerPlugin,
      deprecationsPlugin(schema),
      ...(allowCaching ? [cachePlugin(allowCaching)] : []),
      ...plugins,
    ],
    stopOnTerminationSignals: false,
    logger: log,
  });
  await apollo.start();
  return apollo;
}

/**
 * Executes a persisted operation without a transport and returns its data. Throws SERVICE_UNAVAILABLE if the database is unavailable, and a plain
 * error if the result has other errors.
 */
export async function dataOf(
  apollo: ApolloServer<Ctx>,
  { hash, operationName, variables }: { hash: string; operationName: string; variables: Record<string, unknown> },
  contextValue: Ctx,
): Promise<string> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const { body } = await apollo.executeOperation({ extensions, operationName, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error(`${operationName} has more than one result`);
  const { errors, data } = body.singleResult;
  if (errors?.some(({ extensions: { code } = {} }) => code === ErrorCode.SERVICE_UNAVAILABLE)) throw serviceUnavailable();
  if (errors) throw new Error(`${operationName} failed: ${errors.map(({ message }) => message).join('; ')}`);
  return data instanceof SerializedResult ? data.text : JSON.stringify(data);
}
