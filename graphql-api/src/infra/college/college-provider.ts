import * as oidc from 'openid-client';
import { DomainError, ErrorCode } from '../../platform/errors.ts';
import type { CollegeChallenge, CollegePerson, CollegeProvider } from '../../platform/ports.ts';
import type { CollegeProviderSettings } from '../../platform/settings/college/sign-in-settings.ts';
import { messages } from '../../messages.ts';

/** How long the provider's metadata is cached, in milliseconds. */
const METADATA_MS = 3_600_000;
/** Timeout of the provider, in seconds. It is shorter than the timeout of a request to this server. */
const ANSWER_SECONDS = 8;

const SCOPE = 'openid email profile';

/** Error codes of the library for a browser response or token that does not match this challenge or has expired. */
const REFUSALS: ReadonlySet<string> = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);

function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return true;
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof oidc.ClientError && REFUSALS.has(error.code ?? '');
}

/** Returns the reason of a failure for the operator: texts without tokens or codes of a person. */
function reasonOf(error: unknown): Error {
  const { error: code, error_description: text } = error as Partial<oidc.ResponseBodyError>;
  const { message, cause } = error as Error;
  const parts = code ? [code, text] : [message, cause instanceof Error ? cause.message : undefined];
  return new Error(parts.filter((part) => part !== undefined).join(': '));
}

/** Seconds after which the user should try again. */
const RETRY_AFTER = 60;

const away = () => new DomainError(ErrorCode.SERVICE_UNAVAILABLE, messages.collegeAway, { retryAfter: RETRY_AFTER });

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text || undefined;
};

/** Returns the person for a set of claims. Some providers write true as a text. */
function personOf(issuer: string, claims: Record<string, unknown>, { collegeIdClaim }: CollegeProviderSettings): CollegePerson {
  const email = textOf(claims.email);
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  if (email === undefined || !isVerified) throw new DomainError(ErrorCode.FORBIDDEN, messages.collegeAddressUnverified);
  const collegeId = collegeIdClaim === undefined ? undefined : textOf(claims[collegeIdClaim]);
  return { issuer, subject: String(claims.sub), email, name: textOf(claims.name), collegeId };
}

/** Returns the claims of the ID token, and further claims if the provider returns some for the access token. */
async function claimsOf(config: oidc.Configuration, returned: URL, { state, nonce, verifier }: CollegeChallenge): Promise<Record<string, unknown>> {
  const tokens = await oidc.authorizationCodeGrant(config, returned, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier });
  const claims = tokens.claims()!;
  if (!config.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
}

/** Connects to the identity provider of a college, which redirects people back to `callback`. `warn` receives messages for the operator. */
export function collegeProvider(settings: CollegeProviderSettings, callback: string, warn: (error: unknown, text: string) => void): CollegeProvider {
  const issuer = new URL(settings.issuer);
  const isHere = issuer.protocol === 'http:';
  let known: { config: oidc.Configuration; until: number } | undefined;

  const discover = async (): Promise<oidc.Configuration> => {
    if (known && known.until > performance.now()) return known.config;
    const config = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      // Signatures are verified even though the tokens come directly from the provider. A provider on this machine needs no TLS.
      execute: isHere ? [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests] : [oidc.enableNonRepudiationChecks],
      timeout: ANSWER_SECONDS,
    });
    known = { config, until: performance.now() + METADATA_MS };
    return config;
  };

  /** Converts failures to the errors of this port. */
  const asking = async <Answer>(work: (config: oidc.Configuration) => Promise<Answer>): Promise<Answer> => {
    try {
      return await work(await discover());
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isCancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
      if (!isCancelled) warn(reasonOf(error), 'Signing in with the college failed');
      throw isRefusal(error) ? new DomainError(ErrorCode.UNAUTHENTICATED, messages.collegeRefused) : away();
    }
  };

  return {
    begin: () =>
      asking(async (config) => {
        const challenge = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: callback,
          scope: SCOPE,
          state: challenge.state,
          nonce: challenge.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, challenge };
      }),
    finish: (returned, challenge) =>
      asking(async (config) => personOf(config.serverMetadata().issuer, await claimsOf(config, returned, challenge), settings)),
  };
}
