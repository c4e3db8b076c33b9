import { GraphQLObjectType, GraphQLString } from 'graphql';
import pino from 'pino';
import { FieldResolver, Resolver, Root } from 'type-graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorFormatter } from '../../src/app/schema/errors/format-error.ts';
import { startApollo } from '../../src/app/schema/execution/graphql-server.ts';
import { limitsOf } from '../../src/app/schema/execution/limits.ts';
import { buildBareSchema } from '../../src/app/schema/schema.ts';
import { Product } from '../../src/domains/market/products/product.entity.ts';
import { QueryPlanner } from '../../src/read/plan/planner.ts';
import { SqlExecutor } from '../../src/read/plan/sql-executor.ts';
import { attachResolvers } from '../../src/read/resolvers.ts';
import { listing, student } from '../test-clients.ts';
import { testApplication } from '../application.ts';

/** A field that only a resolver can provide. */
@Resolver(() => Product)
class ShoutResolver {
  @FieldResolver(() => String, { description: 'The name in capital letters.' })
  shout(@Root() product: Product): string {
    return product.name.toUpperCase();
  }
}

let execute: (query: string) => Promise<any>;

beforeAll(async () => {
  const { container } = await testApplication();
  const log = pino({ level: 'silent' });
  const schema = buildBareSchema([ShoutResolver]);
  const reader = new SqlExecutor(schema, container.database.orm.getMetadata());
  const planner = new QueryPlanner(schema, reader, attachResolvers(schema, reader, { planner: true }));
  const apollo = await startApollo(schema, { formatError: errorFormatter(log), limits: limitsOf(schema, container.infra.settings), planner, log });
  execute = async (query) => {
    const { body } = await apollo.executeOperation({ query }, { contextValue: container.context(null, 'test') });
    return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : null));
  };
});

describe('a field with its own resolver', () => {
  it('is resolved with the entity at any depth', async () => {
    const seller = await student();
    const id = await listing(seller, { name: 'Quiet lamp' });
    const nested = `{ product(id: "${id}") { name shout seller { products(first: 1) { nodes { shout id: databaseId } pageInfo { hasNextPage } } } } }`;
    expect((await execute(nested)).data.product).toEqual({
      name: 'Quiet lamp',
      shout: 'QUIET LAMP',
      seller: { products: { nodes: [{ shout: 'QUIET LAMP', id }], pageInfo: { hasNextPage: false } } },
    });
  });

  it('leaves other operations to the planner', async () => {
    const { statements } = await testApplication();
    const id = await listing(await student());
    statements.clear();
    expect((await execute(`{ product(id: "${id}") { name seller { id: databaseId } } }`)).errors).toBeUndefined();
    expect(statements.list).toHaveLength(1);
  });
});

describe('an unreadable field', () => {
  it('stops the server start with an error that names it', async () => {
    const { container } = await testApplication();
    const schema = buildBareSchema();
    const product = schema.getType('Product') as GraphQLObjectType;
    const { fields } = new GraphQLObjectType({ name: 'Other', fields: { colour: { type: GraphQLString } } }).toConfig();
    Object.assign(product.getFields(), new GraphQLObjectType({ name: 'Other', fields }).getFields());
    const attach = () => attachResolvers(schema, new SqlExecutor(schema, container.database.orm.getMetadata()), { planner: true });
    expect(attach).toThrow('Product.colour');
  });
});
