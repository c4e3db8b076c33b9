import { sizes } from '../lexicon/units.ts';

/** Words for sizes of clothes, and the letters of listings. */
const LETTERS: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words that say that a size stands beside them. */
const SIZE = new Set(['size', 'sized', 'sizes']);
/** What people say before the number of a size, and listings do not. */
const NUMBER = 'number';

const sizeOf = (word = ''): string | undefined => {
  if (sizes.has(word) || /^\d{1,2}$/.test(word)) return word;
  const number = NUMBERS.indexOf(word);
  return number > 1 ? String(number) : LETTERS[word];
};

/** A folded text with sizes as listings have them: "size nine" and "number nine" are "size 9", and "medium size" is "m size". */
export function withPlainSizes(folded: string): string {
  const words = folded.split(' ');
  const isBeside = (word = '') => SIZE.has(word) || word === NUMBER;
  return words
    .map((word, at) => (isBeside(words[at - 1]) || SIZE.has(words[at + 1] ?? '') ? (sizeOf(word) ?? word) : word))
    .map((word, at, all) => (word === NUMBER && /^\d/.test(all[at + 1] ?? '') ? 'size' : word))
    .join(' ');
}

/** Words without those that only say that a size stands beside them, which not every listing has: "shoes size 8" is "shoes 8". */
export const withoutSizeWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => !SIZE.has(word) || (sizeOf(words[at + 1]) ?? sizeOf(words[at - 1])) === undefined);
