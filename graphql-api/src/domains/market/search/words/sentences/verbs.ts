/** Endings of verbs that say what something is for, in Telugu, Tamil, Kannada and Malayalam. */
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
/** A verb has so many letters before the ending. */
const SHORTEST_VERB = 2;

/** Whether a word ends as verbs do that say what something is for: "kurchovadaniki". */
export const isVerbOfPurpose = (word: string): boolean =>
  PURPOSES.some((ending) => word.endsWith(ending) && word.length >= ending.length + SHORTEST_VERB);
