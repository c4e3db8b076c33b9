import { discardDraft, readDraft, saveDraft } from './drafts.ts';

/** 128 random bits; unlike randomUUID also on pages without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const nameOf = (draft: string) => `${draft}:key`;

/** The idempotency key of what a draft creates: the same one until it is renewed, also after a reload. */
export function idempotencyKeyOf(draft: string): string {
  const kept = readDraft(nameOf(draft), { key: '' }).key;
  if (kept) return kept;
  const key = newKey();
  saveDraft(nameOf(draft), { key });
  return key;
}

/** After a success, or when the key belongs to something else by now: the next creation is another one. */
export function renewIdempotencyKey(draft: string): void {
  discardDraft(nameOf(draft));
}
