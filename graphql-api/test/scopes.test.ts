import {
  buildSchema,
  parse,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, widened } from '../src/access/scopes.ts';
import { routes } from '../src/app/http/rest/rest.ts';
import { checkScopes } from '../src/app/schema/scopes/scope-check.ts';
import { buildBareSchema, schemaText } from '../src/app/schema/schema.ts';
import { globalIdOf } from '../src/platform/database/ids.ts';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { pathsAbout, queryOf, schemaPaths, walk, type PathSubjects } from './schema-paths.ts';
import { closeSockets, socket } from './sockets.ts';
import { admin, listing, order, student, withToken, type TestClient } from './test-clients.ts';

const CREATE =
  'mutation ($scopes: [String!]!) { createAccessToken(input: { name: "t", scopes: $scopes }) { token accessToken { databaseId scopes } } }';

async function tokenOf(owner: TestClient, scopes: readonly string[]): Promise<TestClient & { tokenId: string }> {
  const { data, errors } = await owner.ask(CREATE, { scopes });
  expect(errors).toBeUndefined();
  const { token, accessToken } = data.createAccessToken;
  return { ...(await withToken(owner, token)), tokenId: accessToken.databaseId };
}

const insufficient = (...required: string[]) => [{ extensions: { code: 'INSUFFICIENT_SCOPE', details: { required } } }];

afterAll(closeSockets);

describe('the scopes of every field', () => {
  const schema = buildBareSchema();
  /** The schema as clients see it. */
  const published = buildSchema(schemaText(schema));
  /** Returns the scopes that the published schema states for the fields of a document. */
  function statedFor(document: DocumentNode): Set<string> {
    const stated = new Set<string>();
    const info = new TypeInfo(published);
    const Field = () => {
      const directive = info.getFieldDef()?.astNode?.directives?.find(({ name }) => name.value === 'requiresScope');
      const list = directive?.arguments?.[0]?.value;
      const values = list ? (valueFromASTUntyped(list) as string[]) : [];
      for (const value of values) stated.add(value);
    };
    visit(document, visitWithTypeInfo(info, { Field }));
    return stated;
  }

  const documents = schemaPaths(() => '', 3).map((each) => {
    const document = parse(queryOf([each]));
    return { path: each.path, document, stated: statedFor(document) };
  });

  /** Returns the outcome of a document with some scopes: executed, rejected because of missing scopes, or executed with nulls. */
  function outcome(document: DocumentNode, scopes: ReadonlySet<string>): string {
    const viewer = { id: '1', isAdmin: true, sessionId: '1', token: { id: '1', scopes } };
    try {
      return checkScopes(schema, document, document.definitions[0] as OperationDefinitionNode, viewer) ? 'hidden' : 'done';
    } catch (error) {
      return `rejected for ${(error as { extensions: { details: { required: string[] } } }).extensions.details.required.join(' ')}`;
    }
  }

  it.each(SCOPES)('are enforced for a token with all scopes but %s', (scope) => {
    const others = new Set([...widened(SCOPES)].filter((each) => each !== scope));
    const wrong: string[] = [];
    for (const { path, document, stated } of documents) {
      const isNeeded = stated.has(scope);
      const got = outcome(document, others);
      if (isNeeded ? got !== 'hidden' && got !== `rejected for ${scope}` : got !== 'done') wrong.push(`${path}: ${got}`);
    }
    expect(wrong).toEqual([]);
  });

  it('are enforced for a token with a single scope: nothing that needs another is read', () => {
    for (const scope of SCOPES) {
      const granted = widened([scope]);
      const read = documents.filter(({ document }) => outcome(document, granted) === 'done');
      expect(read.filter(({ stated }) => [...stated].some((needed) => !granted.has(needed)))).toEqual([]);
    }
  });

  it('all exist', () => {
    const stated = new Set(documents.flatMap((each) => [...each.stated]));
    expect([...stated].filter((scope) => !SCOPES.includes(scope))).toEqual([]);
  });
});

describe('an access token', () => {
  let [seller, buyer]: TestClient[] = [];
  let [product, bought] = ['', ''];
  beforeAll(async () => {
    [seller, buyer] = [await student(), await student()];
    product = await listing(seller);
    bought = await order(buyer, product);
  });

  it('with a scope for listings reads no orders, chats or contact data: it gets the missing scope, and nested fields are null', async () => {
    const token = await tokenOf(buyer!, ['products:read']);
    const { data, errors } = await token.ask('query ($id: ID!) { product(id: $id) { name seller { name email phone } } }', { id: product });
    expect(errors).toBeUndefined();
    expect(data.product.seller).toEqual({ name: seller!.name, email: null, phone: null });
    const own = await token.ask('{ me { name email collegeId ordersPlaced { totalCount } products { totalCount } points { total } } }');
    expect(own.data.me).toEqual({ name: buyer!.name, email: null, collegeId: null, ordersPlaced: null, products: { totalCount: 0 }, points: null });
    const denied = await token.ask('query ($id: ID!) { order(id: $id) { id } }', { id: bought });
    expect(denied.status).toBe(403);
    expect(denied.errors).toMatchObject(insufficient('orders:read'));
    expect((await token.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } }', { id: product })).errors).toMatchObject(
      insufficient('favourites:write'),
    );
    const live = await (await socket(token.token)).subscribe('subscription { orderChanged { id } }');
    await expect.poll(() => live.errors).toMatchObject(insufficient('orders:read'));
  });

  it('reads no object by global id if its type needs another scope', async () => {
    const token = await tokenOf(buyer!, ['products:read', 'events:read']);
    const ids = { order: globalIdOf('Order', bought), product: globalIdOf('Product', product) };
    const one = await token.ask('query ($id: ID!) { node(id: $id) { id } }', { id: ids.order });
    expect(one.errors).toMatchObject(insufficient('orders:read'));
    const several = await token.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [ids.order, ids.product] });
    expect(several.data.nodes).toEqual([null, { id: ids.product }]);
    const events = await token.ask('{ events(types: [ORDER_PLACED]) { nodes { subjectId subject { id } } } }');
    expect(events.data.events.nodes).toEqual([{ subjectId: bought, subject: null }]);
  });

  it('can call REST within its scopes', async () => {
    const token = await tokenOf(buyer!, ['products:read']);
    expect((await token.rest('GET', `/api/product/get-product/${product}`)).status).toBe(200);
    const denied = await token.rest('GET', '/api/auth/orders');
    expect([denied.status, denied.body.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
  });

  it('of an administrator has administrator rights only within its scopes', async () => {
    const boss = await admin();
    const auditor = await tokenOf(boss, ['admin:audit:read', 'orders:read', 'products:write']);
    expect((await auditor.ask('{ auditEntries(first: 1) { totalCount } }')).errors).toBeUndefined();
    expect((await auditor.ask('query ($id: ID!) { order(id: $id) { id } }', { id: bought })).data.order).toBeNull();
    const taken = 'mutation ($id: ID!) { deleteProduct(input: { id: $id, reason: "No" }) { deletedId } }';
    expect((await auditor.ask(taken, { id: product })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await auditor.ask('{ users(first: 1) { totalCount } }')).errors).toMatchObject(insufficient('admin:users:read'));
    const reader = await tokenOf(boss, ['admin:orders:read']);
    expect((await reader.ask('query ($id: ID!) { order(id: $id) { id } }', { id: bought })).data.order).not.toBeNull();
  });

  it('can query its scopes, and its owner recognizes and extends it in a session', async () => {
    const token = await tokenOf(buyer!, ['orders:write']);
    const { url } = await testApplication();
    const ask = (path: string, init: RequestInit) =>
      fetch(url + path, { ...init, headers: { authorization: token.token!, 'content-type': 'application/json' } });
    for (const answer of [
      await ask('/graphql', { method: 'POST', body: '{"query":"{ me { id } }"}' }),
      await ask('/graphql', { method: 'POST', body: '{"query":"{ products { totalCount } }"}' }),
      await ask('/api/auth/orders', {}),
    ]) {
      expect(answer.headers.get('campuscart-scopes')).toBe('orders:write orders:read');
      expect(answer.headers.get('access-control-expose-headers')).toContain('CampusCart-Scopes');
    }
    const tokens = async () => (await buyer!.ask('{ me { accessTokens { databaseId prefix expiresAt } } }')).data.me.accessTokens as object[];
    const shown = async () =>
      (await tokens()).find((each) => (each as { databaseId: string }).databaseId === token.tokenId) as Record<string, string>;
    expect((await shown()).prefix).toBe(token.token!.slice(0, 12));
    const extend = 'mutation ($id: ID!, $days: Int!) { extendAccessToken(input: { id: $id, expiresInDays: $days }) { accessToken { id } } }';
    expect((await buyer!.ask(extend, { id: token.tokenId, days: 300 })).errors).toBeUndefined();
    expect(Math.round((Date.parse((await shown()).expiresAt!) - Date.now()) / 86_400_000)).toBe(300);
    expect((await seller!.ask(extend, { id: token.tokenId, days: 300 })).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await buyer!.ask(extend, { id: token.tokenId, days: 367 })).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('has only existing scopes, with those for administrators reserved for them', async () => {
    for (const scope of ['READ', 'orders:delete', 'admin:users:read'])
      expect((await buyer!.ask(CREATE, { scopes: [scope] })).errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', fields: [{ field: 'scopes' }] } },
      ]);
  });

  it('created with READ before scopes existed still reads the same', async () => {
    const token = await tokenOf(buyer!, ['products:read']);
    const { db } = (await testApplication()).container.database;
    await db.rows(sql`update access_tokens set scopes = null where id = ${token.tokenId}`);
    const old = await withToken(buyer!, token.token!);
    expect((await old.ask('{ me { email ordersPlaced { totalCount } } }')).data.me).toEqual({ email: buyer!.email, ordersPlaced: { totalCount: 1 } });
    const shown = (await buyer!.ask('{ me { accessTokens { databaseId scopes } } }')).data.me.accessTokens as {
      databaseId: string;
      scopes: string[];
    }[];
    expect(shown.find(({ databaseId }) => databaseId === token.tokenId)!.scopes).toContain('chats:read');
    expect((await old.ask('mutation ($id: ID!) { addFavourite(input: { productId: $id }) { productId } }', { id: product })).errors).toMatchObject(
      insufficient('favourites:write'),
    );
  });
});

describe('a token with every scope except user:email and user:phone', () => {
  it('never reads an email address or phone number through any field or any REST read', { timeout: 240_000 }, async () => {
    const [boss, victim] = [await admin(), await student()];
    const phone = `+91${String(Date.now()).slice(-10)}`;
    await victim.ask('mutation ($phone: String!) { updateProfile(input: { phone: $phone }) { message } }', { phone });
    const product = await listing(victim);
    const bought = await order(boss, product);
    const chat = await victim.ask('query ($id: ID!) { order(id: $id) { conversation { databaseId } } }', { id: bought });
    const of: PathSubjects = { product, order: bought, conversation: chat.data.order.conversation.databaseId, user: victim, profile: victim.id };
    const [blind, seeing] = [
      await tokenOf(
        boss,
        SCOPES.filter((scope) => !scope.startsWith('user:')),
      ),
      await tokenOf(boss, SCOPES),
    ];
    const shows = (text: string) => text.includes(victim.email) || text.includes(phone);
    const isFine = (answer: object) => !shows(JSON.stringify(answer));
    const seenBy = async (token: TestClient) =>
      (await walk(pathsAbout(of, 2), (query) => token.ask(query), isFine)).others
        .filter(({ answer }) => shows(JSON.stringify(answer)))
        .map(({ path }) => path);
    const shown = { blind: await seenBy(blind), seeing: await seenBy(seeing) };
    for (const { path } of routes.filter(({ method }) => method === 'get')) {
      for (const id of [victim.id, product, bought]) {
        const answer = await blind.rest('GET', path.replace(/:\w+/g, id));
        if (shows(JSON.stringify(answer.body))) shown.blind.push(path);
      }
    }
    expect(shown.blind).toEqual([]);
    expect(shown.seeing.length).toBeGreaterThan(2);
  });
});
