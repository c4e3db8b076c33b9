import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];
/** How a stored secret begins, which says whether it was sealed. */
const [SEALED, OPEN] = ['v1.', 'open.'];

/** Something of which a secret is made; whoever has it and the client's key has the secret. */
export const newSalt = (): string => randomBytes(SECRET_BYTES).toString('base64');

/** A secret as Standard Webhooks writes it: made of its salt and the idempotency key, or its salt alone. */
export function secretOf(salt: string, key?: string): string {
  return PREFIX + (key === undefined ? salt : createHmac('sha256', salt).update(key).digest('base64'));
}

/** What is shown of a secret. */
export const hintOf = (secret: string): string => secret.slice(-5, -1);

const keyOf = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'webhook secrets', SECRET_BYTES));

/** A secret as it is stored: encrypted by SECRET_KEY; as it is where none is set. */
export function seal(secret: string, secretKey: string | undefined): string {
  if (secretKey === undefined) return OPEN + secret;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secretKey), iv);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return SEALED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** A stored secret; undefined where SECRET_KEY is not the one that sealed it. */
export function unseal(stored: string, secretKey: string | undefined): string | undefined {
  if (stored.startsWith(OPEN)) return stored.slice(OPEN.length);
  if (secretKey === undefined) return undefined;
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(secretKey), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
