import { normalize } from './normalize.ts';

/**
 * Letters after normalization, so that one block represents all blocks with the same layout; then those of Tamil, and the final consonants of
 * Malayalam.
 */
const consonants = {
  k: 'कखகൿ',
  g: 'ग',
  gh: 'घ',
  n: 'ङञणनं॰ஙஞணநனൺൻ',
  c: 'चச',
  ch: 'छ',
  j: 'जஜ',
  jh: 'झ',
  t: 'टठतथॎடத',
  d: 'डद',
  dh: 'ढध',
  p: 'पफப',
  b: 'ब',
  bh: 'भ',
  m: 'मம',
  y: 'यய',
  r: 'रரறർ',
  l: 'लळலளழൽൾ',
  v: 'वவ',
  s: 'शषसஷஸ',
  h: 'हஹ',
};
const vowels = { a: 'अआाஅஆா', i: 'इिஇஈிீ', u: 'उुஉஊுூ', e: 'एेऎॆஎஏெே', ai: 'ऐैऍॅஐை', o: 'ओोऒऑॉॊஒஓொோ', au: 'औौஔௌ' };
const latinBySound = new Map(
  [...Object.entries(consonants), ...Object.entries(vowels)].flatMap(([latin, letters]) =>
    [...letters].map((letter): [string, string] => [normalize(letter), latin]),
  ),
);

/** Transliterates a normalized word in an Indian script to Latin letters by sound. The implicit "a" of such letters is left out. */
export function inLatin(word: string): string {
  let latin = '';
  for (const character of word) latin += latinBySound.get(character) ?? (character >= '\u0900' && character < '\u0d80' ? '' : character);
  return latin;
}
