import { normalize } from './normalize.ts';

/** Letters as they are once normalized, so that one block stands for those laid out alike; then those of Tamil, and the final consonants of Malayalam. */
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

/** A normalized word with letters of the scripts of India by their sound in Latin ones. The "a" that such letters need not write is left out. */
export function inLatin(word: string): string {
  let latin = '';
  for (const character of word) latin += latinBySound.get(character) ?? (character >= '\u0900' && character < '\u0d80' ? '' : character);
  return latin;
}
