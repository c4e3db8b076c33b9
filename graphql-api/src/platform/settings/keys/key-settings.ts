import type { PushKeys } from '../../ports.ts';
import { secretKey, type Env } from '../setting-readers.ts';
import { readOAuthJwks, type Jwk } from './oauth-settings.ts';
import { pushKeysOf } from './push-settings.ts';

/** Keys with which the server signs and encrypts. */
export interface KeySettings {
  /** Key pair for Web Push; undefined to use a key pair from the database. */
  pushKeys: PushKeys | undefined;
  /** Encrypts the secrets of webhooks and the keys of OAuth in the database; undefined if they are stored unencrypted. */
  secretKey: string | undefined;
  /** Private keys that sign ID tokens, the current one first; undefined to use keys from the database, which rotate. */
  oauthJwks: Jwk[] | undefined;
}

/** Reads the keys. Throws an error that names an invalid one without repeating it. */
export const readKeys = (env: Env): KeySettings => ({
  pushKeys: pushKeysOf(env),
  secretKey: secretKey(env, 'SECRET_KEY'),
  oauthJwks: readOAuthJwks(env),
});
