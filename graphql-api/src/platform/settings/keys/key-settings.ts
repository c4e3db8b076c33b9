import type { PushKeys } from '../../ports.ts';
import { secretKey, type Env } from '../setting-readers.ts';
import { readOAuthJwks, type Jwk } from './oauth-settings.ts';
import { pushKeysOf } from './push-settings.ts';

/** What the server signs and encrypts with. */
export interface KeySettings {
  /** The pair of keys for Web Push; undefined means a pair of the database. */
  pushKeys: PushKeys | undefined;
  /** Encrypts the secrets of webhooks and the keys of OAuth in the database; undefined: they are stored as they are. */
  secretKey: string | undefined;
  /** Private keys that sign ID tokens, the first one now; undefined: keys of the database, which change. */
  oauthJwks: Jwk[] | undefined;
}

/** Reads them. Throws an error that names an invalid one, and does not repeat it. */
export const readKeys = (env: Env): KeySettings => ({
  pushKeys: pushKeysOf(env),
  secretKey: secretKey(env, 'SECRET_KEY'),
  oauthJwks: readOAuthJwks(env),
});
