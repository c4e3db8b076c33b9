import { afterAll, describe, expect, it } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { admin, guest, student, type TestClient } from './test-clients.ts';
import { closeSockets, socket } from './sockets.ts';
import { testApplication } from './application.ts';
import { scopesFor } from './scopes.ts';

const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (levels: number): string => (levels === 0 ? 'id: databaseId' : `seller { products(first: 1) { nodes { ${nested(levels - 1)} } } }`);

/** Operations that exceed each limit, by the text of the message. */
const oversizedOperations: [limit: RegExp, query: string][] = [
  [/10 fields deep/, `{ products(first: 1) { nodes { ${nested(4)} } } }`],
  [/at most 15 aliases/, `{ ${times(16, (index) => `a${index}: categories { name }`)} }`],
  [/at most 500 fields/, `{ ${times(501, () => '__typename')} }`],
  [/at most 8 directives/, `{ me { ${times(9, () => 'id @include(if: true)')} } }`],
  [/at most 2000 tokens/, `{ ${times(2_100, () => '__typename')} }`],
  // 2 to the power of 20 fields in 20 fragments.
  [
    /fields/,
    `{ me { ...F0 } } ${times(20, (index) => `fragment F${index} on User { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on User { id: databaseId name }`,
  ],
  [/costs \d+, and may cost 1000/, '{ products(first: 50) { nodes { reviews(first: 50) { nodes { id: databaseId author { name } } } } } }'],
  [/costs \d+, and may cost 1000/, `{ ${times(15, (index) => `a${index}: products(first: 1, filter: { search: "good" }) { totalCount }`)} }`],
  [
    /costs \d+, and may cost 1000/,
    `query ($f: ProductFilter = { search: "good" }) { ${times(7, (index) => `a${index}: products(first: 1, filter: $f) { nodes { id: databaseId } }`)} }`,
  ],
  [/costs \d+, and may cost 1000/, 'query ($n: Int = 50) { products(first: $n) { nodes { reviews(first: $n) { nodes { id: databaseId text } } } } }'],
];

afterAll(closeSockets);

describe('an operation over a limit', () => {
  it.each(oversizedOperations)('is rejected with 400 and a code over HTTP: %s', async (limit, query) => {
    const answer = await (await guest()).ask(query);
    expect(answer).toMatchObject({ status: 400, errors: [{ message: expect.stringMatching(limit), extensions: { code: 'TOO_COMPLEX' } }] });
    expect(answer.data).toBeUndefined();
  });

  it.each(oversizedOperations)('is rejected with the same message over the socket: %s', async (limit, query) => {
    const { subscribe } = await socket();
    const { errors } = await subscribe(query);
    expect(errors).toMatchObject([{ message: expect.stringMatching(limit), extensions: { code: 'TOO_COMPLEX' } }]);
    closeSockets();
  });

  it('reads nothing from the database', async () => {
    const { statements } = await testApplication();
    statements.clear();
    for (const [, query] of oversizedOperations) await (await guest()).ask(query);
    expect(statements.list).toEqual([]);
  });

  it('is a batch: rejected with 400', async () => {
    const { url } = await testApplication();
    const body = JSON.stringify(Array.from({ length: 3 }, () => ({ query: '{ __typename }' })));
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code).toBe('BAD_REQUEST');
  });

  it('is a body of more than 100 kB: rejected with 413', async () => {
    const answer = await (await guest()).ask(`{ __typename } # ${'x'.repeat(100_000)}`);
    expect(answer).toMatchObject({ status: 413, errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });
});

describe('within the limits', () => {
  it('the reported cost is the number of fields times the page sizes', async () => {
    const answer = await (await guest()).ask('{ products(first: 8) { nodes { id: databaseId name seller { name } } } }');
    // products 1, nodes 1, and 8 times id, name, seller and the seller's name.
    expect(answer.extensions).toEqual({ cost: 34 });
  });

  it('a page size in a variable counts by its value', async () => {
    const query = 'query ($n: Int) { products(first: $n) { nodes { id: databaseId } } }';
    const cost = async (n: number | null) => (await (await guest()).ask(query, { n })).extensions;
    expect([await cost(3), await cost(20), await cost(null)]).toEqual([{ cost: 5 }, { cost: 22 }, { cost: 10 }]);
  });

  it('a value repeated by fragments costs once, and again under another alias', async () => {
    const query = `{ products(first: 8) { nodes { id: databaseId name ...Card ... on Product { name } title: name } } }
      fragment Card on Product { id: databaseId name category { id: databaseId } }`;
    // 1 for products, 1 for nodes, and 8 times id, name, title, category and the category's id.
    expect((await (await guest()).ask(query)).extensions).toEqual({ cost: 2 + 8 * 5 });
  });

  it('an object of a union costs as much as its most expensive type', async () => {
    const entry =
      '... on MessageEntry { at message { text } } ... on OfferEntry { at kind offer { price status } } ... on TimelineEntry { __typename }';
    const query = `{ conversation(id: "0") { timeline(first: 3) { nodes { ${entry} } } } }`;
    expect((await (await student()).ask(query)).extensions).toEqual({ cost: 1 + 1 + 1 + 3 * 6 });
  });

  it('a search and its total cost far more than a lookup, as they do in the database', async () => {
    const cost = async (selection: string, filter: object | null) =>
      (await (await guest()).ask(`query ($filter: ProductFilter) { products(first: 1, filter: $filter) { ${selection} } }`, { filter })).extensions;
    expect([await cost('nodes { id: databaseId }', { search: 'lamp' }), await cost('totalCount', { search: 'lamp' })]).toEqual([
      { cost: 152 },
      { cost: 300 },
    ]);
    expect([await cost('totalCount', { inStock: true }), await cost('totalCount', null)]).toEqual([{ cost: 51 }, { cost: 2 }]);
  });

  it('a total costs the rows it counts, and so do figures and previews', async () => {
    const person = await student();
    const cost = async (selection: string) => (await person.ask(`{ ${selection} }`)).extensions;
    expect(await cost('events(first: 1) { totalCount }')).toMatchObject({ cost: 51 });
    expect(await cost('me { favourites(first: 1) { totalCount } notifications(first: 1) { totalCount } }')).toMatchObject({ cost: 1 + 101 + 11 });
    expect(await cost('shopFigures { products }')).toMatchObject({ cost: 51 });
    expect(await cost('actPreview(kind: DELETE_PRODUCT, id: "0") { counts { count } }')).toMatchObject({ cost: 100 + 1 + 10 });
  });

  it.each([
    ['the total of the favourites', 'me { favourites(first: 1) { totalCount } }'],
    ['a preview', 'actPreview(kind: DELETE_PRODUCT, id: "0") { counts { count } }'],
  ])('an operation cannot select %s ten times', async (_what, field) => {
    const answer = await (await student()).ask(`{ ${times(10, (index) => `a${index}: ${field}`)} }`);
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'TOO_COMPLEX' } }] });
  });

  it('an administrator has a higher limit', async () => {
    const query = '{ users(first: 50) { nodes { id: databaseId ordersPlaced(first: 20) { nodes { id: databaseId } } } } }';
    expect((await (await student()).ask(query)).status).toBe(400);
    expect((await (await admin()).ask(query)).errors).toBeUndefined();
  });

  it('introspection stays available, including the standard query, and is counted', async () => {
    const answer = await (await guest()).ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(answer.errors).toBeUndefined();
    expect(answer.extensions).toMatchObject({ cost: expect.any(Number) });
  });

  it('returns at most five errors', async () => {
    const answer = await (await guest()).ask(`{ ${times(12, (index) => `nothing${index}`)} }`);
    expect(answer.errors).toHaveLength(5);
    const failing = `mutation { ${times(8, (index) => `a${index}: deleteOrder(input: { id: "1" }) { deletedId }`)} }`;
    expect((await (await guest()).ask(failing)).errors!.length).toBeLessThanOrEqual(5);
  });

  it('each aliased sign-in counts as an attempt', async () => {
    const { email } = await student();
    const signIn = (alias: string, password: string) => `${alias}: signIn(input: { email: "${email}", password: "${password}" }) { token }`;
    const wrong = await (await guest()).ask(`mutation { ${times(10, (index) => signIn(`a${index}`, `wrong${index}`))} ${signIn('b', 'password')} }`);
    expect(Object.values(wrong.data as object)).toEqual(Array(11).fill(null));
    const answer = await (await guest()).ask(`mutation { ${signIn('a', 'password')} }`);
    expect(answer.errors![0]!.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('automatic persisted queries', () => {
  it('register a query once and execute it by its hash, also for other clients', async () => {
    const { createHash } = await import('node:crypto');
    const { url } = await testApplication();
    const query = '{ categories { id: databaseId } }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
    const post = async (body: object) => {
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return (await response.json()) as { errors?: { message: string }[]; data?: object };
    };
    expect((await post({ query })).errors).toBeUndefined();
    expect((await post({ extensions })).errors![0]!.message).toBe('PersistedQueryNotFound');
    expect((await post({ query, extensions })).errors).toBeUndefined();
    expect(await post({ extensions })).toHaveProperty('data.categories');
  });
});

describe('personal access tokens', () => {
  const CREATE =
    'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id: databaseId name scopes expiresAt lastUsedAt } } }';
  const make = async (owner: TestClient, rights: ('READ' | 'WRITE')[]) =>
    (await owner.ask(CREATE, { input: { name: 'My script', scopes: scopesFor(...rights) } })).data.createAccessToken as {
      token: string;
      accessToken: { id: string };
    };
  const asking = async (token: string, query: string) => {
    const { url } = await testApplication();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await response.json()) as { data: any; errors?: { message: string; extensions: { code: string } }[] };
  };
  const resting = async (token: string, method: string, path: string, body?: object) => {
    const { url } = await testApplication();
    const headers = { 'content-type': 'application/json', authorization: token };
    return fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  };

  it('work for GraphQL, REST and sockets', async () => {
    const owner = await student();
    const { token } = await make(owner, ['READ', 'WRITE']);
    expect((await asking(token, '{ me { id: databaseId } }')).data.me.id).toBe(owner.id);
    expect((await resting(token, 'GET', '/api/auth/user-auth')).status).toBe(200);
    const { subscribe } = await socket(token);
    expect((await subscribe('{ me { id: databaseId } }')).events).toMatchObject([{ me: { id: owner.id } }]);
    closeSockets();
  });

  it('are shown to their owner and administrators with scopes, expiry and last use, and stored as hashes', async () => {
    const owner = await student();
    const { token, accessToken } = await make(owner, ['READ']);
    await asking(token, '{ me { id: databaseId } }');
    const seen = (await owner.ask('{ me { accessTokens { id: databaseId name scopes expiresAt lastUsedAt } } }')).data.me.accessTokens;
    expect(seen).toMatchObject([{ id: accessToken.id, name: 'My script', scopes: scopesFor('READ'), lastUsedAt: expect.any(String) }]);
    const ASK = `{ user(id: "${owner.id}") { accessTokens { id: databaseId } } }`;
    expect((await (await student()).ask(ASK)).data.user.accessTokens).toBe(null);
    expect((await (await admin()).ask(ASK)).data.user.accessTokens).toEqual([{ id: accessToken.id }]);
    const { container } = await testApplication();
    const { sql } = await import('../src/platform/database/sql.ts');
    const rows = await container.database.db.rows(sql`select * from access_tokens where user_id = ${owner.id}`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('without scopes that write cannot change anything', async () => {
    const { token } = await make(await student(), ['READ']);
    const answer = await asking(token, 'mutation { createCategory(input: { name: "x" }) { category { id: databaseId } } }');
    expect(answer.errors).toMatchObject([
      { message: 'This access token needs the scope admin:categories:write', extensions: { code: 'INSUFFICIENT_SCOPE' } },
    ]);
    const { subscribe } = await socket(token);
    expect((await subscribe('mutation { signOut }')).errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_SCOPE' } }]);
    closeSockets();
    expect((await resting(token, 'POST', '/api/auth/add-order', { productId: '1' })).status).toBe(403);
    expect((await resting(token, 'POST', '/api/product/product-filter', { checked: [], radio: [] })).status).toBe(200);
  });

  it('cannot manage tokens, the password or the account with any scope', async () => {
    const { token, accessToken } = await make(await student(), ['WRITE']);
    const attempts = [
      'mutation { createAccessToken(input: { name: "another", scopes: ["products:write"] }) { token } }',
      `mutation { revokeAccessToken(input: { id: "${accessToken.id}" }) { deletedId } }`,
      'mutation { updateProfile(input: { name: "x", password: "stolen" }) { message } }',
      'mutation { deleteMyAccount(input: { password: "password" }) }',
    ];
    for (const attempt of attempts) expect((await asking(token, attempt)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('stop working when they are revoked, also on sockets', async () => {
    const owner = await student();
    const { token, accessToken } = await make(owner, ['READ']);
    const open = await socket(token);
    await open.subscribe('subscription { orderChanged { id: databaseId } }');
    await owner.ask('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { deletedId } }', { id: accessToken.id });
    expect(await open.closed).toBe(4403);
    expect((await asking(token, '{ me { id: databaseId } }')).errors).toMatchObject([{ extensions: { code: 'TOKEN_INVALID' } }]);
  });

  it('stop working after a password change and when they expire', async () => {
    const owner = await student();
    const { token } = await make(owner, ['READ']);
    await owner.ask('mutation { updateProfile(input: { name: "x", password: "changed", currentPassword: "password" }) { message } }');
    expect((await asking(token, '{ me { id: databaseId } }')).errors).toMatchObject([{ extensions: { code: 'TOKEN_INVALID' } }]);
    const late = await make(owner, ['READ']);
    const { container } = await testApplication();
    const { sql } = await import('../src/platform/database/sql.ts');
    await container.database.db.rows(sql`update access_tokens set expires_at = now() - interval '1 second' where id = ${late.accessToken.id}`);
    expect((await asking(late.token, '{ me { id: databaseId } }')).errors).toMatchObject([{ extensions: { code: 'TOKEN_EXPIRED' } }]);
  });

  it('have a name, a scope and 1 to 366 days, at most 20 per user', async () => {
    const owner = await student();
    const wrong = await owner.ask(CREATE, { input: { name: ' ', scopes: [], expiresInDays: 400 } });
    expect(wrong.errors![0]!.extensions.fields!.map(({ field }) => field)).toEqual(['name', 'scopes', 'expiresInDays']);
    for (let made = 0; made < 20; made++) await make(owner, ['READ']);
    const more = await owner.ask(CREATE, { input: { name: 'one more', scopes: ['products:read'] } });
    expect(more.errors![0]!.extensions.code).toBe('CONFLICT');
  });
});
