import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, GraphQLError, Kind, OperationTypeNode, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import pLimit from 'p-limit';
import type { Ctx, Db, QueueSlot } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { currentTracing, inSpan, type SpanAttributes } from '../../../platform/net/tracing.ts';
import type { QueryPlanner } from '../../../read/plan/planner.ts';
import { statusOf } from '../errors/error-codes.ts';
import { databaseForReading } from './guest-reads.ts';
import { rootFieldOf } from '../measures/operation-metrics.ts';
import { clientKey, type WorkQueue } from './work-queue.ts';

type Gateway = ApolloServerOptionsWithGateway<Ctx>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Statements of one operation that run at once: the connections are for everybody. */
const STATEMENTS_AT_ONCE = 3;

/** Whether several root fields may be read in parallel. */
function hasManyFields(operation: OperationDefinitionNode | undefined): boolean {
  const { selections } = operation?.selectionSet ?? { selections: [] };
  return selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD);
}

/** The database with a limit of parallel statements; the others wait. */
function fewAtOnce(db: Db, count: number): Db {
  const limit = pLimit(count);
  return { rows: (query) => limit(() => db.rows(query)), one: (query) => limit(() => db.one(query)) };
}

/** Of the span of an operation. */
function attributesOf(operation: OperationDefinitionNode | undefined): SpanAttributes {
  return operation ? { 'graphql.operation.type': operation.operation, 'graphql.operation.name': rootFieldOf(operation) } : {};
}

/** What operations are executed with. */
export interface ExecutorParts {
  schema: GraphQLSchema;
  planner: QueryPlanner | undefined;
  queue: WorkQueue;
  /** Where guests' queries read; left out, they read as everybody else does. */
  replicaDb: Db | undefined;
}

/**
 * Executes the operations of a schema: those that the planner can plan by their statements, the others, and those of which an access token sees a
 * part alone, by graphql-js with the event of a subscription as root value.
 */
function createExecutor({ schema, planner, queue, replicaDb }: ExecutorParts): Executor {
  const executeUntraced = async (
    { document, operation, request }: Parameters<Executor>[0],
    contextValue: Ctx,
  ): Promise<ExecutionResult<Record<string, unknown>>> => {
    // The name of the request: Apollo Server's is null for a name that is not in the document, and null would run a sole operation.
    const { variables: variableValues = {}, operationName } = request;
    const isPlannable = operation?.operation === OperationTypeNode.QUERY && !contextValue.hidesFields;
    const planned = isPlannable ? planner?.plan({ document, operation, variableValues }) : undefined;
    if (planned) return await planned(contextValue);
    return await execute({ schema, document, operationName, variableValues, contextValue, rootValue: contextValue.event });
  };
  const executeTraced: typeof executeUntraced = (request, contextValue) =>
    inSpan(
      'graphql execute',
      () => attributesOf(request.operation),
      () => executeUntraced(request, contextValue),
    );
  const executeNow = currentTracing() ? executeTraced : executeUntraced;
  return async (request) => {
    const contextValue = request.context as Ctx;
    // Events do not wait in the queue: the server created them.
    if (contextValue.event !== undefined) return executeNow(request, contextValue);
    const isQuery = request.operation?.operation === OperationTypeNode.QUERY;
    if (isQuery && replicaDb) contextValue.db = databaseForReading(contextValue, replicaDb);
    try {
      const work = (slot: QueueSlot | undefined) => {
        contextValue.slot = slot;
        if (slot && hasManyFields(request.operation)) contextValue.db = fewAtOnce(contextValue.db, slot.exceedsShare ? 1 : STATEMENTS_AT_ONCE);
        return executeNow(request, contextValue);
      };
      return await queue.run(clientKey(contextValue), work, contextValue.cost);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message, code, extensions } = error;
      return { errors: [new GraphQLError(message, { extensions: { ...extensions, http: { status: statusOf[code] } } })] };
    }
  };
}

/**
 * The seam through which Apollo Server takes an executor: a gateway that serves one schema. All hooks of plugins fire around it but
 * `willResolveField`, which belongs to graphql-js.
 */
export function executorGateway(parts: ExecutorParts): Gateway {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: parts.schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor: createExecutor(parts) }),
    stop: async () => undefined,
  };
}
