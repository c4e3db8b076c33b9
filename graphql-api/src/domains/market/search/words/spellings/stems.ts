import { singular } from '../words.ts';
import { spellingOf } from './transliteration.ts';

/** So many letters of a word tell it from others; what follows is its ending. */
const TELLING = 5;
const LAST_VOWEL = /(?<=.{2})[aiu]$/;

/** What the forms of a word have in common, in any spelling: "battalu" and "battala", "paduka" and "padukkurathuku". */
export const stemOf = (word: string): string => spellingOf(singular(word)).slice(0, TELLING).replace(LAST_VOWEL, '');
