import { inLatin } from './characters/native-letters.ts';

/**
 * Returns the sound of a word. Words of Indian languages have no single spelling in Latin letters, so different spellings of the same sound are
 * merged: long and short vowels, aspirated and plain consonants, "zh" and "l", "w" and "v", "z" and "j", "t" and "d".
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('zh', 'l')
    .replace(/([bcdgjkpstvw])h/g, '$1')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/([aeiou])y(?=[aeiou])/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('d', 't')
    .replace(/(\p{L})\1+/gu, '$1');
}

const isLatin = /[a-z]/;
const isIndian = /[\u0900-\u0d7f]/;

/** Transliterates a word that mixes Latin and Indian letters to Latin letters by sound; undefined for any other word. */
export function mixedInLatin(word: string): string | undefined {
  return isLatin.test(word) && isIndian.test(word) ? inLatin(word) : undefined;
}

const VOWELS = /[aeiou]/g;
const LEAST_LETTERS = 4;
/** Initial consonants of words in English and Indian languages. Other sequences of consonants have lost their vowels. */
const beginnings = new Set(
  `bh bl br ch chh chl chr cl cr dh dr dw fl fr gh gl gn gr gy jh jn kh khw kl kn kr ks ky ny ph phl phr pl pr ps py rh sc sch schw scr sh shl shr shw sk sl sm sn
  sp spl spr st str sv sw th thr tr ts tw vr wh wr`.split(/\s+/),
);
const CLUSTER = /[b-df-hj-np-tv-xz]{5}/;

/** Returns the consonants of a word. */
export const consonantsOf = (word: string): string => word.replace(VOWELS, '');

/** Returns whether a word looks as if its vowels were left out: "vdka", "attndnce". */
export function lacksVowels(word: string): boolean {
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word)) return false;
  const start = /^[^aeiouy]*/.exec(word)![0];
  return (start.length > 1 && !beginnings.has(start)) || CLUSTER.test(word);
}

const LEAST_MISTYPED = 6;

/**
 * Returns whether a word has the letters of a longer one except for one or two vowels inside: "queston". Shorter words without a vowel are separate
 * words.
 */
export const lacksSomeVowels = (short: string, long: string): boolean =>
  short.length >= LEAST_MISTYPED && long.length - short.length <= 2 && short.at(-1) === long.at(-1) && isShortFor(short, long);

/** Returns whether all letters of `short` occur in `long` in the same order. */
export function isShortFor(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length && short.length < long.length && short[0] === long[0];
}
