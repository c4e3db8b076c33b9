import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, parse } from 'graphql';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorFormatter } from '../src/app/schema/errors/format-error.ts';
import { startApollo } from '../src/app/schema/execution/graphql-server.ts';
import { limitsOf } from '../src/app/schema/execution/limits.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { viewerOf } from '../src/domains/people/sessions/session.service.ts';
import type { Ctx, Db } from '../src/platform/context.ts';
import { QueryPlanner } from '../src/read/plan/planner.ts';
import { SqlExecutor } from '../src/read/plan/sql-executor.ts';
import { attachResolvers } from '../src/read/resolvers.ts';
import { listing, student } from './test-clients.ts';
import { testApplication } from './application.ts';

const hooks: string[] = [];

/** Records the hooks of a request in the order in which they are called. */
const recorder: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    executionDidStart: async () => {
      hooks.push('executionDidStart');
      return { executionDidEnd: async () => void hooks.push('executionDidEnd') };
    },
    didEncounterErrors: async ({ errors }) => void hooks.push(`didEncounterErrors: ${errors.map(({ path }) => path?.join('.')).join()}`),
    willSendResponse: async () => void hooks.push('willSendResponse'),
  }),
};

const SUCCESS = ['executionDidStart', 'executionDidEnd', 'willSendResponse'];
const failure = (path: string) => ['executionDidStart', `didEncounterErrors: ${path}`, 'executionDidEnd', 'willSendResponse'];

interface Options {
  token?: string | undefined;
  event?: unknown;
  db?: Db;
}
type Execute = (query: string, options?: Options) => Promise<{ data?: any; errors?: readonly any[] }>;

/** Executes operations with `executeOperation`, and as HTTP requests. */
interface Executors {
  planner: QueryPlanner | undefined;
  direct: Execute;
  http: Execute;
}

async function openExecutors(usePlanner: boolean): Promise<Executors> {
  const { container } = await testApplication();
  const log = pino({ level: 'silent' });
  const schema = buildBareSchema();
  const reader = new SqlExecutor(schema, container.database.metadata);
  const resolvers = attachResolvers(schema, reader, { planner: usePlanner });
  const planner = usePlanner ? new QueryPlanner(schema, reader, resolvers) : undefined;
  const limits = limitsOf(schema, container.infra.settings);
  const apollo = await startApollo(schema, { formatError: errorFormatter(log), limits, planner, plugins: [recorder], log });
  const contextOf = async ({ token, ...given }: Options): Promise<Ctx> => ({
    ...container.context(await viewerOf(container.database.db, token, 'test'), 'test'),
    ...given,
  });
  return {
    planner,
    direct: async (query, options = {}) => {
      const { body } = await apollo.executeOperation({ query }, { contextValue: await contextOf(options) });
      return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : null));
    },
    http: async (query, options = {}) => {
      const headers = new HeaderMap([['content-type', 'application/json']]);
      const httpGraphQLRequest = { method: 'POST', headers, search: '', body: { query } };
      const { body } = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: () => contextOf(options) });
      return JSON.parse(body.kind === 'complete' ? body.string : 'null');
    },
  };
}

const executors: Record<string, Executors> = {};
beforeAll(async () => {
  executors['with the planner'] = await openExecutors(true);
  executors['without the planner'] = await openExecutors(false);
});

/** Returns a database whose statements fail, and the number of attempts. */
function failingDb() {
  const tried = { count: 0 };
  const fail = async (): Promise<never> => {
    tried.count += 1;
    throw new Error('The connection is gone');
  };
  return { tried, db: { rows: fail, one: fail } satisfies Db };
}

beforeEach(() => void (hooks.length = 0));

describe.each([
  ['with the planner', 'direct'],
  ['with the planner', 'http'],
  ['without the planner', 'direct'],
  ['without the planner', 'http'],
] as const)("Apollo Server's hooks fire %s, by %s, around", (reader, transport) => {
  const execute: Execute = (query, options) => executors[reader]![transport](query, options);

  it.each([
    ['a query that the planner reads', '{ products(first: 1) { nodes { id: databaseId } } }'],
    ['a query that resolvers answer', '{ priceRanges { id } }'],
    ['a query of both kinds', '{ priceRanges { id } products(first: 1) { nodes { id: databaseId } } }'],
  ])('%s', async (_what, query) => {
    expect((await execute(query)).errors).toBeUndefined();
    expect(hooks).toEqual(SUCCESS);
  });

  it.each([
    ['a query that the planner reads', 'products', '{ products(first: 51) { nodes { id: databaseId } } categories { id: databaseId } }'],
    ['a query that resolvers answer', 'actPreview', '{ actPreview(kind: DELETE_PRODUCT, id: "1") { counts { count } } }'],
    ['a query of both kinds', 'products', '{ priceRanges { id } products(first: 51) { nodes { id: databaseId } } }'],
  ])('%s that fails', async (_what, path, query) => {
    expect((await execute(query)).errors).toHaveLength(1);
    expect(hooks).toEqual(failure(path));
  });

  it('a mutation', async () => {
    const { token } = await student();
    expect((await execute('mutation { signOut }', { token })).errors).toBeUndefined();
    expect(hooks).toEqual(SUCCESS);
  });

  it('a mutation that fails', async () => {
    expect((await execute('mutation { deleteOrder(input: { id: "1" }) { deletedId } }')).errors).toHaveLength(1);
    expect(hooks).toEqual(failure('deleteOrder'));
  });
});

describe.each(['with the planner', 'without the planner'])("Apollo Server's hooks fire %s around", (reader) => {
  const subscription = (id: string) => `subscription { productChanged(id: "${id}") { id: databaseId name } }`;

  it('an event of a subscription', async () => {
    const id = await listing(await student());
    const result = await executors[reader]!.direct(subscription(id), { event: { topic: 'product', id } });
    expect(result.data).toMatchObject({ productChanged: { id } });
    expect(hooks).toEqual(SUCCESS);
  });

  it('an event of a subscription that fails', async () => {
    const id = await listing(await student());
    const { errors } = await executors[reader]!.direct(subscription(id), { event: { topic: 'product', id }, db: failingDb().db });
    expect(errors).toHaveLength(1);
    expect(hooks).toEqual(failure('productChanged'));
  });
});

describe('the type of the query root', () => {
  it.each([
    ['alone', '{ __typename }', { __typename: 'Query' }],
    ['under an alias', '{ root: __typename }', { root: 'Query' }],
    [
      'beside a field',
      '{ __typename product(id: "0") { id: databaseId } again: __typename }',
      { __typename: 'Query', product: null, again: 'Query' },
    ],
    [
      'in a fragment',
      '{ ...Root product(id: "0") { id: databaseId } } fragment Root on Query { __typename }',
      { __typename: 'Query', product: null },
    ],
  ])('is planned and answered %s', async (_where, query, data) => {
    const { planner, direct } = executors['with the planner']!;
    const document = parse(query);
    expect(planner!.plan({ document, operation: getOperationAST(document)!, variableValues: {} })).toBeDefined();
    const answer = await direct(query);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual(data);
    expect(hooks).toEqual(SUCCESS);
  });

  it('is answered beside a field that the planner leaves to graphql-js', async () => {
    const { data } = await executors['with the planner']!.direct('{ __typename priceRanges { __typename } }');
    expect(data.__typename).toBe('Query');
    expect(data.priceRanges[0]).toEqual({ __typename: 'PriceRange' });
  });
});

describe('a statement that fails', () => {
  it.each(['with the planner', 'without the planner'])('runs once %s and is reported at its field', async (reader) => {
    const { tried, db } = failingDb();
    const { data, errors } = await executors[reader]!.direct('{ product(id: "1") { id: databaseId } }', { db });
    expect(tried.count).toBe(1);
    expect(data).toEqual({ product: null });
    expect(errors).toMatchObject([{ path: ['product'], message: 'Something went wrong!', extensions: { code: 'INTERNAL' } }]);
    expect(hooks).toEqual(failure('product'));
  });
});
