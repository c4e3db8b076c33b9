/** Verb endings that express a purpose, in Telugu, Tamil, Kannada and Malayalam. */
const PURPOSES = [
  'daniki',
  'taniki',
  'thaniki',
  'daaniki',
  'danki',
  'kovali',
  'radhuku',
  'rathuku',
  'rathukku',
  'radhukku',
  'radukku',
  'vadhuku',
  'vadharku',
  'avekka',
  'yoke',
  'loke',
  'koloke',
  'okke',
];
/** Minimum number of letters before the ending. */
const SHORTEST_VERB = 2;

/** Returns whether a word has a verb ending that expresses a purpose: "kurchovadaniki". */
export const isVerbOfPurpose = (word: string): boolean =>
  PURPOSES.some((ending) => word.endsWith(ending) && word.length >= ending.length + SHORTEST_VERB);
