import * as oidc from 'openid-client';
import { DomainError, ErrorCode } from '../../platform/errors.ts';
import type { CollegeChallenge, CollegePerson, CollegeProvider } from '../../platform/ports.ts';
import type { CollegeProviderSettings } from '../../platform/settings/college/sign-in-settings.ts';
import { messages } from '../../messages.ts';

/** How long the provider's metadata are taken for true, in milliseconds. */
const METADATA_MS = 3_600_000;
/** A provider that has not answered by then is away, in seconds: less than a request to this server may take. */
const ANSWER_SECONDS = 8;

const SCOPE = 'openid email profile';

/** Codes of the library for an answer of the browser, or a token, that is not for this challenge or no longer good. */
const REFUSALS: ReadonlySet<string> = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']);

function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return true;
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof oidc.ClientError && REFUSALS.has(error.code ?? '');
}

/** What the operator may know of a failure: texts, with no token and no code of a person in them. */
function reasonOf(error: unknown): Error {
  const { error: code, error_description: text } = error as Partial<oidc.ResponseBodyError>;
  const { message, cause } = error as Error;
  const parts = code ? [code, text] : [message, cause instanceof Error ? cause.message : undefined];
  return new Error(parts.filter((part) => part !== undefined).join(': '));
}

/** Seconds after which a person should try again. */
const RETRY_AFTER = 60;

const away = () => new DomainError(ErrorCode.SERVICE_UNAVAILABLE, messages.collegeAway, { retryAfter: RETRY_AFTER });

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text || undefined;
};

/** The person of some claims. Some providers write true as a text. */
function personOf(issuer: string, claims: Record<string, unknown>, { collegeIdClaim }: CollegeProviderSettings): CollegePerson {
  const email = textOf(claims.email);
  const isVerified = claims.email_verified === true || claims.email_verified === 'true';
  if (email === undefined || !isVerified) throw new DomainError(ErrorCode.FORBIDDEN, messages.collegeAddressUnverified);
  const collegeId = collegeIdClaim === undefined ? undefined : textOf(claims[collegeIdClaim]);
  return { issuer, subject: String(claims.sub), email, name: textOf(claims.name), collegeId };
}

/** What the provider says in the ID token, and more where it answers for the access token. */
async function claimsOf(config: oidc.Configuration, returned: URL, { state, nonce, verifier }: CollegeChallenge): Promise<Record<string, unknown>> {
  const tokens = await oidc.authorizationCodeGrant(config, returned, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier });
  const claims = tokens.claims()!;
  if (!config.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
}

/** The identity provider of a college, which leads people back to `callback`. `warn` is told what the operator should know. */
export function collegeProvider(settings: CollegeProviderSettings, callback: string, warn: (error: unknown, text: string) => void): CollegeProvider {
  const issuer = new URL(settings.issuer);
  const isHere = issuer.protocol === 'http:';
  let known: { config: oidc.Configuration; until: number } | undefined;

  const discover = async (): Promise<oidc.Configuration> => {
    if (known && known.until > performance.now()) return known.config;
    const config = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      // Signatures are checked although the tokens come straight from the provider. What is on this machine needs no TLS.
      execute: isHere ? [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests] : [oidc.enableNonRepudiationChecks],
      timeout: ANSWER_SECONDS,
    });
    known = { config, until: performance.now() + METADATA_MS };
    return config;
  };

  /** Turns failures into those of this port. */
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
