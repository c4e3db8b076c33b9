/** How spellings of one sound differ, in the order in which they are undone. */
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

/** How a word sounds, roughly: "fone" as "phone", "matress" as "mattress". */
export const soundOf = (word: string): string => SOUNDS.reduce((sound, [spelt, meant]) => sound.replace(spelt, meant), word);

/** The consonants of a word's sound, and its first letter: "mttrss" as "mattress". */
export const skeletonOf = (word: string): string => {
  const sound = soundOf(word);
  return sound[0] + sound.slice(1).replace(/[aeiou]/g, '');
};
