import { requestErrorOf } from '../texts/requestError.ts';
import { discardDraft, readDraft, saveDraft } from './drafts.ts';

/** Returns 128 random bits. Unlike `randomUUID`, this also works on pages without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nameOf = (intention: string) => `${intention}:key`;

/**
 * Returns the idempotency key of an intention, such as the draft of a form. The key stays the same until the intention is done, even after a reload.
 */
export function idempotencyKeyOf(intention: string): string {
  const stored = readDraft(nameOf(intention), { key: '' }).key;
  if (stored) return stored;
  const key = newKey();
  saveDraft(nameOf(intention), { key });
  return key;
}

/**
 * Sends a request that creates something, with the idempotency key of its intention. A repeated click, a retry after a lost response and a retry
 * after a reload therefore create it once. After a success the intention gets a new key, and also if the server knows the key from other input
 * (`IDEMPOTENCY_CONFLICT`). Throws the errors of `send`.
 */
export async function sendOnce<Result>(intention: string, send: (idempotencyKey: string) => Promise<Result>): Promise<Result> {
  try {
    const result = await send(idempotencyKeyOf(intention));
    discardDraft(nameOf(intention));
    return result;
  } catch (error) {
    if (requestErrorOf(error).code === 'IDEMPOTENCY_CONFLICT') discardDraft(nameOf(intention));
    throw error;
  }
}
