import { sizes } from '../lexicon/units.ts';

/** Words for sizes of clothes, and the letters of listings. */
const LETTERS: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l', free: 'free' };
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Words that say that a size stands beside them. */
const BESIDE = new Set(['size', 'sized', 'sizes', 'saiz']);
/** Words before a number that say no more than the number. */
const BEFORE_NUMBER = new Set(['size', 'number', 'sized']);

const sizeOf = (word = ''): string | undefined => {
  if (sizes.has(word) || /^\d{1,2}$/.test(word)) return word;
  const number = NUMBERS.indexOf(word);
  return number > 1 ? String(number) : LETTERS[word];
};

/** A folded text with sizes as listings have them: "size nine" and "number nine" are "9", and "medium size" is "m". */
export function withPlainSizes(folded: string): string {
  const words = folded.split(' ');
  for (let at = 0; at < words.length && words.length > 2; at += 1) {
    const next = sizeOf(words[at + 1]);
    const before = sizeOf(words[at - 1]);
    if (BEFORE_NUMBER.has(words[at]!) && next !== undefined && (BESIDE.has(words[at]!) || /^\d+$/.test(next))) words.splice(at, 2, next);
    else if (BESIDE.has(words[at]!) && before !== undefined) words.splice(at - 1, 2, before);
  }
  return words.join(' ');
}
