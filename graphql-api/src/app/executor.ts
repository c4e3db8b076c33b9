import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, GraphQLError, Kind, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import pLimit from 'p-limit';
import type { Ctx, Db, WorkPlace } from '../platform/context.ts';
import { DomainError } from '../platform/errors.ts';
import type { QueryPlanner } from '../read/planner.ts';
import { statusOf } from './error-codes.ts';
import { workerOf, type WorkQueue } from './work-queue.ts';

type Gateway = ApolloServerOptionsWithGateway<Ctx>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/** Statements of one operation that run at once: the connections are for everybody. */
const STATEMENTS_AT_ONCE = 3;

/** Root fields are read side by side. */
function hasManyFields(operation: OperationDefinitionNode | undefined): boolean {
  const { selections } = operation?.selectionSet ?? { selections: [] };
  return selections.length > 1 || selections.some(({ kind }) => kind !== Kind.FIELD);
}

/** A database that runs a few statements at once; the rest wait for these. */
function fewAtOnce(db: Db, count: number): Db {
  const limit = pLimit(count);
  return { rows: (query) => limit(() => db.rows(query)), one: (query) => limit(() => db.one(query)) };
}

/**
 * Executes the operations of a schema: what the planner can answer from one statement per root field comes from it, graphql-js executes
 * the rest. `rootValue` of the context is the event of a subscription.
 */
function createExecutor(schema: GraphQLSchema, planner: QueryPlanner | undefined, queue: WorkQueue): Executor {
  const executeNow = async (
    { document, operation, request }: Parameters<Executor>[0],
    contextValue: Ctx,
  ): Promise<ExecutionResult<Record<string, unknown>>> => {
    // The name as it was sent: Apollo Server's own is null for a name that the document does not have, and null runs a sole operation.
    const { variables: variableValues = {}, operationName } = request;
    const planned = planner?.plan({ document, operation, variableValues });
    if (planned) return await planned(contextValue);
    return await execute({ schema, document, operationName, variableValues, contextValue, rootValue: contextValue.event });
  };
  return async (request) => {
    const contextValue = request.context as Ctx;
    // An event is of the server's own making, and its subscriber waits for it.
    if (contextValue.event !== undefined) return executeNow(request, contextValue);
    try {
      const work = (place: WorkPlace | undefined) => {
        contextValue.place = place;
        if (place && hasManyFields(request.operation)) contextValue.db = fewAtOnce(contextValue.db, place.takesTurn ? 1 : STATEMENTS_AT_ONCE);
        return executeNow(request, contextValue);
      };
      return await queue.run(workerOf(contextValue), work, contextValue.cost);
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
export function executorGateway(schema: GraphQLSchema, planner: QueryPlanner | undefined, queue: WorkQueue): Gateway {
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listener({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({ executor: createExecutor(schema, planner, queue) }),
    stop: async () => undefined,
  };
}
