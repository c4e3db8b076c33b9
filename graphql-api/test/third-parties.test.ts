import { ApolloClient, gql as apolloGql, HttpLink, InMemoryCache } from '@apollo/client';
import { cacheExchange, Client, fetchExchange, gql as urqlGql } from '@urql/core';
import { cacheExchange as graphcache } from '@urql/exchange-graphcache';
import { persistedExchange } from '@urql/exchange-persisted';
import { ClientError, GraphQLClient } from 'graphql-request';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalIdOf } from '../src/platform/database/ids.ts';
import { testApplication } from './application.ts';
import { listing, student, type TestClient } from './test-clients.ts';

/* Clients that know nothing about this product except its address, each with its default settings. */

/** An operation compiled by relay-compiler. */
interface Artifact {
  default: { params: { text: string } };
}

const run = promisify(execFile);
const HERE = resolve(import.meta.dirname, 'third-parties');
const require = createRequire(import.meta.url);

let url: string;
let seller: TestClient;
let ids: string[];
let folder: string;

beforeAll(async () => {
  url = `${(await testApplication()).url}/graphql`;
  seller = await student();
  ids = [];
  for (const name of ['First', 'Second', 'Third']) ids.push(globalIdOf('Product', await listing(seller, { name })));
  folder = mkdtempSync(join(tmpdir(), 'campuscart-clients-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const authorization = () => ({ authorization: `Bearer ${seller.token}` });
const NAMES = 'query ($seller: ID!, $first: Int) { products(first: $first, filter: { sellerId: $seller }) { nodes { id name } } }';
const RENAME = 'mutation ($id: ID!, $name: String!) { updateProduct(input: { id: $id, name: $name }) { product { id name } } }';
const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Product { name } } }';

describe('relay-compiler with its defaults', () => {
  it('compiles a page with refetchable fragments, connections and deletions, and its operations run', async () => {
    cpSync(join(HERE, 'relay'), join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'schema.graphql'), await (await fetch(url.replace('/graphql', '/schema.graphql'))).text());
    writeFileSync(join(folder, 'relay.config.json'), JSON.stringify({ src: './src', schema: './schema.graphql', language: 'javascript' }));
    await run(process.execPath, [require.resolve('relay-compiler/cli.js')], { cwd: folder });
    const text = (name: string) => (require(join(folder, `src/__generated__/${name}.graphql.js`)) as Artifact).default.params.text;
    const page = await seller.ask(text('PageQuery'), { id: ids[0], seller: globalIdOf('User', seller.id) });
    expect(page.data.node).toMatchObject({ __typename: 'Product', id: ids[0], name: 'First' });
    expect(page.data.products.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([ids[2], ids[1]]);
    const { endCursor: cursor } = page.data.products.pageInfo;
    const next = await seller.ask(text('PageListingsPaginationQuery'), { seller: seller.id, count: null, cursor });
    expect(next.data.products.edges).toMatchObject([{ node: { id: ids[0] } }]);
    expect((await seller.ask(text('CardRefetchQuery'), { id: ids[1] })).data.node).toMatchObject({ id: ids[1], name: 'Second' });
    const gone = globalIdOf('Product', await listing(seller, { name: 'Gone' }));
    expect((await seller.ask(text('PageDeleteMutation'), { id: gone })).data.deleteProduct).toEqual({ deletedId: gone });
  });
});

describe('urql', () => {
  it('sends persisted queries over GET without extra headers', async () => {
    const sent: string[] = [];
    const client = new Client({
      url,
      exchanges: [cacheExchange, persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange],
      preferGetMethod: true,
      fetch: (input, init) => {
        sent.push(`${init?.method} ${new URL(input).search.includes('persistedQuery') ? 'persisted' : 'plain'}`);
        return fetch(input, init);
      },
    });
    const { data, error } = await client.query(NAMES, { seller: seller.id, first: null }).toPromise();
    expect(error).toBeUndefined();
    expect(data.products.nodes).toHaveLength(3);
    expect(sent[0]).toBe('GET persisted');
  });

  it('keeps one object in its normalized cache for any query that reads it', async () => {
    const client = new Client({
      url,
      exchanges: [graphcache(), fetchExchange],
      fetchOptions: () => ({ headers: authorization() }),
      preferGetMethod: false,
    });
    const names = urqlGql(NAMES);
    await client.query(names, { seller: seller.id }).toPromise();
    await client.mutation(urqlGql(RENAME), { id: ids[2], name: 'Third, renamed' }).toPromise();
    const cached = client.readQuery<{ products: { nodes: { name: string }[] } }>(names, { seller: seller.id });
    expect(cached!.data!.products.nodes[0]!.name).toBe('Third, renamed');
  });
});

describe('graphql-request', () => {
  it('reads and writes, and returns the code of an error along with the other results', async () => {
    const client = new GraphQLClient(url, { headers: authorization() });
    const { products } = await client.request<{ products: { nodes: { id: string }[] } }>(NAMES, { seller: seller.id, first: 1 });
    expect(products.nodes).toEqual([{ id: ids[2], name: expect.any(String) }]);
    const both = 'mutation ($id: ID!) { a: addFavourite(input: { productId: $id }) { productId } b: clearRecentSearches { user { id } } }';
    const error = await client.request(both, { id: ids[0] }).catch((cause: unknown) => cause as ClientError);
    expect(error).toBeInstanceOf(ClientError);
    expect((error as ClientError).response).toMatchObject({
      data: { a: null, b: { user: { id: globalIdOf('User', seller.id) } } },
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});

describe('Apollo Client', () => {
  it('updates a changed object by its id and refetches it with node', async () => {
    const client = new ApolloClient({ link: new HttpLink({ uri: url, headers: authorization() }), cache: new InMemoryCache() });
    const variables = { seller: seller.id };
    await client.query({ query: apolloGql(NAMES), variables });
    await client.mutate({ mutation: apolloGql(RENAME), variables: { id: ids[1], name: 'Second, renamed' } });
    const cached = client.readQuery<{ products: { nodes: { name: string }[] } }>({ query: apolloGql(NAMES), variables });
    expect(cached!.products.nodes[1]!.name).toBe('Second, renamed');
    const { data } = await client.query<{ node: unknown }>({ query: apolloGql(NODE), variables: { id: ids[1] } });
    expect(data!.node).toMatchObject({ id: ids[1], name: 'Second, renamed' });
  });
});

describe('a Python script that uses the standard library', () => {
  it('reads all pages and learns that its token was revoked', async ({ skip }) => {
    const python = await run('python3', ['--version']).catch(() => undefined);
    if (!python) return skip('this machine has no python3');
    const buyer = await student();
    await listing(seller, { name: 'Fourth' });
    const { stdout } = await run('python3', [join(HERE, 'nightly.py'), url, seller.id, 'ccpat_unknown', buyer.token!]);
    const { rejection, names } = JSON.parse(stdout) as { rejection: object; names: string[] };
    expect(rejection).toEqual({ status: 401, challenge: 'Bearer error="invalid_token"', code: 'TOKEN_INVALID' });
    expect(names).toHaveLength(4);
  });
});
