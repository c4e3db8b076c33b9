import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16];
/** Prefixes of a stored secret, which say whether it is encrypted. */
const [SEALED, OPEN] = ['v1.', 'open.'];

/** Purpose of a secret. Each purpose has its own key. */
export type SealPurpose = 'webhook secrets' | 'oauth keys';

const keyOf = (secretKey: string, purpose: SealPurpose): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', purpose, KEY_BYTES));

/** Returns a secret in its stored form: encrypted with SECRET_KEY, or unencrypted if no key is set. */
export function seal(secret: string, secretKey: string | undefined, purpose: SealPurpose): string {
  if (secretKey === undefined) return OPEN + secret;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey, purpose), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** Returns the secret from its stored form; undefined if it was encrypted with a different SECRET_KEY. */
export function unseal(stored: string, secretKey: string | undefined, purpose: SealPurpose): string | undefined {
  if (stored.startsWith(OPEN)) return stored.slice(OPEN.length);
  if (secretKey === undefined) return undefined;
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey, purpose), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
