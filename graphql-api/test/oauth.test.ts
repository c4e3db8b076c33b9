import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import { CALLBACK, MARKET, registeredApp, startOAuthMarket, type RegisteredApp } from './oauth-market.ts';
import { closeSockets, socket } from './sockets.ts';
import { admin, student, unique, type TestClient } from './test-clients.ts';

const ME = '{ me { id: databaseId email } }';
const GRANTS = '{ me { appGrants { id scopes lastUsedAt app { databaseId } } accessTokens { name } } }';

let market: Awaited<ReturnType<typeof startOAuthMarket>>;
let boss: TestClient;
let app: RegisteredApp;
beforeAll(async () => {
  await testApplication();
  market = await startOAuthMarket();
  boss = await admin();
  app = await registeredApp(boss);
});
afterAll(async () => {
  closeSockets();
  await market.stop();
});

const db = async () => (await testApplication()).container.database.db;

/** Returns the error of a token endpoint. */
const errorOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof oidc.ResponseBodyError ? error.error : String(error)),
  );

/** Returns the code of the first error of `me` with a token; undefined if there is none. */
const codeOf = async (who: TestClient, token: string): Promise<string | undefined> =>
  (await market.client(who, token).ask(ME)).errors?.[0]?.extensions.code;

describe('signing in elsewhere with CampusCart', () => {
  it('gives an app a token for the granted scopes that says whom it is for', async () => {
    const person = await student();
    const { tokens } = await market.signIn(app, person, 'openid profile email products:read profile:read');
    expect(tokens.access_token).toMatch(/^ccoat_/);
    expect(tokens.expires_in).toBeGreaterThan(3_500);
    const claims = tokens.claims()!;
    expect(claims).toMatchObject({ iss: `${MARKET}/oauth`, aud: app.clientId, name: person.name, email: person.email, email_verified: true });
    expect(claims.sub).not.toBe(person.id);
    const client = market.client(person, tokens.access_token);
    expect((await client.ask(ME)).data.me).toEqual({ id: person.id, email: null });
    expect((await client.ask('mutation { placeOrder(input: { productId: "1" }) { __typename } }')).errors![0]!.extensions).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      details: { required: ['orders:write'] },
    });
  });

  it('gives each app a different subject for a person, and one app always the same', async () => {
    const [person, other] = [await student(), await registeredApp(boss)];
    const subOf = async (which: RegisteredApp) => (await market.signIn(which, person, 'openid')).tokens.claims()!.sub;
    const [first, again, elsewhere] = [await subOf(app), await subOf(app), await subOf(other)];
    expect(again).toBe(first);
    expect(elsewhere).not.toBe(first);
  });

  it('lists the apps that a user connected, separately from the personal access tokens, with all granted scopes', async () => {
    const person = await student();
    const { tokens } = await market.signIn(app, person, 'products:read profile:read');
    await market.client(person, tokens.access_token).ask(ME);
    await market.signIn(app, person, 'orders:write');
    const { me } = (await person.ask(GRANTS)).data;
    expect(me.accessTokens).toEqual([]);
    expect(me.appGrants).toHaveLength(1);
    expect(me.appGrants[0]).toMatchObject({ scopes: ['products:read', 'profile:read', 'orders:write'], app: { databaseId: app.id } });
    expect(Date.parse(me.appGrants[0].lastUsedAt)).toBeGreaterThan(Date.now() - 600_000);
    // Each token has the scopes that it was given.
    expect(
      (await market.client(person, tokens.access_token).ask('mutation { deleteOrder(input: { id: "1" }) { __typename } }')).errors![0]!.extensions
        .code,
    ).toBe('INSUFFICIENT_SCOPE');
  });

  it('asks only for the scopes of the app and grants no more than the person allows', async () => {
    const person = await student();
    const way = await market.begin(app, 'openid products:read chats:read profile:read admin:users:read');
    expect((await market.question(way)).body).toMatchObject({
      scopes: ['products:read', 'profile:read'],
      identity: ['openid'],
      app: { isApproved: true },
      returnsTo: 'app.example',
    });
    const beyond = await market.answer(way, person, { approve: true, scopes: ['products:read', 'chats:read'] });
    expect(beyond).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields: [{ field: 'scopes' }] } });
    const { body } = await market.answer(way, person, { approve: true, scopes: ['profile:read'] });
    const tokens = await market.tokensOf(way, await market.callback(way, body.location!));
    expect(tokens.scope!.split(' ').sort()).toEqual(['profile:read']);
  });

  it('redirects with an error when the person denies access', async () => {
    const way = await market.begin(app, 'products:read');
    const { body } = await market.answer(way, await student(), { approve: false });
    expect((await market.callback(way, body.location!)).searchParams.get('error')).toBe('access_denied');
  });

  it('asks again at each sign-in, whoever signed in with the browser before', async () => {
    const [one, two] = [await student(), await student()];
    const { way } = await market.signIn(app, one, 'openid profile:read');
    const config = await market.clientOf(app);
    const next = await market.begin(app, 'openid profile:read');
    for (const cookie of way.browser.cookiesOf('market.example')) next.browser.keep('market.example', cookie);
    const { body } = await market.answer(next, two, { approve: true, scopes: ['profile:read'] });
    const tokens = await market.tokensOf({ ...next, config }, await market.callback(next, body.location!));
    expect((await market.client(two, tokens.access_token).ask(ME)).data.me.id).toBe(two.id);
  });

  it('rotates refresh tokens and ends all tokens of a sign-in when an old one is used', async () => {
    const person = await student();
    const { tokens, way } = await market.signIn(app, person, 'profile:read');
    const next = await oidc.refreshTokenGrant(way.config, tokens.refresh_token!);
    expect(await codeOf(person, next.access_token)).toBe(undefined);
    expect(await errorOf(oidc.refreshTokenGrant(way.config, tokens.refresh_token!))).toBe('invalid_grant');
    expect(await errorOf(oidc.refreshTokenGrant(way.config, next.refresh_token!))).toBe('invalid_grant');
    expect(await codeOf(person, next.access_token)).toBe('TOKEN_INVALID');
  });

  it('shows an app only its own tokens and ends those that it revokes', async () => {
    const person = await student();
    const [{ tokens, way }, other] = [await market.signIn(app, person, 'profile:read'), await market.clientOf(await registeredApp(boss))];
    expect(await oidc.tokenIntrospection(way.config, tokens.access_token)).toMatchObject({
      active: true,
      scope: 'profile:read',
      client_id: app.clientId,
    });
    expect(await oidc.tokenIntrospection(other, tokens.access_token)).toEqual({ active: false });
    await oidc.tokenRevocation(way.config, tokens.access_token);
    expect(await codeOf(person, tokens.access_token)).toBe('TOKEN_INVALID');
  });

  it("gives an administrator's own app tokens that act for the administrator, and no other app", async () => {
    const config = await market.clientOf(app);
    const { access_token: token } = await oidc.clientCredentialsGrant(config, { scope: 'profile:read' });
    expect((await market.client(boss, token).ask(ME)).data.me.id).toBe(boss.id);
    const own = await market.clientOf(await registeredApp(await student()));
    expect(await errorOf(oidc.clientCredentialsGrant(own, { scope: 'profile:read' }))).toBe('invalid_request');
  });

  it('supports clients that cannot keep a secret', async () => {
    const person = await student();
    const own = await registeredApp(boss, { confidential: false });
    expect(own.secret).toBe(null);
    const { tokens } = await market.signIn(own, person, 'profile:read');
    expect(await codeOf(person, tokens.access_token)).toBe(undefined);
  });
});

describe('an app', () => {
  it('of a student works only for its owner until an administrator approves it', async () => {
    const [owner, person] = [await student(), await student()];
    const own = await registeredApp(owner);
    await market.signIn(own, owner, 'profile:read');
    const way = await market.begin(own, 'profile:read');
    expect(await market.answer(way, person, { approve: true, scopes: [] })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const { data } = await boss.ask('mutation ($id: ID!) { approveApp(input: { id: $id }) { app { approvedAt } } }', { id: own.id });
    expect(data.approveApp.app.approvedAt).not.toBe(null);
    expect((await market.answer(way, person, { approve: true, scopes: [] })).status).toBe(200);
    const { auditEntries } = (await boss.ask('{ auditEntries(first: 5) { nodes { action } } }')).data;
    expect(auditEntries.nodes).toContainEqual({ action: 'APP_APPROVED' });
  });

  it('loses its tokens when it is deleted', async () => {
    const [owner, person] = [await student(), await student()];
    const own = await registeredApp(boss);
    const { tokens, way } = await market.signIn(own, person, 'profile:read');
    const DELETE = 'mutation ($id: ID!) { deleteApp(input: { id: $id }) { deletedId } }';
    expect((await owner.ask(DELETE, { id: own.id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await boss.ask(DELETE, { id: own.id })).errors).toBe(undefined);
    expect(await codeOf(person, tokens.access_token)).toBe('TOKEN_INVALID');
    expect(await errorOf(oidc.refreshTokenGrant(way.config, tokens.refresh_token!))).toBe('invalid_client');
    expect((await person.ask(GRANTS)).data.me.appGrants).toEqual([]);
  });

  it('gets administrator scopes only after the password was entered', async () => {
    const input = { scopes: ['admin:users:read', 'profile:read'] };
    await expect(registeredApp(boss, input)).rejects.toThrow('"field":"password"');
    await expect(registeredApp(await student(), { ...input, password: 'password' })).rejects.toThrow('"field":"scopes"');
    const own = await registeredApp(boss, { ...input, password: 'password' });
    const way = await market.begin(own, 'admin:users:read profile:read');
    const yes = { approve: true, scopes: input.scopes };
    expect(await market.answer(way, boss, yes)).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    expect(await market.answer(way, boss, { ...yes, password: 'wrong' })).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } });
    const { body } = await market.answer(way, boss, { ...yes, password: 'password' });
    const tokens = await market.tokensOf(way, await market.callback(way, body.location!));
    const { data } = await market.client(boss, tokens.access_token).ask('{ users(first: 1) { nodes { databaseId } } }');
    expect(data.users.nodes).toHaveLength(1);
    // A student is not even asked for consent.
    expect((await market.question(await market.begin(own, 'admin:users:read'))).body.scopes).toEqual([]);
  });

  it("redirects to https or to the user's machine only, and a student can have five", async () => {
    const owner = await student();
    for (const uri of [
      'http://app.example/',
      'https://app.example/#x',
      'https://a@app.example/',
      'javascript:alert(1)',
      'https://localhost/',
      'app.example',
    ]) {
      await expect(registeredApp(owner, { redirectUris: [uri] }), uri).rejects.toThrow('"field":"redirectUris"');
    }
    for (let count = 0; count < 5; count += 1) await registeredApp(owner, { redirectUris: ['http://127.0.0.1/back', 'http://localhost:3000/'] });
    await expect(registeredApp(owner)).rejects.toThrow('LIMIT_REACHED');
  });
});

describe('attacks on the provider', () => {
  it('redirect only to an exactly registered URL', async () => {
    for (const uri of [`${CALLBACK}?x=1`, `${CALLBACK}/`, 'https://APP.example/callback', 'https://evil.example/']) {
      const { led } = await market.begin(app, 'profile:read', { redirect_uri: uri });
      expect(led.href, uri).toBe(`${MARKET}/oauth-consent/failed?error=invalid_redirect_uri`);
    }
  });

  it('get no code without PKCE or with the plain method', async () => {
    const { led } = await market.begin(app, 'profile:read', { code_challenge_method: 'plain' });
    expect(led.searchParams.get('error')).toBe('invalid_request');
    const config = await market.clientOf(app);
    const address = oidc.buildAuthorizationUrl(config, { redirect_uri: CALLBACK, scope: 'profile:read', state: 'x' });
    const { browser } = await market.begin(app, 'profile:read');
    const { visited } = await browser.open(address.href, ({ host }) => host === 'app.example');
    expect(visited.at(-1)!.searchParams.get('error')).toBe('invalid_request');
  });

  it('end the tokens of a code when it is used again', async () => {
    const person = await student();
    const { tokens, way, returned } = await market.signIn(app, person, 'profile:read');
    expect(await errorOf(market.tokensOf(way, returned))).toBe('invalid_grant');
    expect(await codeOf(person, tokens.access_token)).toBe('TOKEN_INVALID');
    expect(await errorOf(oidc.refreshTokenGrant(way.config, tokens.refresh_token!))).toBe('invalid_grant');
  });

  it('get at most one pair of tokens when a code is used twice at once', async () => {
    const person = await student();
    const way = await market.begin(app, 'profile:read');
    const { body } = await market.answer(way, person, { approve: true, scopes: ['profile:read'] });
    const returned = await market.callback(way, body.location!);
    const results = await Promise.all([errorOf(market.tokensOf(way, returned)), errorOf(market.tokensOf(way, returned))]);
    expect(results.filter((result) => result === 'none').length).toBeLessThan(2);
  });

  it('cannot answer the consent of another browser, or answer with an access token', async () => {
    const [person, way] = [await student(), await market.begin(app, 'profile:read')];
    const { browser } = await market.begin(app, 'profile:read');
    const yes = { approve: true, scopes: ['profile:read'] };
    expect(await market.answer({ browser, uid: way.uid }, person, yes)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const { tokens } = await market.signIn(app, person, 'profile:read');
    expect(await market.answer(way, { ...person, token: tokens.access_token }, yes)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await market.answer(way, { ...person, token: '' }, yes)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('cannot use a token of a banned user', async () => {
    const person = await student();
    const { tokens, way } = await market.signIn(app, person, 'profile:read');
    await boss.ask('mutation ($id: ID!) { sanctionUser(input: { userId: $id, action: BAN, reason: "Sold what was not theirs." }) { __typename } }', {
      id: person.id,
    });
    expect(await codeOf(person, tokens.access_token)).toBe('TOKEN_INVALID');
    expect(await errorOf(oidc.refreshTokenGrant(way.config, tokens.refresh_token!))).toBe('invalid_grant');
  });

  it('keep no socket open after the grant is withdrawn', async () => {
    const person = await student();
    const { tokens } = await market.signIn(app, person, 'profile:read events:read');
    const opened = await socket(tokens.access_token, market.url);
    await opened.subscribe('subscription { countsChanged { __typename } }');
    const [{ id }] = (await person.ask(GRANTS)).data.me.appGrants;
    const REVOKE = 'mutation ($id: ID!) { revokeAppGrant(input: { id: $id }) { deletedId } }';
    expect((await (await student()).ask(REVOKE, { id })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await person.ask(REVOKE, { id })).data.revokeAppGrant.deletedId).toBe(id);
    expect(await opened.closed).toBe(4403);
    expect(await codeOf(person, tokens.access_token)).toBe('TOKEN_INVALID');
  });

  it('keep no socket open of a token that the app revokes', async () => {
    const person = await student();
    const [one, two] = [await market.signIn(app, person, 'profile:read'), await market.signIn(app, person, 'profile:read')];
    const opened = await Promise.all([one, two].map(({ tokens }) => socket(tokens.access_token, market.url)));
    for (const each of opened) await each.subscribe('subscription { countsChanged { __typename } }');
    await oidc.tokenRevocation(one.way.config, one.tokens.access_token);
    expect(await opened[0]!.closed).toBe(4403);
    expect(await codeOf(person, two.tokens.access_token)).toBe(undefined);
  });

  it('find no token, code or secret in the database', async () => {
    const person = await student();
    const { tokens, returned } = await market.signIn(app, person, 'openid profile:read');
    const secrets = [tokens.access_token, tokens.refresh_token!, returned.searchParams.get('code')!, app.secret!];
    for (const secret of secrets) {
      const found = await (
        await db()
      ).rows(sql`select 1 from oauth_items i where i::text like ${`%${secret}%`} union all select 1 from apps p where p::text like ${`%${secret}%`}`);
      expect(found).toEqual([]);
    }
  });

  it('cannot show the pages in a frame and get no referrer from them', async () => {
    const { browser } = await market.begin(app, 'profile:read');
    const { response } = await browser.open(`${MARKET}/oauth/.well-known/openid-configuration`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    for (const { secure, httpOnly, sameSite, path } of browser.cookiesOf('market.example')) {
      expect({ secure, httpOnly, sameSite }).toEqual({ secure: true, httpOnly: true, sameSite: 'lax' });
      expect(path).toMatch(/^\/oauth\//);
    }
  });
});

describe('the keys of the provider', () => {
  it('are published without their private parts and rotated after 90 days', async () => {
    const keys = async (url: string): Promise<Record<string, string>[]> => ((await (await fetch(`${url}/oauth/jwks`)).json()) as { keys: [] }).keys;
    const [before] = await keys(market.url);
    expect(before).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(Object.keys(before!)).not.toContain('d');
    await (await db()).rows(sql`update oauth_keys set created_at = now() - interval '91 days' where id > 0`);
    const later = await startOAuthMarket();
    try {
      const both = await keys(later.url);
      expect(both).toHaveLength(2);
      // The new key signs after every process has loaded it.
      const { tokens } = await later.signIn(app, await student(), 'openid');
      const { kid } = JSON.parse(Buffer.from(tokens.id_token!.split('.')[0]!, 'base64url').toString()) as { kid: string };
      expect(kid).toBe(before!.kid);
    } finally {
      await later.stop();
    }
  });
});

it('gives an app the same secret for a repeated registration', async () => {
  const [owner, idempotencyKey] = [await admin(), unique('a long key')];
  const name = unique('Club');
  const [one, two] = [await registeredApp(owner, { name, idempotencyKey }), await registeredApp(owner, { name, idempotencyKey })];
  expect(two).toEqual(one);
});
