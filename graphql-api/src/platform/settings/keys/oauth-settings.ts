import { createPrivateKey, type JsonWebKeyInput } from 'node:crypto';
import { SettingError, type Env } from '../setting-readers.ts';

/** A JWK, with the key id by which apps find its public half, and its use. */
export type Jwk = JsonWebKeyInput['key'] & { kid?: string; use?: string; alg?: string };

/** Returns whether a key is private and has a key id. */
function isSigningKey(key: unknown): key is Jwk {
  if (typeof key !== 'object' || key === null || typeof (key as { kid?: unknown }).kid !== 'string') return false;
  try {
    return createPrivateKey({ key: key as Jwk, format: 'jwk' }).asymmetricKeyType === 'rsa';
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

/** Reads the private keys of OAUTH_JWKS, of which the first one signs; undefined if none are set. The error does not repeat them. */
export function readOAuthJwks({ OAUTH_JWKS: text }: Env): Jwk[] | undefined {
  if (!text) return undefined;
  const keys = keysIn(text);
  if (keys.length > 0 && keys.every(isSigningKey)) return keys;
  throw new SettingError('OAUTH_JWKS must be a JWK Set of private RSA keys, {"keys":[…]}, each with a kid.');
}
