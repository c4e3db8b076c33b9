import { sizes, unitNames } from '../lexicon/units.ts';
import { singular } from '../words.ts';

/** Words for sizes of clothes, and the letters of listings. */
const LETTERS: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words that say that a size stands beside them. */
const SIZE = new Set(['size', 'sized', 'sizes', 'waist']);
/** What is worn, and has a size without the word. */
const WORN = new Set(
  'coat shirt tshirt hoodie hoody sweatshirt sweater jacket blazer suit kurta kurti lehenga dress gown frock skirt top jeans pant trouser trousers shorts jersey apron raincoat windcheater cap glove helmet uniform pyjama trackpant tracksuit legging vest'.split(
    ' ',
  ),
);
/** What people say before the number of a size, and listings do not. */
const NUMBER = 'number';

const sizeOf = (word = ''): string | undefined => {
  if (sizes.has(word) || /^\d{1,2}$/.test(word)) return word;
  const number = NUMBERS.indexOf(word);
  return number > 1 ? String(number) : LETTERS[word];
};

/** A folded text with dimensions as listings have them: "6 by 3" is "6 x 3". */
const withDimensions = (folded: string): string => folded.replaceAll(/(?<=(?:^| )\d{1,3}) (?:by|into|cross) (?=\d{1,3}(?: |$))/g, ' x ');

/** Whether a number in words stands before a unit: "three tier". */
const isCounted = (word: string, next = ''): boolean => NUMBERS.indexOf(word) > 1 && unitNames(next).length > 0;

/** A folded text with sizes as listings have them: "size nine" and "number nine" are "size 9", and "medium size" is "m size". */
export function withPlainSizes(folded: string): string {
  const words = withDimensions(folded).split(' ');
  const isWorn = words.some((word) => WORN.has(singular(word)));
  const isNumbered = (word = '', next = '') => word === 'no' && isWorn && /^\d/.test(next);
  const isBeside = (word = '') => SIZE.has(word) || word === NUMBER;
  return words
    .map((word, at) => (isNumbered(word, words[at + 1]) ? 'size' : word))
    .map((word, at) =>
      isCounted(word, words[at + 1]) ? String(NUMBERS.indexOf(word)) : isWorn && Object.hasOwn(LETTERS, word) ? LETTERS[word]! : word,
    )
    .map((word, at) => (isBeside(words[at - 1]) || SIZE.has(words[at + 1] ?? '') ? (sizeOf(word) ?? word) : word))
    .map((word, at, all) => (word === NUMBER && /^\d/.test(all[at + 1] ?? '') ? 'size' : word))
    .join(' ');
}

/** Words without those that only say that a size stands beside them, which not every listing has: "shoes size 8" is "shoes 8". */
export const withoutSizeWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, at) =>
      !(SIZE.has(word) || (word === NUMBER && /^\d/.test(words[at - 1] ?? ''))) || (sizeOf(words[at + 1]) ?? sizeOf(words[at - 1])) === undefined,
  );
