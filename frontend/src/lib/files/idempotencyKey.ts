import { discardDraft, readDraft, saveDraft } from './drafts.ts';

/** 128 random bits. Unlike `randomUUID` it also works on pages without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nameOf = (draft: string) => `${draft}:key`;

/** The idempotency key of a draft. It stays the same until it is renewed, also after a reload. */
export function idempotencyKeyOf(draft: string): string {
  const stored = readDraft(nameOf(draft), { key: '' }).key;
  if (stored) return stored;
  const key = newKey();
  saveDraft(nameOf(draft), { key });
  return key;
}

/** Replaces the idempotency key of a draft, after a success or when the key was used for other input. */
export function renewIdempotencyKey(draft: string): void {
  discardDraft(nameOf(draft));
}
