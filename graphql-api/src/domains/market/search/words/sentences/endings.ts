import type { Vocabulary } from '../vocabulary.ts';

/** Endings of cases, plurals and questions in Telugu, Tamil, Kannada, Malayalam and Hindi, in Latin letters, with what stands for them in the plain word. */
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
/** Shorter words are no words with an ending. */
const SHORTEST = 4;

/** What a word may be without an ending. */
export function plainForms(word: string): string[] {
  const forms = ENDINGS.filter(([ending]) => word.endsWith(ending)).map(([ending, plain]) => `${word.slice(0, -ending.length)}${plain}`);
  return forms.filter(({ length }) => length >= SHORTEST);
}

/** The plain form of a word with an ending, where the vocabulary has that form and lacks the word itself: "kurchilo" is "kurchi". */
export function withoutEnding(vocabulary: Vocabulary, word: string): string {
  if (word.length <= SHORTEST || vocabulary.has(word)) return word;
  return plainForms(word).find((each) => vocabulary.isThing(each)) ?? word;
}
