import { getNamedType, isInputObjectType, isLeafType, isNonNullType, isScalarType, type GraphQLInputType } from 'graphql';
import { connect } from 'node:net';
import { Client } from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app/http/server.ts';
import { bodyFields } from '../src/app/http/rest/rest-input.ts';
import { routes } from '../src/app/http/rest/rest.ts';
import { buildBareSchema } from '../src/app/schema/schema.ts';
import { sql } from '../src/platform/database/sql.ts';
import { admin, category, guest, listing, order, student, unique } from './test-clients.ts';
import { closeSockets, socket } from './sockets.ts';
import { databaseUrl } from './settings.ts';
import { testApplication } from './application.ts';

/** Characters that no text may contain. PostgreSQL cannot store the first and the last. */
const unreadable = { NUL: 'a\u0000b', 'a control character': 'a\u0007b', 'a lone surrogate': 'a\ud800b' };

const schema = buildBareSchema();

/** Returns a value of a type, with `bad` in place of the first text reached along `path`. */
function sample(type: GraphQLInputType, path: string[], bad: string): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => field.name === path[0] || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, sample(field.type, field.name === path[0] ? path.slice(1) : ['-'], bad)]));
  }
  if (isScalarType(named)) {
    if (named.name === 'Int' || named.name === 'Float') return 1;
    if (named.name === 'Boolean') return true;
    const text = path.length === 0 ? bad : '1';
    return String(type).includes('[') ? [text] : text;
  }
  const first = (named as unknown as { getValues(): { name: string }[] }).getValues()[0]!.name;
  return String(type).includes('[') ? [first] : first;
}

/** Returns the paths to every text of a type. */
function textsOf(type: GraphQLInputType, seen: string[] = []): string[][] {
  const named = getNamedType(type);
  if (isScalarType(named)) return named.name === 'String' || named.name === 'ID' ? [[]] : [];
  if (!isInputObjectType(named) || seen.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) => textsOf(field.type, [...seen, named.name]).map((path) => [field.name, ...path]));
}

/** One operation for every text that the schema accepts. */
const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields()).flatMap((field) =>
    field.args.flatMap((arg) =>
      textsOf(arg.type).map((path) => {
        const given = field.args.filter((other) => other === arg || isNonNullType(other.type));
        const keyword = root === schema.getQueryType() ? 'query' : 'mutation';
        const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
        const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
        const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
        return {
          name: [field.name, arg.name, ...path].join('.'),
          field: path.at(-1) ?? arg.name,
          query: `${keyword} (${declared}) { ${field.name}(${passed}) ${selection} }`,
          variables: (bad: string) => Object.fromEntries(given.map((each) => [each.name, sample(each.type, each === arg ? path : ['-'], bad)])),
        };
      }),
    ),
  ),
);

describe('a text that cannot be stored', () => {
  it.each(operations)('is rejected in $name with the name of the field', async ({ field, query, variables }) => {
    const boss = await admin();
    for (const [kind, bad] of Object.entries(unreadable)) {
      const answer = await boss.ask(query, variables(bad));
      expect({ kind, error: answer.errors?.[0] }).toMatchObject({
        kind,
        error: { extensions: { code: 'INVALID_INPUT', fields: [{ field, message: `${field} contains characters that cannot be shown` }] } },
      });
    }
  });

  it('is rejected in a literal of the operation, also inside a fragment', async () => {
    const nobody = await guest();
    const inside = await nobody.ask(String.raw`mutation { signIn(input: { email: "a\u0000b", password: "x" }) { token } }`);
    expect(inside.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'email' }] });
    const listed = await nobody.ask(String.raw`{ ...Found } fragment Found on Query { products(filter: { search: "a\u0000b" }) { totalCount } }`);
    expect(listed.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'search' }] });
  });

  it('is rejected over a socket, in queries and subscriptions', async () => {
    const { token } = await student();
    const live = await socket(token);
    for (const query of [
      'query ($id: ID!) { product(id: $id) { id: databaseId } }',
      'subscription ($id: ID!) { productChanged(id: $id) { id: databaseId } }',
    ]) {
      const listener = await live.subscribe(query, { id: unreadable.NUL });
      const until = Date.now() + 5_000;
      while (listener.errors.length === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(listener.errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'id' }] } });
    }
    closeSockets();
  });

  const texts = routes.flatMap((route) => [
    ...[...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({ route, name: name!, place: 'path' })),
    ...Object.keys(route.query ?? {}).map((name) => ({ route, name, place: 'query' })),
    ...Object.entries(route.body?.fields ?? {})
      .filter(([, { type }]) => type === 'string')
      .map(([name]) => ({ route, name, place: 'body' })),
    ...bodyFields(schema, route)
      .filter(({ field }) => ['String', 'ID'].includes(getNamedType(field.type).name))
      .map(({ name }) => ({ route, name, place: 'body' })),
  ]);

  it.each(texts.map((each) => ({ ...each, call: `${each.route.method} ${each.route.path}` })))(
    'is rejected in $name of the $place of $call with its name',
    async ({ route, name, place }) => {
      const boss = await admin();
      const bad = place === 'body' ? Object.values(unreadable) : [unreadable.NUL, 'a\u0007b'];
      for (const text of bad) {
        const path = route.path.replace(/:(\w+)/g, (_, param: string) => (place === 'path' && param === name ? encodeURIComponent(text) : '1'));
        const query = place === 'query' ? `?${name}=${encodeURIComponent(text)}` : '';
        const body = place === 'body' ? { [name]: text } : route.body ? {} : undefined;
        const answer = await boss.rest(route.method.toUpperCase(), path + query, body);
        expect(answer).toMatchObject({
          status: 400,
          body: { fields: [{ field: name, message: `${name} contains characters that cannot be shown` }] },
        });
      }
    },
  );
});

describe('a REST body with a wrong type', () => {
  it.each([
    ['checked', { checked: { a: 1 } }],
    ['checked', { checked: [{}] }],
    ['radio', { radio: { 0: 1 } }],
    ['radio', { radio: [[1], {}] }],
    ['page', { page: {} }],
  ])('is rejected with the field %s', async (field, body) => {
    const answer = await (await guest()).rest('POST', '/api/product/product-filter', body);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it.each([{ toString: 1 }, [], null, 2])('is rejected with the field shipping when it is %j', async (shipping) => {
    const body = { name: 'Lamp', description: 'Bright.', price: 1, quantity: 1, category: await category(), shipping };
    const answer = await (await student()).rest('POST', '/api/product/create-product', body);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'shipping' }] } });
  });

  it('is rejected with the field shipping when it is an object in a form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Lamp', description: 'Bright.', price: '1', quantity: '1', category: await category() }))
      form.set(name, value);
    form.set('shipping[a]', '1');
    const answer = await (await student()).rest('POST', '/api/product/create-product', form);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'shipping' }] } });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['cut short', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nLam'],
    ['with a part that has no name', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data\r\n\r\nLamp\r\n--b--\r\n'],
    ['empty', 'multipart/form-data; boundary=b', ''],
  ])('is rejected when it is a form %s', async (_kind, type, body) => {
    const { url } = await testApplication();
    const { token } = await student();
    const headers = { authorization: token!, 'content-type': type };
    const response = await fetch(`${url}/api/product/create-product`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
  });
});

it('a client that disconnects in the middle of a body is not logged as an error', async () => {
  const logged: string[] = [];
  const { container } = await testApplication();
  const app = await createApp(container, pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }));
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const { port } = app.http.address() as { port: number };
  const types = ['application/json', 'multipart/form-data; boundary=b'];
  for (const path of ['/api/product/create-product', '/graphql', '/api/auth/login']) {
    for (const type of types) {
      const client = connect(port, '127.0.0.1');
      client.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n--b\r\nContent-Disposition: form-data; name="0"`,
      );
      await new Promise((resolve) => setTimeout(resolve, 30));
      client.resetAndDestroy();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(logged).toEqual([]);
  await app.stop();
});

describe('GraphQL', () => {
  it('names the field of a multipart request without its file', async () => {
    const { url } = await testApplication();
    const actor = await student();
    const input = { name: unique('Lamp'), description: 'Bright.', price: 1, quantity: 1, shipping: true, categoryId: await category() };
    const send = async (query: string, variables: object, at: string) => {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query, variables }));
      form.set('map', JSON.stringify({ 0: [at] }));
      const headers = { authorization: actor.token!, 'apollo-require-preflight': 'true' };
      return (await (await fetch(`${url}/graphql`, { method: 'POST', headers, body: form })).json()) as any;
    };
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }';
    const made = await send(create, { input: { ...input, photo: null } }, 'variables.input.photo');
    expect(made.errors?.[0]).toMatchObject({ message: 'The file is missing', extensions: { code: 'INVALID_INPUT', fields: [{ field: 'photo' }] } });
    const update = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }';
    const changed = await send(update, { input: { profilePicture: null } }, 'variables.input.profilePicture');
    expect(changed.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'profilePicture' }] });
  });

  it.each([
    ['no operations and a broken end', '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n5\r\n--b\r\nConten'],
    ['a part without a header', '--b\r\n\r\n\r\n--b\r\nx\r\n\r\n--b--'],
    ['nothing', ''],
  ])('rejects a multipart request with %s', async (_kind, body) => {
    const { url } = await testApplication();
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it('limits related products to 1 to 8, in a literal and in a variable', async () => {
    const id = await listing(await student());
    const nobody = await guest();
    for (const first of [-1, 0, 9, 1_000_000, 2_147_483_647]) {
      const byVariable = await nobody.ask('query ($id: ID!, $first: Int!) { product(id: $id) { related(first: $first) { id: databaseId } } }', {
        id,
        first,
      });
      const byLiteral = await nobody.ask(`{ product(id: "${id}") { related(first: ${first}) { id: databaseId } } }`);
      for (const answer of [byVariable, byLiteral]) {
        expect(answer.errors?.[0]).toMatchObject({
          message: 'This list holds 1 to 8 items.',
          extensions: { code: 'INVALID_INPUT', fields: [{ field: 'first' }] },
        });
      }
    }
    expect((await nobody.ask(`{ product(id: "${id}") { related(first: 8) { id: databaseId } } }`)).errors).toBeUndefined();
  });

  it('returns __typename as the only selected field of a page, also when the page is empty', async () => {
    const seller = await student();
    const productId = await listing(seller);
    await order(await student(), productId);
    const nobody = await guest();
    const page = await nobody.ask('{ products(first: 3) { pageInfo { __typename } } }');
    expect(page.data).toEqual({ products: { pageInfo: { __typename: 'PageInfo' } } });
    const empty = await nobody.ask('{ products(filter: { ids: [] }) { pageInfo { __typename } nodes { __typename } } }');
    expect(empty.data).toEqual({ products: { pageInfo: { __typename: 'PageInfo' }, nodes: [] } });
    const nested = await nobody.ask(`{ product(id: "${productId}") { reviews { pageInfo { __typename } } } }`);
    expect(nested.data).toEqual({ product: { reviews: { pageInfo: { __typename: 'PageInfo' } } } });
  });

  // The embedded database has one connection, which a transaction occupies.
  it.runIf(databaseUrl)('rejects a listing whose category is deleted after its check, naming the category field', async () => {
    const [seller, shelf] = [await student(), await category()];
    const rival = new Client({ connectionString: databaseUrl });
    await rival.connect();
    await rival.query('begin');
    await rival.query('delete from categories where id = $1', [shelf]);
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
    const input = { name: unique('Lamp'), description: 'Bright.', price: 1, quantity: 1, shipping: true, categoryId: shelf };
    const made = seller.ask(create, { input });
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await rival.query(
        'select from pg_stat_activity where datname = current_database() and pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    await rival.query('commit');
    await rival.end();
    expect((await made).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'categoryId' }] });
  });

  it('rejects a listing whose category is deleted concurrently, naming the category field', async () => {
    const [seller, boss, { container }] = [await student(), await admin(), await testApplication()];
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId } } }';
    const update = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { id: databaseId } } }';
    const known = await listing(seller);
    for (let round = 0; round < 5; round += 1) {
      const shelf = await category();
      const input = { name: unique('Lamp'), description: 'Bright.', price: 1, quantity: 1, shipping: true, categoryId: shelf };
      const [made, changed] = await Promise.all([
        seller.ask(create, { input }),
        seller.ask(update, { input: { id: known, categoryId: shelf } }),
        boss.ask('mutation ($id: ID!) { deleteCategory(input: { id: $id }) { deletedId } }', { id: shelf }),
      ]);
      for (const { errors } of [made, changed]) {
        if (errors) expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'categoryId' }] });
      }
    }
    const lost = await container.database.db.one<{ n: number }>(
      sql`select count(*)::int as n from products p where not exists (select from categories c where c.id = p.category_id)`,
    );
    expect(lost!.n).toBe(0);
  });
});
