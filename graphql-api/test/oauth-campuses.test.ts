import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { startPair, type CampusPair, type TestCampus } from './campus-pair.ts';
import { oauthMarketAt, registeredApp, type OAuthMarket, type RegisteredApp } from './oauth-market.ts';
import { student, type TestClient } from './test-clients.ts';

const ME = '{ me { id: databaseId } }';

/** A campus with an app and a user of the app. */
interface Campus {
  origin: string;
  market: OAuthMarket;
  app: RegisteredApp;
  person: TestClient;
}

let pair: CampusPair;
let main: Campus;
let two: Campus;

async function campusOf({ container, url }: TestCampus): Promise<Campus> {
  const here = Promise.resolve({ container, url }) as unknown as Parameters<typeof student>[1];
  const origin = container.infra.settings.publicUrl;
  const app = await registeredApp(await student(Role.ADMIN, here));
  return { origin, market: oauthMarketAt(url, origin), app, person: await student(Role.STUDENT, here) };
}

beforeAll(async () => {
  pair = await startPair();
  [main, two] = [await campusOf(pair.main), await campusOf(pair.two)];
}, 120_000);
afterAll(() => pair.stop(), 60_000);

/** Returns the error of a token endpoint, or the result of the work. */
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => (error instanceof oidc.ResponseBodyError ? error.error : error));

describe('each campus of an installation', () => {
  it('is its own issuer at its own origin', async () => {
    expect(main.origin).not.toBe(two.origin);
    for (const { market, origin, app, person } of [main, two]) {
      const server = (await market.clientOf(app)).serverMetadata();
      expect(server.issuer).toBe(`${origin}/oauth`);
      for (const endpoint of [server.authorization_endpoint, server.token_endpoint, server.jwks_uri]) expect(new URL(endpoint!).origin).toBe(origin);
      const { tokens } = await market.signIn(app, person, 'openid profile:read');
      expect(tokens.claims()).toMatchObject({ iss: `${origin}/oauth`, aud: app.clientId });
      expect((await market.client(person, tokens.access_token).ask(ME)).data.me.id).toBe(person.id);
    }
  });

  it('rejects access tokens and refresh tokens of the others', async () => {
    const { tokens } = await main.market.signIn(main.app, main.person, 'openid profile:read');
    const config = await two.market.clientOf(two.app);
    // The token unchanged, and with the prefix of the other campus.
    for (const token of [tokens.access_token, tokens.access_token.replace('cc_main_', 'cc_two_')]) {
      expect((await two.market.client(two.person, token).ask(ME)).errors![0]!.extensions.code).toBe('TOKEN_INVALID');
      expect(await oidc.tokenIntrospection(config, token)).toEqual({ active: false });
    }
    expect(await errorOf(oidc.refreshTokenGrant(config, tokens.refresh_token!))).toBe('invalid_grant');
    // It stays valid on its own campus.
    expect((await main.market.client(main.person, tokens.access_token).ask(ME)).data.me.id).toBe(main.person.id);
  });

  it('rejects a code of another campus, where the code stays valid', async () => {
    const way = await main.market.begin(main.app, 'profile:read');
    const { body } = await main.market.answer(way, main.person, { approve: true, scopes: ['profile:read'] });
    const returned = await main.market.callback(way, body.location!);
    const config = await two.market.clientOf(two.app);
    // RFC 9207: a client rejects a response that names another issuer. A client that does not check it gets nothing either.
    const elsewhere = new URL(returned);
    elsewhere.searchParams.set('iss', `${two.origin}/oauth`);
    expect(await errorOf(two.market.tokensOf({ ...way, config }, elsewhere))).toBe('invalid_grant');
    expect((await main.market.tokensOf(way, returned)).access_token).toMatch(/^cc_main_ccoat_/);
  });

  it('rejects apps of the others', async () => {
    const { led } = await two.market.begin(main.app, 'profile:read');
    expect(led.pathname + led.search).toBe('/oauth-consent/failed?error=invalid_client');
    const config = await two.market.clientOf(main.app);
    expect(await errorOf(oidc.clientCredentialsGrant(config, { scope: 'profile:read' }))).toBe('invalid_client');
  });
});
