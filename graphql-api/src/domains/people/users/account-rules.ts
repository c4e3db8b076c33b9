import { isEmail } from 'class-validator';
import type { TextRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

/** Addresses are compared and stored in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns whether the part after the last @ is exactly one of the student domains. */
export function isStudentEmail(email: string, domains: string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1));
}

/** Quoted local parts are rejected, because they may contain separators of addresses. */
const emailOptions = { blacklisted_chars: '"' };

export const nameRule: TextRule = { max: 120, empty: messages.nameEmpty, message: messages.nameLength };

/** Exactly one address by RFC 5322, at a host with a dotted name. The pattern lets clients check most of it. */
export const emailRule: TextRule = {
  max: 254,
  pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$',
  normalize: normaliseEmail,
  holds: (email) => isEmail(email, emailOptions),
  message: messages.emailWrong,
};

/** A new password, which is not trimmed. */
export const passwordRule: TextRule = {
  min: 5,
  max: 128,
  trim: false,
  multiline: true,
  tooLong: messages.passwordTooLong,
  message: messages.passwordTooShort,
};

/** A password to compare with the account's. */
export const ownPasswordRule: TextRule = { ...passwordRule, min: 1, empty: messages.passwordEmpty, message: messages.passwordWrong };

/** A password for signing in. An empty one is as wrong as any other. */
export const signInPasswordRule: TextRule = { ...passwordRule, min: 0, message: messages.passwordTooLong };

/** A phone number. Spaces, dots and hyphens between the digits are removed. */
export const phoneRule: TextRule = {
  max: 40,
  pattern: '^\\+?(?:[\\s.\\-]*\\d){10,15}[\\s.\\-]*$',
  normalize: (phone) => phone.replace(/[\s.-]/g, ''),
  message: messages.phoneWrong,
};

export const collegeIdRule: TextRule = { max: 40, empty: messages.collegeIdEmpty, message: messages.collegeIdLength };

/** An emailed code. */
export const otpRule: TextRule = { min: 6, max: 6, pattern: '^\\d{6}$', message: messages.otpFormat };
