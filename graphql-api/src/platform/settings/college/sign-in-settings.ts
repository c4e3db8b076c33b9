import { boolean, SettingError, url, type Env } from '../setting-readers.ts';

/** The college's OpenID Connect identity provider. */
export interface CollegeProviderSettings {
  /** URL of the provider, below which its metadata is published. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claim with a person's college ID; undefined if people enter it themselves. */
  collegeIdClaim: string | undefined;
}

/** Ways to sign in; there is always at least one. */
export interface SignInSettings {
  /** Undefined if nobody signs in with the college. */
  provider: CollegeProviderSettings | undefined;
  /** Whether people sign in and sign up with a password. */
  password: boolean;
}

/** Hosts on this machine, which are reached without a network. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reads all three settings, or none. The server trusts what the provider says about people, so the provider must be reached by TLS or run on this
 * machine.
 */
function provider(env: Env): CollegeProviderSettings | undefined {
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const issuer = url(env, 'OIDC_ISSUER', ['http:', 'https:']);
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new SettingError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together; set all three or none.');
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !OWN_HOSTS.has(hostname)) throw new SettingError('OIDC_ISSUER must be an https address.');
  return { issuer, clientId, clientSecret, collegeIdClaim: env.OIDC_CLAIM_COLLEGE_ID || undefined };
}

/** Reads how people sign in. Throws an error that names the invalid setting. */
export function readSignIn(env: Env): SignInSettings {
  const found = { provider: provider(env), password: boolean(env, 'AUTH_PASSWORD', true) };
  if (!found.password && !found.provider) throw new SettingError('AUTH_PASSWORD=off needs OIDC_ISSUER: nobody could sign in.');
  return found;
}
