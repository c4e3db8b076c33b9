import type { Vocabulary } from '../vocabulary.ts';

/**
 * Endings of cases, plurals and questions in Telugu, Tamil, Kannada, Malayalam and Hindi, in Latin letters, with their replacement in the plain form.
 */
const ENDINGS: readonly (readonly [ending: string, plain: string])[] = [
  ...['aniki', 'aanni', 'anni', 'aalu', 'alu'].map((ending) => [ending, 'am'] as const),
  ...['angal', 'angala', 'athai', 'athuku', 'athukku', 'athula'].map((ending) => [ending, 'am'] as const),
  ...['iyan', 'iyaan', 'iyon', 'iyaon', 'ulu'].map((ending) => [ending, 'i'] as const),
  ...`lakosam kosam nunchi loki laki laku lani lalo lo tho ki ku ni nu di lu la ga
    ukkaga kkaga ukku kku kulla ngala gala gal kal oda odu kaga yila yile yai ya ai um a le il
    galige gallige galannu galu ige ge alli annu inda
    inte nte yude ude inu yil ile eyum
    iyan iyon yon on en ein aon`
    .split(/\s+/)
    .map((ending) => [ending, ''] as const),
  ['e', 'a'] as const,
  ['iye', 'iya'] as const,
].toSorted(([one], [other]) => other.length - one.length);
/** Minimum length of a word with an ending. */
const SHORTEST = 4;

/** Returns the possible forms of a word without an ending. */
export function plainForms(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(([ending, plain]) => `${word.slice(0, -ending.length)}${plain}`);
  return forms.filter(({ length }) => length >= SHORTEST);
}

/** Returns the plain form of a word with an ending if the vocabulary contains that form but not the word itself: "kurchilo" becomes "kurchi". */
export function withoutEnding(vocabulary: Vocabulary, word: string): string {
  if (word.length <= SHORTEST || vocabulary.has(word)) return word;
  return plainForms(word).find((each) => vocabulary.isThing(each)) ?? word;
}
