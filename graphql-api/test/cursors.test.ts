import { getNamedType, type GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { admin, category, listing, order, student, unique, type TestClient } from './test-clients.ts';

const PAGE = '{ nodes { id: databaseId } pageInfo { endCursor hasNextPage } }';
/** Lists by name: the operation with a cursor, and the path of its page in the data. */
const lists: Record<string, [query: string, path: string[]]> = {
  newest: [`query ($a: String, $f: ProductFilter) { products(first: 1, after: $a, filter: $f) ${PAGE} }`, ['products']],
  cheapest: [`query ($a: String, $f: ProductFilter) { products(first: 1, after: $a, filter: $f, sort: PRICE_ASC) ${PAGE} }`, ['products']],
  mostExpensive: [`query ($a: String, $f: ProductFilter) { products(first: 1, after: $a, filter: $f, sort: PRICE_DESC) ${PAGE} }`, ['products']],
  users: [`query ($a: String) { users(first: 1, after: $a) ${PAGE} }`, ['users']],
  received: [`query ($a: String) { me { ordersReceived(first: 1, after: $a) ${PAGE} } }`, ['me', 'ordersReceived']],
  placed: [`query ($a: String) { me { ordersPlaced(first: 1, after: $a) ${PAGE} } }`, ['me', 'ordersPlaced']],
  own: [`query ($a: String) { me { products(first: 1, after: $a) ${PAGE} } }`, ['me', 'products']],
  inbox: [`query ($a: String) { me { conversations(first: 1, after: $a) ${PAGE} } }`, ['me', 'conversations']],
};

interface Connection {
  path: string;
  /** Returns the query for a page after or before the cursor `$c`. */
  query: (argument: string) => string;
}

/** Returns every connection among the fields of a type. */
function connectionsOf(type: GraphQLObjectType, path: string[], around: (inner: string) => string): Connection[] {
  const fields = Object.values(type.getFields()).filter(({ args }) => args.some(({ name }) => name === 'after'));
  return fields.map(({ name }) => ({
    path: [...path, name].join('.'),
    query: (argument) => around(`{ ${name}(first: 1, ${argument}: $c) { nodes { __typename } } }`),
  }));
}
const root = buildBareSchema().getQueryType()!;
const typeOf = (field: string) => getNamedType(root.getFields()[field]!.type) as GraphQLObjectType;
/** Ids of objects by the root field that reads them. */
const things: Record<string, string> = {};
const ofThings = ['product', 'profile', 'user', 'order', 'conversation'].flatMap((field) =>
  connectionsOf(typeOf(field), [field], (inner) => `query ($c: String) { ${field}(id: "${things[field]}") ${inner} }`),
);
/** The cursor comes from the newest products. */
const connections = [
  ...connectionsOf(root, [], (inner) => `query ($c: String) ${inner}`),
  ...connectionsOf(typeOf('me'), ['me'], (inner) => `query ($c: String) { me ${inner} }`),
  ...ofThings,
].filter(({ path }) => path !== 'products');

let seller: TestClient;
let filter: { categoryIds: string[] };

beforeAll(async () => {
  seller = await admin();
  const [buyer, categoryId] = [await student(), await category()];
  await student();
  filter = { categoryIds: [categoryId] };
  for (const price of [100, 300, 200]) {
    const id = await listing(seller, { price, categoryId });
    Object.assign(things, { product: id, profile: seller.id, user: seller.id, order: await order(buyer, id) });
    await order(seller, await listing(buyer));
  }
  const { data } = await seller.ask('{ me { conversations(first: 1) { nodes { id: databaseId } } } }');
  things.conversation = data.me.conversations.nodes[0].id as string;
});

async function page(name: string, after?: string) {
  const [query, path] = lists[name]!;
  const answer = await seller.ask(query, { a: after ?? null, f: filter });
  const found = answer.errors ? undefined : path.reduce<any>((data, key) => data[key], answer.data);
  return { found, error: answer.errors?.[0], status: answer.status };
}

const rejection = { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'after' }] } };
const encoded = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
const decoded = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64').toString()) as unknown[];

describe('a cursor', () => {
  it.each(Object.keys(lists))('continues its own list: %s', async (name) => {
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more && seen.length < 3;) {
      const { found, error } = await page(name, after);
      expect(error).toBeUndefined();
      seen.push(found.nodes[0].id);
      after = found.pageInfo.endCursor;
      more = found.pageInfo.hasNextPage;
    }
    expect(new Set(seen).size).toBe(3);
  });

  it.each(Object.keys(lists))('is rejected in any other list and for any other sort order: %s', async (name) => {
    const cursor: string = (await page(name)).found.pageInfo.endCursor;
    for (const other of Object.keys(lists)) {
      if (other !== name) expect((await page(other, cursor)).error, other).toMatchObject(rejection);
    }
  });

  it('of a search is rejected in another search', async () => {
    const [one, two] = [unique('Zeppelin'), unique('Gondola')];
    for (const name of [one, two, one, two]) await listing(seller, { name });
    const query = `query ($a: String, $s: String) { products(first: 1, after: $a, sort: RELEVANCE, filter: { search: $s }) ${PAGE} }`;
    const first = (await seller.ask(query, { s: one })).data.products;
    expect((await seller.ask(query, { s: one, a: first.pageInfo.endCursor })).data.products.nodes[0].id).not.toBe(first.nodes[0].id);
    expect((await seller.ask(query, { s: two, a: first.pageInfo.endCursor })).errors).toMatchObject([rejection]);
  });

  it.each(['newest', 'cheapest', 'own'])('with altered contents is rejected: %s', async (name) => {
    const values = decoded((await page(name)).found.pageInfo.endCursor);
    const last = values.length - 1;
    const forged = ['1.5', '1e400', '1e30', '-1e30', 'null', '"1"', 'true', '[]', '{}', '9007199254740993'].map(
      (value) => `[${values.map((each, index) => (index === last ? value : JSON.stringify(each))).join()}]`,
    );
    const malformed = ['[1.5]', '[1e400]', '[1e30]', '[1]', '[]', '{}', 'null', '1', '"x"', 'x', [...values, 1], values.slice(1)];
    for (const payload of [...forged, ...malformed]) {
      const { error, status } = await page(name, encoded(payload));
      expect(error, String(payload)).toMatchObject(rejection);
      expect(status).toBe(200);
    }
    for (const text of [' ', 'not a cursor', '%%%', '\u0000']) expect((await page(name, text)).error, text).toMatchObject(rejection);
  });

  it.each(connections)('of another list, and one with altered contents, is rejected by $path', async ({ query }) => {
    const cursor: string = (await page('newest')).found.pageInfo.endCursor;
    const values = decoded(cursor);
    const contents = [...values.slice(0, -1).map(String), '1e400'];
    for (const text of [cursor, encoded(values.slice(1)), encoded(`[${contents.join()}]`), encoded('[]'), encoded('null'), 'not a cursor', '']) {
      for (const field of ['after', 'before']) {
        const { errors } = await seller.ask(query(field), { c: text });
        expect(errors?.[0], `${field} ${text}`).toMatchObject({ extensions: { code: 'INVALID_INPUT', fields: [{ field }] } });
      }
    }
  });

  it('is rejected when it is empty', async () => {
    expect((await page('newest', '')).error).toMatchObject(rejection);
    expect((await page('own', '')).error).toMatchObject(rejection);
  });
});
