import { boolean, SettingError, url, type Env } from '../setting-readers.ts';

/** The identity provider of the college, which speaks OpenID Connect. */
export interface CollegeProviderSettings {
  /** Its URL, below which its metadata are. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim that holds a person's college ID; undefined: people enter theirs. */
  collegeIdClaim: string | undefined;
}

/** How people sign in; there is always at least one way. */
export interface SignInSettings {
  /** Undefined: nobody signs in with the college. */
  provider: CollegeProviderSettings | undefined;
  /** Whether people sign in, and sign up, with a password. */
  password: boolean;
}

/** Hosts that are reached without a network. */
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** All three settings, or none. What a provider says of people is believed, so it is reached by TLS, or on this machine. */
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
