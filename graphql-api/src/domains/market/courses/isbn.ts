import { messages } from '../../../messages.ts';
import type { TextRule } from '../../../platform/input/validation.ts';

const sum = (digits: readonly number[], weightOf: (position: number) => number): number =>
  digits.reduce((total, digit, position) => total + digit * weightOf(position), 0);

const ean = (position: number): number => (position % 2 === 0 ? 1 : 3);

/** An ISBN of ten characters: its weighted sum is a multiple of 11, where X is ten. */
function isIsbn10(text: string): boolean {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const digits = [...text].map((character) => (character === 'X' ? 10 : Number(character)));
  return sum(digits, (position) => 10 - position) % 11 === 0;
}

/** An ISBN of thirteen digits: a bar code of books, which begins with 978 or 979. The prefix 979-0 is that of printed music. */
const isIsbn13 = (text: string): boolean => /^(?:978\d|979[1-9])\d{9}$/.test(text) && sum([...text].map(Number), ean) % 10 === 0;

function thirteenOf(isbn10: string): string {
  const digits = `978${isbn10.slice(0, 9)}`;
  return `${digits}${(10 - (sum([...digits].map(Number), ean) % 10)) % 10}`;
}

/** The thirteen digits of an ISBN of ten or thirteen, which may have spaces and hyphens; undefined where the check digit is wrong. */
export function isbn13(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  if (isIsbn10(plain)) return thirteenOf(plain);
  return isIsbn13(plain) ? plain : undefined;
}

/** An ISBN, stored as thirteen digits. */
export const isbnRule: TextRule = {
  max: 20,
  normalize: (text) => isbn13(text) ?? text,
  holds: (text) => isbn13(text) !== undefined,
  message: messages.isbn,
};
