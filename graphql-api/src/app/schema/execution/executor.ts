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

/** Maximum number of statements of one operation at the same time, because all operations share the connections. */
const STATEMENTS_AT_ONCE = 3;

/** Returns whether several root fields may be read in parallel. */
function hasManyFields(operation: OperationDefinitionNode | undefined): boolean {
  const { selections } = operation?.selectionSet ?? { selections: [] };
  return selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD);
}

/** Returns the database with a limit on parallel statements. Further statements wait. */
function fewAtOnce(db: Db, count: number): Db {
  const limit = pLimit(count);
  return { rows: (query) => limit(() => db.rows(query)), one: (query) => limit(() => db.one(query)) };
}

/** Returns the attributes of an operation's span. */
function attributesOf(operation: OperationDefinitionNode | undefined): SpanAttributes {
  return operation ? { 'graphql.operation.type': operation.operation, 'graphql.operation.name': rootFieldOf(operation) } : {};
}

/** Dependencies of the executor. */
export interface ExecutorParts {
  schema: GraphQLSchema;
  planner: QueryPlanner | undefined;
  queue: WorkQueue;
  /** Database for guests' queries. If undefined, guests read like everybody else. */
  replicaDb: Db | undefined;
}

/**
 * Executes the operations of a schema. Operations that the planner can plan run as SQL statements. The others, and operations of which an access
 * token may read only a part, are executed by graphql-js, with the event of a subscription as root value.
 */
function createExecutor({ schema, planner, queue, replicaDb }: ExecutorParts): Executor {
  const executeUntraced = async (
    { document, operation, request }: Parameters<Executor>[0],
    contextValue: Ctx,
  ): Promise<ExecutionResult<Record<string, unknown>>> => {
    // Uses the operation name of the request, because Apollo Server's is null for a name that is not in the document, and null would run a sole
    // operation.
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
    // Events do not wait in the queue, because the server created them.
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
 * Apollo Server accepts a custom executor only as a gateway, so this gateway serves a single schema. All plugin hooks fire except `willResolveField`,
 * which belongs to graphql-js.
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
