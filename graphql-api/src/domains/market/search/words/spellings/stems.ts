import { singular } from '../words.ts';
import { spellingOf } from './transliteration.ts';

/** So many letters of a word tell it from others; what follows is its ending. */
const TELLING = 5;
/** Of shorter stems it tells them apart whether a vowel follows: "balla" is a bat, and "ball" is not. */
const SHORT = 4;
const VOWEL = /[aeiouy]$/;
const LAST_VOWEL = /(?<=.{2})[aiu]$/;

/** What the forms of a word have in common, in any spelling: "battalu" and "battala", "paduka" and "padukkurathuku". */
export function stemOf(word: string): string {
  const plain = singular(word);
  const stem = spellingOf(plain).slice(0, TELLING).replace(LAST_VOWEL, '');
  return stem.length < SHORT && VOWEL.test(plain) ? `${stem}~` : stem;
}
