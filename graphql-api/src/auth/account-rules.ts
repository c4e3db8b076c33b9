import type { Checks } from '../platform/validation.ts';
import { messages } from '../messages.ts';

/** Addresses are compared and stored in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether the part after the last @ is exactly one of the student domains. */
export function isStudentEmail(email: string, domains: string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1));
}

/** Checks an address: one @ with something on both sides, no spaces, at most 254 characters. */
export function checkEmail(checks: Checks, email: string, field = 'email'): string {
  const address = normaliseEmail(email);
  checks.that(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(address) && address.length <= 254, field, messages.emailWrong);
  return address;
}

/** Checks a password's length, 5 to 128 characters; passwords are not trimmed. */
export function checkPassword(checks: Checks, password: string): void {
  const length = [...password].length;
  checks.that(length >= 5, 'password', messages.passwordTooShort);
  checks.that(length <= 128, 'password', messages.passwordTooLong);
}

/** Checks and tidies a phone number: spaces, dots and hyphens between the digits are dropped. */
export function checkPhone(checks: Checks, phone: string): string {
  const digits = phone.replace(/[\s.-]/g, '');
  checks.that(/^\+?\d{10,15}$/.test(digits), 'phone', messages.phoneWrong);
  return digits;
}

/** Checks a name or a college id. */
export const nameRule = { max: 120, message: messages.nameLength };
export const collegeIdRule = { max: 40, message: messages.collegeIdLength };
