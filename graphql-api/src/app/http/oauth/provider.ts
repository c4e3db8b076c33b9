import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Provider, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { GRANT_DAYS } from '../../../domains/people/access-tokens/app-grants/app-grant.service.ts';
import { appTokenPrefix } from '../../../domains/people/access-tokens/access-token.service.ts';
import { appByClientId } from '../../../domains/people/apps/app.queries.ts';
import { IDENTITY_SCOPES } from '../../../domains/people/apps/provider/consent.service.ts';
import type { OAuthKeys } from '../../../domains/people/apps/provider/oauth-keys.service.ts';
import { claimsOfPerson } from '../../../domains/people/apps/provider/person-claims.queries.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { Ctx } from '../../../platform/context.ts';
import { adapterOn } from './adapter.ts';
import { consentPath, INTERACTION_PATH, OAUTH_PATH } from './oauth-paths.ts';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Lifetimes of an unused refresh token, and of a sign-in with all of its refresh tokens, in seconds. */
const [IDLE, WHOLE] = [30 * DAY, GRANT_DAYS * DAY];

/** Returns the resource of apps' access tokens. */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/graphql`;

const now = (): number => Math.floor(Date.now() / 1_000);

/** Returns a person's id for one app. It is stable, and different for every app. */
const nameFor = (secret: string, account: string, clientId: string): string =>
  createHmac('sha256', secret).update(`${clientId} ${account}`).digest('base64url');

/** Returns the claims about a person, by the scopes of OpenID Connect. */
function accounts({ db, infra }: Ctx): NonNullable<Configuration['findAccount']> {
  return async (_ctx, accountId) => {
    const person = isId(accountId) ? await claimsOfPerson(db, accountId) : undefined;
    if (!person) return undefined;
    const { name, email, picture } = person;
    const claims = { sub: accountId, name, email, email_verified: true, ...(picture && { picture: infra.settings.publicUrl + picture }) };
    return { accountId, claims: () => claims };
  };
}

/** Restricts access tokens to this API, with the scopes that the app was registered with. */
function resources(ctx: Ctx, invalidTarget: () => Error): NonNullable<Configuration['features']>['resourceIndicators'] {
  const resource = resourceOf(ctx.infra.settings.publicUrl);
  return {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: async (_ctx, indicator, client) => {
      const app = indicator === resource ? await appByClientId(ctx.db, client.clientId) : undefined;
      if (!app) throw invalidTarget();
      return { scope: app.scopes.join(' '), audience: resource, accessTokenTTL: HOUR, accessTokenFormat: 'opaque' };
    },
  };
}

/** Redirects a browser to the page that shows the error. */
const renderError: NonNullable<Configuration['renderError']> = (ctx, { error }) => {
  ctx.redirect(`${consentPath('failed')}?error=${encodeURIComponent(error)}`);
};

const ttl: Configuration['ttl'] = {
  AccessToken: HOUR,
  ClientCredentials: HOUR,
  IdToken: HOUR,
  AuthorizationCode: MINUTE,
  Interaction: 15 * MINUTE,
  Session: 15 * MINUTE,
  Grant: WHOLE,
  RefreshToken: (_ctx, token) => Math.max(1, Math.min(IDLE, (token.iiat ?? now()) + WHOLE - now())),
};

function cookies({ publicUrl }: Ctx['infra']['settings'], secret: string): Configuration['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:'), signed: true } as const;
  return {
    keys: [createHmac('sha256', secret).update('cookies').digest('base64url')],
    names: { session: 'oauth-session', interaction: 'oauth-interaction', resume: 'oauth-resume' },
    long: { ...options, path: OAUTH_PATH },
    // The path of these cookies is that of the single consent request that they belong to.
    short: options,
  };
}

/** Returns whether a token belongs to the app. An app may only inspect and revoke its own tokens. */
const isOwn = (_ctx: KoaContextWithOIDC, client: { clientId: string }, token: { clientId?: string | undefined }): boolean =>
  token.clientId === client.clientId;

/** Returns whether an origin may request tokens for an app. Only apps without a secret may do so, from the origins of their redirect URIs. */
const mayAsk: NonNullable<Configuration['clientBasedCORS']> = (_ctx, origin, client) =>
  client.tokenEndpointAuthMethod === 'none' && (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin);

interface Failures {
  grantGone: () => Error;
  invalidTarget: () => Error;
}

function configuration(ctx: Ctx, { jwks, secret }: OAuthKeys, failures: Failures): Configuration {
  const off = { enabled: false };
  return {
    adapter: adapterOn(ctx, failures.grantGone),
    jwks: { keys: jwks },
    cookies: cookies(ctx.infra.settings, secret),
    ttl,
    // The API's scopes belong to its resource. If they were also listed here, the provider would ask for consent again and again.
    scopes: [...IDENTITY_SCOPES],
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    // Access tokens are only for the API, so the ID token contains all claims.
    conformIdTokenClaims: false,
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, accountId, client) => nameFor(secret, accountId, client.clientId),
    findAccount: accounts(ctx),
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { subject_type: 'pairwise', id_token_signed_response_alg: 'RS256' },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: () => false,
    clientBasedCORS: mayAsk,
    interactions: { url: (_ctx, { uid }) => `${INTERACTION_PATH}/${uid}` },
    renderError,
    features: {
      devInteractions: off,
      userinfo: off,
      rpInitiatedLogout: off,
      pushedAuthorizationRequests: off,
      dPoP: off,
      clientCredentials: { enabled: true },
      introspection: { enabled: true, allowedPolicy: isOwn },
      revocation: { enabled: true, allowedPolicy: isOwn },
      resourceIndicators: resources(ctx, failures.invalidTarget),
    },
  };
}

/** Adds the market's prefix to an access token. The adapter recognizes tokens by the prefix. */
function withPrefix(body: unknown, prefix: string): void {
  const answer = body as { access_token?: string } | undefined;
  if (answer?.access_token) answer.access_token = prefix + answer.access_token;
}

/** The provider of a market, and its library, which is loaded on demand. */
export interface OAuthProvider {
  provider: Provider;
  /** Handles the library's requests. */
  answer: ReturnType<Provider['callback']>;
  /** Returns whether an error means that the browser has no open consent request. */
  isOver: (error: unknown) => boolean;
}

const routeOf = (koa: object): string | undefined => (koa as Partial<KoaContextWithOIDC>).oidc?.route;

/** Creates the OAuth provider of a market (docs/decisions/062). */
export async function createProvider(ctx: Ctx, keys: OAuthKeys, log: Logger): Promise<OAuthProvider> {
  const { Provider: Library, errors } = await import('oidc-provider');
  const failures = { grantGone: () => new errors.InvalidGrant('it was used or withdrawn'), invalidTarget: () => new errors.InvalidTarget() };
  const provider = new Library(ctx.infra.settings.publicUrl + OAUTH_PATH, configuration(ctx, keys, failures));
  // The host in the request's headers has already been replaced by that of PUBLIC_URL.
  provider.proxy = true;
  provider.use(async (koa, next) => {
    try {
      await next();
      if (routeOf(koa) === 'token') withPrefix(koa.body, appTokenPrefix(ctx.infra.settings));
    } finally {
      // Users sign in with the session of the pages. A session of the provider would outlive it, so it ends with each consent.
      if (routeOf(koa) === 'resume') await (koa as KoaContextWithOIDC).oidc.entities.Session?.destroy();
    }
  });
  provider.Client.prototype.compareClientSecret = function (actual) {
    return timingSafeEqual(Buffer.from(hash('sha256', actual)), Buffer.from(this.clientSecret!));
  };
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the OAuth provider failed'));
  return { provider, answer: provider.callback(), isOver: (error) => error instanceof errors.SessionNotFound };
}
