import { discardDraft, readDraft, saveDraft } from '../../lib/files/drafts.ts';

export interface Details {
  name: string;
  email: string;
  password: string;
  phone: string;
  collegeId: string;
}

export const blankDetails: Details = { name: '', email: '', password: '', phone: '', collegeId: '' };

/** Name of the draft of the details, which does not include the password. */
export const DETAILS_DRAFT = 'sign-up';
export const SIGN_IN_DRAFT = 'sign-in';
const CODE_DRAFT = 'sign-up:code';
/** Number of minutes for which a code is valid. */
export const CODE_MINUTES = 10;

/** Recipient and time of a mailed code. */
export interface SentCode {
  email: string;
  sentAt: number;
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the most recently mailed code, unless it has expired. */
export function sentCode(): SentCode | null {
  const { email, sentAt } = readDraft(CODE_DRAFT, { email: '', sentAt: 0 });
  return email && sentAt && Date.now() - sentAt < CODE_MINUTES * 60_000 ? { email, sentAt } : null;
}

/** Returns whether a code for this address was mailed and is still valid. */
export function hasCode(email: string): boolean {
  const code = sentCode();
  return code !== null && sameAddress(code.email, email);
}

export function saveSentCode(email: string): SentCode {
  const code = { email, sentAt: Date.now() };
  saveDraft(CODE_DRAFT, code);
  return code;
}

/** Fills in the address on the sign-in page. */
export function prefillSignIn(email: string): void {
  saveDraft(SIGN_IN_DRAFT, { email });
}

/** Deletes the drafts after the account is created. */
export function clearSignUpDrafts(): void {
  discardDraft(CODE_DRAFT);
  discardDraft(DETAILS_DRAFT);
}
