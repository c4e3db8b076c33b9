import * as oidc from 'openid-client';
import type { Settings } from '../src/platform/settings/settings.ts';
import { serverWith } from './application.ts';
import { redirectBrowser, type RedirectBrowser } from './redirect-browser.ts';
import { atServer, unique, type TestClient } from './test-clients.ts';

/** Address of the market in its settings. Requests to it are sent to a local port. */
export const MARKET = 'https://market.example';
/** Redirect URI of the app. */
export const CALLBACK = 'https://app.example/callback';

/** An app as its owner sees it. */
export interface RegisteredApp {
  id: string;
  clientId: string;
  secret: string | null;
}

const REGISTER = `mutation ($input: RegisterAppInput!) { registerApp(input: $input) { app { databaseId clientId approvedAt } clientSecret } }`;

/** Registers an app. */
export async function registeredApp(owner: TestClient, changes: Record<string, unknown> = {}): Promise<RegisteredApp> {
  const input = {
    name: unique('Club'),
    homepage: 'https://app.example',
    redirectUris: [CALLBACK],
    scopes: ['products:read', 'orders:write', 'profile:read', 'events:read', 'webhooks:write'],
    confidential: true,
    ...changes,
  };
  const { data, errors } = await owner.ask(REGISTER, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  const { app, clientSecret } = data.registerApp;
  return { id: app.databaseId, clientId: app.clientId, secret: clientSecret };
}

/** Response to an answer on the consent page. */
interface Answered {
  status: number;
  body: { location?: string; code?: string; fields?: { field: string }[] };
}

/** A pending consent request, with everything that a client stores for it. */
export interface Way {
  config: oidc.Configuration;
  browser: RedirectBrowser;
  uid: string;
  /** URL to which the browser was redirected. */
  led: URL;
  verifier: string;
  state: string;
  /** Undefined if no ID token is requested. */
  nonce: string | undefined;
}

/** A market that lets people sign in to apps. */
export interface OAuthMarket {
  url: string;
  /** Returns openid-client for an app. */
  clientOf(app: RegisteredApp): Promise<oidc.Configuration>;
  /** Starts a sign-in in a person's browser: the app redirects it to the consent page. */
  begin(app: RegisteredApp, scope: string, changes?: Record<string, string>): Promise<Way>;
  /** Returns what the page shows. */
  question(way: Way): Promise<{ status: number; body: Record<string, unknown> }>;
  answer(way: Pick<Way, 'browser' | 'uid'>, who: TestClient, answer: object): Promise<Answered>;
  /** Follows the redirect after the answer back to the app. */
  callback(way: Way, location: string): Promise<URL>;
  /** Completes the whole sign-in of a person who consents to everything. */
  signIn(app: RegisteredApp, who: TestClient, scope: string): Promise<{ tokens: Tokens; way: Way; returned: URL }>;
  tokensOf(way: Way, returned: URL): Promise<Tokens>;
  /** Returns an API client with a token. */
  client(who: TestClient, token: string): TestClient;
}

export type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

const isOfApp = (url: URL): boolean => url.host === 'app.example';

/** Starts a market with some changed settings. */
export async function startOAuthMarket(changes: Partial<Settings> = {}): Promise<OAuthMarket & { stop(): Promise<void> }> {
  const { url, stop } = await serverWith(() => ({ publicUrl: MARKET, ...changes }));
  return { ...oauthMarketAt(url, MARKET), stop };
}

/** Returns a market that runs at `url` and whose configured address is `origin`. */
export function oauthMarketAt(url: string, origin: string): OAuthMarket {
  const customFetch: oidc.CustomFetch = (address, init) => fetch(address.replace(origin, url), init);
  const execute = origin.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const clientOf: OAuthMarket['clientOf'] = ({ clientId, secret }) =>
    oidc.discovery(new URL(`${origin}/oauth`), clientId, secret ?? undefined, secret === null ? oidc.None() : undefined, {
      [oidc.customFetch]: customFetch,
      execute,
    });
  const begin: OAuthMarket['begin'] = async (app, scope, changes = {}) => {
    const config = await clientOf(app);
    const [verifier, state] = [oidc.randomPKCECodeVerifier(), oidc.randomState()];
    const nonce = scope.includes('openid') ? oidc.randomNonce() : undefined;
    const address = oidc.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope,
      state,
      ...(nonce && { nonce }),
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...changes,
    });
    const browser = redirectBrowser({ [new URL(origin).host]: url });
    const { visited } = await browser.open(address.href, ({ pathname, host }) => pathname.startsWith('/oauth-consent/') || host === 'app.example');
    const led = visited.at(-1)!;
    return { config, browser, verifier, state, nonce, led, uid: led.pathname.replace('/oauth-consent/', '') };
  };
  const answer: OAuthMarket['answer'] = async ({ browser, uid }, who, body) => {
    const response = await browser.post(`${origin}/oauth/interaction/${uid}`, JSON.stringify(body), { authorization: who.token! });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  };
  const question: OAuthMarket['question'] = async ({ browser, uid }) => {
    const { response } = await browser.open(`${origin}/oauth/interaction/${uid}/question`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const callback: OAuthMarket['callback'] = async ({ browser }, location) => (await browser.open(location, isOfApp)).visited.at(-1)!;
  const tokensOf: OAuthMarket['tokensOf'] = ({ config, verifier, state, nonce }, returned) =>
    oidc.authorizationCodeGrant(config, returned, { pkceCodeVerifier: verifier, expectedState: state, ...(nonce && { expectedNonce: nonce }) });
  return {
    url,
    clientOf,
    begin,
    question,
    answer,
    callback,
    tokensOf,
    signIn: async (app, who, scope) => {
      const way = await begin(app, scope);
      const identity = ['openid', 'profile', 'email'];
      const { status, body } = await answer(way, who, { approve: true, scopes: scope.split(' ').filter((each) => !identity.includes(each)) });
      if (status !== 200) throw new Error(JSON.stringify(body));
      const returned = await callback(way, body.location!);
      return { tokens: await tokensOf(way, returned), way, returned };
    },
    client: (who, token) => atServer(url, { ...who, token }),
  };
}
