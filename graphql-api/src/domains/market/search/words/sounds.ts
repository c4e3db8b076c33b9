/** Spelling variants of the same sound, in the order in which they are replaced. */
const SOUNDS: [spelt: RegExp, sound: string][] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/([bdgjkt])h/g, '$1'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/ee|ea|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** Returns roughly how a word sounds: "fone" like "phone", "matress" like "mattress". */
export const soundOf = (word: string): string => SOUNDS.reduce((sound, [spelt, meant]) => sound.replace(spelt, meant), word);

/** Returns the consonants of a word's sound and its first letter: "mttrss" like "mattress". */
export const skeletonOf = (word: string): string => {
  const sound = soundOf(word);
  return sound[0] + sound.slice(1).replace(/[aeiou]/g, '');
};
