import { createHmac, randomBytes } from 'node:crypto';
import { seal as sealText, unseal as unsealText } from '../../../platform/net/sealed-text.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const PURPOSE = 'webhook secrets';

/** Returns a random salt from which a secret is derived. Anybody who has it and the client's key has the secret. */
export const newSalt = (): string => randomBytes(SECRET_BYTES).toString('base64');

/** Returns a secret in the format of Standard Webhooks, derived from the salt and the idempotency key, or from the salt alone. */
export function secretOf(salt: string, key?: string): string {
  return PREFIX + (key === undefined ? salt : createHmac('sha256', salt).update(key).digest('base64'));
}

/** Returns the part of a secret that is shown. */
export const hintOf = (secret: string): string => secret.slice(-5, -1);

/** Returns a secret as it is stored: encrypted with SECRET_KEY, or unchanged if none is set. */
export const seal = (secret: string, secretKey: string | undefined): string => sealText(secret, secretKey, PURPOSE);

/** Decrypts a stored secret. Returns undefined if SECRET_KEY is not the one that encrypted it. */
export const unseal = (stored: string, secretKey: string | undefined): string | undefined => unsealText(stored, secretKey, PURPOSE);
