import { requestErrorOf } from '../texts/requestError.ts';
import { discardDraft, readDraft, saveDraft } from './drafts.ts';

/** 128 random bits. Unlike `randomUUID` it also works on pages without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nameOf = (intention: string) => `${intention}:key`;

/** The idempotency key of an intention, such as the draft of a form. It stays the same until the intention is done, also after a reload. */
export function idempotencyKeyOf(intention: string): string {
  const stored = readDraft(nameOf(intention), { key: '' }).key;
  if (stored) return stored;
  const key = newKey();
  saveDraft(nameOf(intention), { key });
  return key;
}

/**
 * Sends what creates something with the key of its intention, so that a repeated click, an attempt after a lost response and one after a reload create
 * it once. The next intention of the same name gets another key, and so does one whose key the server knows from other input
 * (`IDEMPOTENCY_CONFLICT`). Throws what `send` throws.
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
