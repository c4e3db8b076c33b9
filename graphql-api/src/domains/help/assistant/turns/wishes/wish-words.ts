import { makes } from '../../../../market/search/words/lexicon/makes.ts';
import { sizes, unitNames } from '../../../../market/search/words/lexicon/units.ts';
import type { CatalogueQuestion } from '../../understanding/question.ts';

/** Returns a word without its plural ending. */
export const stemOf = (word: string) => word.replace(/(?<=\w{3})s$/, '');

const stemsOf = (text: string) => text.split(' ').filter(Boolean).map(stemOf);

/** Returns whether words name the thing of a wish: "bean bags" for "bean bag". */
export function namesWish(words: string, wish: CatalogueQuestion): boolean {
  const known = new Set(stemsOf(wish.words));
  return stemsOf(words).every((stem) => known.has(stem));
}

/** Returns how many of the words a wish contains. */
export function wordsShared(words: readonly string[], wish: CatalogueQuestion): number {
  const known = new Set(stemsOf(wish.words));
  return words.filter((word) => known.has(stemOf(word))).length;
}

/** Clothes sizes as words. */
const SIZES_IN_WORDS = new Set(['small', 'medium', 'large']);
const isSize = (word: string) => sizes.has(word) || SIZES_IN_WORDS.has(word);

const isNumber = (word: string) => /^\d/.test(word);
/** Returns whether a word is a number with its unit, such as "3l". */
const isMeasure = (word: string) => /^\d+[a-z]+$/.test(word);
/** Returns whether a word is a unit of measure. */
export const isUnit = (word: string) => word === 'mah' || unitNames(word).length > 0;

/** Returns the words of the last question with added ones. A size replaces a size, a maker a maker, a number a number. */
export function combined(last: string, added: string): string[] {
  const words = added.split(' ');
  const isReplaced = (word: string) =>
    words.some(
      (each) =>
        (isSize(each) && isSize(word)) ||
        (makes.has(each) && makes.has(word)) ||
        (isNumber(each) && isNumber(word)) ||
        ((isUnit(each) || isMeasure(each)) && isUnit(word)),
    );
  const kept = last
    .split(' ')
    .filter((word) => !words.includes(word) && !isReplaced(word))
    .join(' ');
  return [`${kept} ${added}`, `${added} ${kept}`];
}
