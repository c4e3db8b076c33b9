import { sizes, unitNames } from '../lexicon/units.ts';
import { singular } from '../words.ts';

/** Words for clothes sizes, and the letters that listings use. */
const LETTERS: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words that accompany a size. */
const SIZE = new Set(['size', 'sized', 'sizes', 'waist']);
/** Garments, which have a size even without such a word. */
const WORN = new Set(
  'coat shirt tshirt hoodie hoody sweatshirt sweater jacket blazer suit kurta kurti lehenga dress gown frock skirt top jeans pant trouser trousers shorts jersey apron raincoat windcheater cap glove helmet uniform pyjama trackpant tracksuit legging vest'.split(
    ' ',
  ),
);
/** Word that people, but not listings, put before a size. */
const NUMBER = 'number';

const sizeOf = (word = ''): string | undefined => {
  if (sizes.has(word) || /^\d{1,2}$/.test(word)) return word;
  const number = NUMBERS.indexOf(word);
  return number > 1 ? String(number) : LETTERS[word];
};

/** Writes dimensions as listings do: "6 by 3" becomes "6 x 3". */
const withDimensions = (folded: string): string => folded.replaceAll(/(?<=(?:^| )\d{1,3}) (?:by|into|cross) (?=\d{1,3}(?: |$))/g, ' x ');

/** Returns whether a number word stands before a unit: "three tier". */
const isCounted = (word: string, next = ''): boolean => NUMBERS.indexOf(word) > 1 && unitNames(next).length > 0;

/** Writes sizes as listings do: "size nine" and "number nine" become "size 9", and "medium size" becomes "m size". */
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

/** Removes words that only announce a size, because not every listing contains them: "shoes size 8" becomes "shoes 8". */
export const withoutSizeWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, at) =>
      !(SIZE.has(word) || (word === NUMBER && /^\d/.test(words[at - 1] ?? ''))) || (sizeOf(words[at + 1]) ?? sizeOf(words[at - 1])) === undefined,
  );
