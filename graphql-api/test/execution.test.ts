import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, parse } from 'graphql';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorFormatter } from '../src/app/format-error.ts';
import { startApollo } from '../src/app/graphql-server.ts';
import { limitsOf } from '../src/app/limits.ts';
import { buildBareSchema } from '../src/app/schema.ts';
import { viewerOf } from '../src/auth/session.service.ts';
import type { Ctx, Db } from '../src/platform/context.ts';
import { QueryPlanner } from '../src/read/planner.ts';
import { SqlExecutor } from '../src/read/sql-executor.ts';
import { attachResolvers } from '../src/read/resolvers.ts';
import { listing, student } from './test-clients.ts';
import { testApplication } from './application.ts';

const hooks: string[] = [];

/** Records the hooks of a request in the order in which they fire. */
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

let planner: QueryPlanner;
let execute: (query: string, options?: { token?: string; event?: unknown; db?: Db }) => Promise<{ data?: any; errors?: readonly any[] }>;

beforeAll(async () => {
  const { container } = await testApplication();
  const log = pino({ level: 'silent' });
  const schema = buildBareSchema();
  const reader = new SqlExecutor(schema, container.database.orm.getMetadata());
  planner = new QueryPlanner(schema, reader, attachResolvers(schema, reader, { planner: true }));
  const limits = limitsOf(schema, container.infra.settings);
  const apollo = await startApollo(schema, { formatError: errorFormatter(log), limits, planner, plugins: [recorder], log });
  execute = async (query, { token, ...given } = {}) => {
    const contextValue = { ...container.context(await viewerOf(container.database.db, token), 'test'), ...given };
    const { body } = await apollo.executeOperation({ query }, { contextValue });
    return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : null));
  };
});

beforeEach(() => void (hooks.length = 0));

describe("Apollo Server's hooks fire around", () => {
  it('a planned query', async () => {
    expect((await execute('{ products(first: 1) { nodes { id } } }')).errors).toBeUndefined();
    expect(hooks).toEqual(SUCCESS);
  });

  it('a query that graphql-js executes', async () => {
    expect((await execute('{ priceRanges { id } }')).data.priceRanges).toHaveLength(6);
    expect(hooks).toEqual(SUCCESS);
  });

  it('a query of both kinds', async () => {
    expect((await execute('{ priceRanges { id } products(first: 1) { nodes { id } } }')).errors).toBeUndefined();
    expect(hooks).toEqual(SUCCESS);
  });

  it('a planned query that fails', async () => {
    expect((await execute('{ products(first: 51) { nodes { id } } categories { id } }')).data).toBe(null);
    expect(hooks).toEqual(failure('products'));
  });

  it('a mutation', async () => {
    const { token } = await student();
    expect((await execute('mutation { signOut }', { token: token! })).errors).toBeUndefined();
    expect(hooks).toEqual(SUCCESS);
  });

  it('a mutation that fails', async () => {
    expect((await execute('mutation { deleteOrder(id: "1") { deletedId } }')).errors).toHaveLength(1);
    expect(hooks).toEqual(failure('deleteOrder'));
  });

  it('an event of a subscription', async () => {
    const id = await listing(await student());
    const result = await execute(`subscription { productChanged(id: "${id}") { id } }`, { event: { topic: 'product', id } });
    expect(result.data).toEqual({ productChanged: { id } });
    expect(hooks).toEqual(SUCCESS);
  });
});

describe('the type of the query root', () => {
  it.each([
    ['alone', '{ __typename }', { __typename: 'Query' }],
    ['under an alias', '{ root: __typename }', { root: 'Query' }],
    ['beside a field', '{ __typename product(id: "0") { id } again: __typename }', { __typename: 'Query', product: null, again: 'Query' }],
    ['in a fragment', '{ ...Root product(id: "0") { id } } fragment Root on Query { __typename }', { __typename: 'Query', product: null }],
  ])('is planned and answered %s', async (_where, query, data) => {
    const document = parse(query);
    expect(planner.plan({ document, operation: getOperationAST(document) ?? undefined, variableValues: {} })).toBeDefined();
    const answer = await execute(query);
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual(data);
    expect(hooks).toEqual(SUCCESS);
  });

  it('is answered beside a field that the planner leaves to graphql-js', async () => {
    const { data } = await execute('{ __typename priceRanges { __typename } }');
    expect(data.__typename).toBe('Query');
    expect(data.priceRanges[0]).toEqual({ __typename: 'PriceRange' });
  });
});

describe('a statement that fails', () => {
  it('runs once, and is reported at its field', async () => {
    let runs = 0;
    const fail = async (): Promise<never> => {
      runs += 1;
      throw new Error('The connection is gone');
    };
    const { data, errors } = await execute('{ product(id: "1") { id } }', { db: { rows: fail, one: fail } });
    expect(runs).toBe(1);
    expect(data).toEqual({ product: null });
    expect(errors).toMatchObject([{ path: ['product'], message: 'Something went wrong!', extensions: { code: 'INTERNAL' } }]);
    expect(hooks).toEqual(failure('product'));
  });
});
