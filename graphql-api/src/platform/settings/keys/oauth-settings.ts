import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import { SettingError, type Env } from '../setting-readers.ts';

/** A private key as a JWK, with the name by which apps find its public half. */
function isSigningKey(key: unknown): key is JsonWebKey {
  if (typeof key !== 'object' || key === null || typeof (key as { kid?: unknown }).kid !== 'string') return false;
  try {
    return createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function keysIn(text: string): unknown[] {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown };
    return Array.isArray(keys) ? keys : [];
  } catch {
    return [];
  }
}

/** The private keys of OAUTH_JWKS, of which the first one signs; undefined when none is set. The error does not repeat them. */
export function readOAuthJwks({ OAUTH_JWKS: text }: Env): JsonWebKey[] | undefined {
  if (!text) return undefined;
  const keys = keysIn(text);
  if (keys.length > 0 && keys.every(isSigningKey)) return keys;
  throw new SettingError('OAUTH_JWKS must be a JWK Set of private RSA keys, {"keys":[…]}, each with a kid.');
}
