import { messages } from '../../../messages.ts';
import type { TextRule } from '../../../platform/input/validation.ts';

const sum = (digits: readonly number[], weightOf: (position: number) => number): number =>
  digits.reduce((total, digit, position) => total + digit * weightOf(position), 0);

const ean = (position: number): number => (position % 2 === 0 ? 1 : 3);

/** Returns whether a text is a valid ISBN-10: its weighted sum is a multiple of 11, where X counts as ten. */
function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const digits = [...text].map((character) => (character === 'X' ? 10 : Number(character)));
  return sum(digits, (position) => 10 - position) % 11 === 0;
}

/** Returns whether a text is a valid ISBN-13: a book's bar code that begins with 978 or 979. The prefix 979-0 is reserved for printed music. */
const isIsbn13 = (text: string): boolean => /^(?:978\d|979[1-9])\d{9}$/.test(text) && sum([...text].map(Number), ean) % 10 === 0;

function thirteenOf(isbn10: string): string {
  const digits = `978${isbn10.slice(0, 9)}`;
  return `${digits}${(10 - (sum([...digits].map(Number), ean) % 10)) % 10}`;
}

/** Converts an ISBN of 10 or 13 digits, which may contain spaces and hyphens, to 13 digits; undefined if the check digit is wrong. */
export function isbn13(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  if (isIsbn10(plain)) return thirteenOf(plain);
  return isIsbn13(plain) ? plain : undefined;
}

/** Rule for an ISBN, which is stored as 13 digits. */
export const isbnRule: TextRule = {
  max: 20,
  normalize: (text) => isbn13(text) ?? text,
  holds: (text) => isbn13(text) !== undefined,
  message: messages.isbn,
};
