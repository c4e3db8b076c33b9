import { inLatin } from './characters/native-letters.ts';
import { formsOf } from './phrases.ts';
import { soundOf } from './sounds.ts';

/** Shorter keys are those of too many words. Tamil has fewer letters. */
const SHORTEST_KEY = 4;
const LONGER_IN_TAMIL = 1;
/** The shortest key of what is spelled as it is, and need not be said so. */
export const SHORTEST_KEY_OF_NAMES = 6;
const isIndian = /^[\u0900-\u0d7f]+$/;
const isTamil = /[\u0b80-\u0bff]/;

/** What a word sounds like, whatever script it is written in: without any "a" but the first, which the scripts of India leave out. */
function exactKeyOf(latin: string): string {
  return latin
    .replaceAll('f', 'p')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('sh', 's')
    .replace(/(?<=[aeiou])y/g, '')
    .replace(/(?<!^)a(?![iu])/g, '')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** The same of words that people spell in many ways in Latin letters. */
const looseKeyOf = (latin: string): string => exactKeyOf(soundOf(latin)).replaceAll('ai', 'e').replaceAll('au', 'o');

/** The key as Tamil writes it, which has one letter for "k" and "g", for "t" and "d", for "p" and "b", for "c", "j" and "s". */
const tamilKeyOf = (key: string): string =>
  key
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replace(/[cj]/g, 's')
    .replaceAll('h', '')
    .replace(/(\p{L})\1+/gu, '$1');

/** Words in Latin letters, found by their sound in the scripts of India. */
export class NativeSounds {
  private readonly byKey = new Map<string, string>();
  private readonly byTamilKey = new Map<string, string>();
  private readonly keyOf: (latin: string) => string;

  constructor(spelling: 'exact' | 'loose') {
    this.keyOf = spelling === 'exact' ? exactKeyOf : looseKeyOf;
  }

  /** Adds a word that sounds like what is written; the first of several that sound alike counts. */
  add(word: string, sound = word, shortest = SHORTEST_KEY): void {
    const key = this.keyOf(sound);
    const tamil = tamilKeyOf(key);
    if (key.length < shortest) return;
    if (!this.byKey.has(key)) this.byKey.set(key, word);
    if (tamil.length >= shortest + LONGER_IN_TAMIL && !this.byTamilKey.has(tamil)) this.byTamilKey.set(tamil, word);
  }

  /** The word that one of an Indian script sounds like, with an ending or without. */
  find(word: string): string | undefined {
    if (!isIndian.test(word)) return undefined;
    for (const form of formsOf(word)) {
      const key = this.keyOf(inLatin(form));
      const known = isTamil.test(form) ? this.byTamilKey.get(tamilKeyOf(key)) : this.byKey.get(key);
      if (known !== undefined) return known;
    }
    return undefined;
  }
}
