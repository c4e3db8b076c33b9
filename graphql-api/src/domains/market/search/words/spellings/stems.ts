import { singular } from '../words.ts';
import { spellingOf } from './transliteration.ts';

/** Number of letters that identify a word. The rest is its ending. */
const TELLING = 5;
/** Maximum length of a stem for which a following vowel matters: "balla" is a bat, "ball" is not. */
const SHORT = 4;
const VOWEL = /[aeiouy]$/;
const LAST_VOWEL = /(?<=.{2})[aiu]$/;

/** Returns the common stem of a word's forms in any spelling: "battalu" and "battala", "paduka" and "padukkurathuku". */
export function stemOf(word: string): string {
  const plain = singular(word);
  const stem = spellingOf(plain).slice(0, TELLING).replace(LAST_VOWEL, '');
  return stem.length < SHORT && VOWEL.test(plain) ? `${stem}~` : stem;
}
