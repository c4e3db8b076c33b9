import { inLatin } from './characters/native-letters.ts';
import { formsOf } from './phrases.ts';
import { soundOf } from './sounds.ts';

/** Minimum length of a key. Shorter keys match too many words. Tamil has fewer letters. */
const SHORTEST_KEY = 4;
const LONGER_IN_TAMIL = 1;
/** Minimum length of the key of a name, which may be pronounced differently from its spelling. */
export const SHORTEST_KEY_OF_NAMES = 6;
const isIndian = /^[\u0900-\u0d7f]+$/;
const isTamil = /[\u0b80-\u0bff]/;

/** Returns the sound of a word in any script as a key: without any "a" except the first, because Indian scripts leave it out. */
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

/** Returns the same key for words with variable spelling in Latin letters. */
const looseKeyOf = (latin: string): string => exactKeyOf(soundOf(latin)).replaceAll('ai', 'e').replaceAll('au', 'o');

/** Returns the key as written in Tamil, which has one letter for "k" and "g", for "t" and "d", for "p" and "b", for "c", "j" and "s". */
const tamilKeyOf = (key: string): string =>
  key
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replace(/[cj]/g, 's')
    .replaceAll('h', '')
    .replace(/(\p{L})\1+/gu, '$1');

/** Words in Latin letters, looked up by their sound in Indian scripts. */
export class NativeSounds {
  private readonly byKey = new Map<string, string>();
  private readonly byTamilKey = new Map<string, string>();
  private readonly keyOf: (latin: string) => string;

  constructor(spelling: 'exact' | 'loose') {
    this.keyOf = spelling === 'exact' ? exactKeyOf : looseKeyOf;
  }

  /** Adds a word with the given sound. Of several words with the same sound, the first one counts. */
  add(word: string, sound = word, shortest = SHORTEST_KEY): void {
    const key = this.keyOf(sound);
    const tamil = tamilKeyOf(key);
    if (key.length < shortest) return;
    if (!this.byKey.has(key)) this.byKey.set(key, word);
    if (tamil.length >= shortest + LONGER_IN_TAMIL && !this.byTamilKey.has(tamil)) this.byTamilKey.set(tamil, word);
  }

  /** Returns the word that a word in an Indian script sounds like, with or without an ending. */
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
