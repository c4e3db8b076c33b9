import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import { startApollo } from '../src/app/schema/execution/graphql-server.ts';
import { errorFormatter } from '../src/app/schema/errors/format-error.ts';
import { limitsOf } from '../src/app/schema/execution/limits.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { viewerOf } from '../src/domains/people/sessions/session.service.ts';
import { SqlExecutor } from '../src/read/plan/sql-executor.ts';
import { attachResolvers } from '../src/read/resolvers.ts';
import { admin, guest, listing, order, student, type TestClient } from './test-clients.ts';
import { groupsOf, queryOf, schemaPaths, walk, type SchemaPath } from './schema-paths.ts';
import { testApplication } from './application.ts';

/** Longer paths are used only for pairs of consecutive fields that no shorter path contains. */
const DEPTH = 3;

type Executed = (query: string, variables?: Record<string, unknown>) => Promise<unknown>;

let people: Record<'guest' | 'student' | 'admin', TestClient>;
let executed: (actor: TestClient) => Executed;
let args: Record<string, string>;

beforeAll(async () => {
  const seller = await student();
  people = { guest: await guest(), student: seller, admin: await admin() };
  const product = await listing(seller);
  const buyer = await student();
  const bought = await order(buyer, product);
  await buyer.ask('mutation ($i: AddReviewInput!) { addReview(input: $i) { review { id: databaseId } } }', {
    i: { productId: product, rating: 3, text: 'So-so "quoted" \\ ₹ 🎸' },
  });
  args = {
    product: `(id: "${product}")`,
    order: `(id: "${bought}")`,
    user: `(id: "${seller.id}")`,
    products: '(first: 3)',
    users: '(first: 2)',
    orders: '(first: 2)',
  };
  const { container } = await testApplication();
  const log = pino({ level: 'silent' });
  const schema = buildBareSchema();
  attachResolvers(schema, new SqlExecutor(schema, container.database.metadata), { planner: false });
  // The same schema without the planner, so that graphql-js executes every query.
  const apollo = await startApollo(schema, { formatError: errorFormatter(log), limits: limitsOf(schema, container.infra.settings), log });
  executed =
    (actor) =>
    async (query, variables = {}) => {
      const contextValue = container.context(await viewerOf(container.database.db, actor.token, 'test'), 'test');
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
      return JSON.parse(JSON.stringify(body.kind === 'single' ? body.singleResult : undefined));
    };
});

/** Number of paths in one selection. */
const TOGETHER = 6;

/** Returns selections on a type with all paths that continue a root field of that type. */
function selectionsOf(field: string): string[] {
  const paths = schemaPaths((name) => (name === field ? '(id: "1")' : ''), DEPTH).filter((each) => each.path.split('.')[0] === field);
  const continued = (group: SchemaPath[]) => group.map((each) => ({ ...each, fields: each.fields.slice(1) }));
  return groupsOf(paths, TOGETHER).map((group) => queryOf(continued(group)));
}

describe('the returning selection of a mutation', () => {
  it('equals a later read on every path from an order, its product and a message', { timeout: 180_000 }, async () => {
    const seller = await student();
    const productId = await listing(seller, { quantity: 9999 });
    // An administrator, because some of the longest paths exceed a student's cost limit.
    const buyer = await admin();
    let compared = 0;
    for (const selection of selectionsOf('order')) {
      const placed = await buyer.ask(
        `mutation ($p: ID!) { placeOrder(input: { productId: $p }) { order { id: databaseId } same: order ${selection} } }`,
        {
          p: productId,
        },
      );
      expect(placed.errors).toBeUndefined();
      const { order: made, same } = placed.data.placeOrder;
      const read = await executed(buyer)(`query ($id: ID!) { order(id: $id) ${selection} }`, { id: made.id });
      expect({ order: same }, selection).toEqual((read as { data: unknown }).data);
      const sent = await buyer.ask(`mutation ($o: ID!) { sendMessage(input: { orderId: $o, text: "Hi" }) { message { order ${selection} } } }`, {
        o: made.id,
      });
      const now = await executed(buyer)(`query ($id: ID!) { order(id: $id) ${selection} }`, { id: made.id });
      expect({ order: sent.data.sendMessage.message.order }, selection).toEqual((now as { data: unknown }).data);
      compared += 1;
    }
    for (const selection of selectionsOf('product')) {
      const placed = await buyer.ask(
        `mutation ($p: ID!) { placeOrder(input: { productId: $p }) { order { id: databaseId } product ${selection} } }`,
        {
          p: productId,
        },
      );
      const { order: made, product } = placed.data.placeOrder;
      const read = await executed(buyer)(`query ($id: ID!) { order(id: $id) { lines { product ${selection} } } }`, { id: made.id });
      expect({ order: { lines: [{ product }] } }, selection).toEqual((read as { data: unknown }).data);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(30 / TOGETHER);
  });
});

describe('a mutation', () => {
  it.each([
    ['a rejection', 'mutation { deleteOrder(input: { id: "999999999" }) { deletedId } }', {}],
    ['wrong input that names its fields', 'mutation { updateProfile(input: { name: "" }) { message } }', {}],
    [
      'several fields, the first of which is rejected',
      'mutation { a: deleteOrder(input: { id: "999999999" }) { deletedId } b: clearRecentSearches { user { id: databaseId } } }',
      {},
    ],
    ['an argument that does not fit', 'mutation { setOrderStatus(input: { id: "1", status: NEVER }) { message } }', {}],
    ['a variable that does not fit', 'mutation ($q: Int!) { placeOrder(input: { productId: "1", quantity: $q }) { message } }', { q: 'two' }],
    ['a variable that is missing', 'mutation ($id: ID!) { deleteOrder(input: { id: $id }) { deletedId } }', {}],
    ['an operation that is not there', 'mutation A { signOut } mutation B { signOut }', {}],
  ])('that fails gives the same response as plain Apollo Server: %s', async (_what, query, variables) => {
    for (const actor of [people.guest, people.student]) {
      const { status: _status, ...short } = await actor.ask(query, variables);
      expect(short.errors).toBeDefined();
      expect(short).toEqual(await executed(actor)(query, variables));
    }
  });
});

describe('a planned query', () => {
  it.each(['guest', 'student', 'admin'] as const)('returns the same to a %s as an executed one for every path of fields', async (who) => {
    // Boosted listings rotate, so two consecutive requests return different ones.
    const paths = schemaPaths((name) => args[name] ?? '', DEPTH).filter(({ fields }) => fields[0] !== 'boostedProducts');
    const execute = executed(people[who]);
    // If there are several errors, the planner returns only the first one, which is enough for a client. Therefore only the errors of single paths
    // are compared.
    const expectSame = ({ query, short, long }: Awaited<ReturnType<typeof askOnce>>) => {
      // Compared separately from the data, which may be long, because an error shows what is wrong.
      expect(short.errors, query).toEqual(long.errors);
      expect(short, query).toEqual(long);
    };
    const askOnce = async (query: string) => {
      const { status: _, ...short } = await people[who].ask(query);
      const long = (await execute(query)) as typeof short;
      return { query, short, long, errors: short.errors ?? long.errors };
    };
    /** Returns both responses. If they differ, asks once more, because a background job may have changed the shop in between. */
    const askBoth = async (query: string) => {
      const both = await askOnce(query);
      return isDeepStrictEqual(both.short, both.long) ? both : askOnce(query);
    };
    const { fine, others } = await walk(paths, askBoth, (both) => {
      expectSame(both);
      return true;
    });
    for (const { answer } of others) expectSame(answer);
    expect(fine).toBeGreaterThan(60);
  });

  it.each([
    ['aliases and several fields', '{ a: products(first: 2) { nodes { id: databaseId } } b: categories { id: databaseId } me { id: databaseId } }'],
    [
      'fragments, skip and include',
      'query ($no: Boolean = false) { products(first: 1) { ...P } me @include(if: $no) { id: databaseId } } fragment P on ProductConnection { nodes { id: databaseId name @skip(if: $no) } }',
    ],
    ['a page size that is too large', '{ products(first: 51) { nodes { id: databaseId } } }'],
    ['a list for administrators', '{ users(first: 1) { nodes { id: databaseId } } }'],
    ['what is executed beside what is read', '{ priceRanges { id } products(first: 1) { nodes { id: databaseId } } shopFigures { products } }'],
    ['__typename', '{ __typename products(first: 1) { __typename nodes { __typename } } }'],
    ['nothing', '{ product(id: "999999999") { id: databaseId } }'],
  ])('returns the same: %s', async (_what, query) => {
    for (const actor of Object.values(people)) {
      const { status: _status, ...short } = await actor.ask(query);
      expect(short).toEqual(await executed(actor)(query));
    }
  });

  it('accepts omitted and null variables and rejects invalid ones', async () => {
    const query = 'query ($n: Int, $after: String) { products(first: $n, after: $after) { nodes { id: databaseId } pageInfo { endCursor } } }';
    for (const variables of [{ n: 2 }, {}, { n: null }, { n: 'two' }, { n: 1, after: 'nonsense' }]) {
      const { status: _, ...short } = await people.guest.ask(query, variables);
      expect(short).toEqual(await executed(people.guest)(query, variables));
    }
  });
});
