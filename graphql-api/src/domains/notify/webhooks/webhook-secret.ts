import { createHmac, randomBytes } from 'node:crypto';
import { seal as sealText, unseal as unsealText } from '../../../platform/net/sealed-text.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const PURPOSE = 'webhook secrets';

/** Something of which a secret is made; whoever has it and the client's key has the secret. */
export const newSalt = (): string => randomBytes(SECRET_BYTES).toString('base64');

/** A secret as Standard Webhooks writes it: made of its salt and the idempotency key, or its salt alone. */
export function secretOf(salt: string, key?: string): string {
  return PREFIX + (key === undefined ? salt : createHmac('sha256', salt).update(key).digest('base64'));
}

/** What is shown of a secret. */
export const hintOf = (secret: string): string => secret.slice(-5, -1);

/** A secret as it is stored: encrypted by SECRET_KEY; as it is where none is set. */
export const seal = (secret: string, secretKey: string | undefined): string => sealText(secret, secretKey, PURPOSE);

/** A stored secret; undefined where SECRET_KEY is not the one that sealed it. */
export const unseal = (stored: string, secretKey: string | undefined): string | undefined => unsealText(stored, secretKey, PURPOSE);
