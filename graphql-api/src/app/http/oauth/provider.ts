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
/** How long a refresh token lasts without use, and a sign-in with all of its refresh tokens, in seconds. */
const [IDLE, WHOLE] = [30 * DAY, GRANT_DAYS * DAY];

/** What access tokens of apps are for. */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/graphql`;

const now = (): number => Math.floor(Date.now() / 1_000);

/** A name of a person that only one app knows, and that stays the same. */
const nameFor = (secret: string, account: string, clientId: string): string =>
  createHmac('sha256', secret).update(`${clientId} ${account}`).digest('base64url');

/** What is told of a person, by the scopes of OpenID Connect. */
function accounts({ db, infra }: Ctx): NonNullable<Configuration['findAccount']> {
  return async (_ctx, accountId) => {
    const person = isId(accountId) ? await claimsOfPerson(db, accountId) : undefined;
    if (!person) return undefined;
    const { name, email, picture } = person;
    const claims = { sub: accountId, name, email, email_verified: true, ...(picture && { picture: infra.settings.publicUrl + picture }) };
    return { accountId, claims: () => claims };
  };
}

/** Access tokens are for this API alone, with the scopes that the app was registered with. */
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

/** Leads a browser to the page that says what went wrong. */
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
    // The path of these is that of the one question that they are for.
    short: options,
  };
}

/** What an app may do with tokens of its own alone. */
const isOwn = (_ctx: KoaContextWithOIDC, client: { clientId: string }, token: { clientId?: string | undefined }): boolean =>
  token.clientId === client.clientId;

/** The origins of an app whose pages ask for tokens themselves, which have no secret. */
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
    // Those of the API are those of its resource: named here too, the question about them would never end.
    scopes: [...IDENTITY_SCOPES],
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    // Access tokens are for the API, so that the ID token says everything.
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

/** Gives access tokens the prefix of the market, which the adapter knows them by. */
function withPrefix(body: unknown, prefix: string): void {
  const answer = body as { access_token?: string } | undefined;
  if (answer?.access_token) answer.access_token = prefix + answer.access_token;
}

/** The provider of a market, with its library, which is loaded here. */
export interface OAuthProvider {
  provider: Provider;
  /** Answers the requests that are the library's. */
  answer: ReturnType<Provider['callback']>;
  /** Whether a failure says that the browser has no question open. */
  isOver: (error: unknown) => boolean;
}

const routeOf = (koa: object): string | undefined => (koa as Partial<KoaContextWithOIDC>).oidc?.route;

/** Puts the OAuth provider of a market together (docs/decisions/062). */
export async function createProvider(ctx: Ctx, keys: OAuthKeys, log: Logger): Promise<OAuthProvider> {
  const { Provider: Library, errors } = await import('oidc-provider');
  const failures = { grantGone: () => new errors.InvalidGrant('it was used or withdrawn'), invalidTarget: () => new errors.InvalidTarget() };
  const provider = new Library(ctx.infra.settings.publicUrl + OAUTH_PATH, configuration(ctx, keys, failures));
  // What requests say of their host is replaced by what PUBLIC_URL says.
  provider.proxy = true;
  provider.use(async (koa, next) => {
    try {
      await next();
      if (routeOf(koa) === 'token') withPrefix(koa.body, appTokenPrefix(ctx.infra.settings));
    } finally {
      // People sign in here with what their pages keep. A session of the provider would outlive that, so it ends with each consent.
      if (routeOf(koa) === 'resume') await (koa as KoaContextWithOIDC).oidc.entities.Session?.destroy();
    }
  });
  provider.Client.prototype.compareClientSecret = function (actual) {
    return timingSafeEqual(Buffer.from(hash('sha256', actual)), Buffer.from(this.clientSecret!));
  };
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the OAuth provider failed'));
  return { provider, answer: provider.callback(), isOver: (error) => error instanceof errors.SessionNotFound };
}
