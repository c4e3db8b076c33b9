/** True where the database must fold a text: it alone knows accents and other scripts (`search_fold`). */
export const needsDatabase = (text: string): boolean => /[^\x20-\x7e\s]/.test(text);

/** Folds a text of ASCII as `search_fold` does: lower case, words of letters or of digits, one space between them. */
export function foldAscii(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[a-z]+|[0-9]+/g);
  return (words ?? []).join(' ');
}

/** English function words, as PostgreSQL's configuration `english` drops them. */
const ENGLISH = `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them
  their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and
  but if or because as until while of at by for with about against between into through during before after above below to from up down in out on off
  over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now`;
const SPOKEN = `want need looking buy please ka ki ke ko wala wali wale chahiye hai liye mein mujhe koi ek aur se karne banane bharne vendum venum enakku`;

const words = (text: string) => new Set(text.split(/\s+/));
const englishStops = words(ENGLISH);
const stops = words(`${ENGLISH} ${SPOKEN}`);

/** Whether the database drops the word from a query. */
export const isEnglishStop = (word: string): boolean => englishStops.has(word);

/** Whether a word says nothing about a thing; where there are no others, every word counts. */
export function isSkipped(word: string, all: readonly string[]): boolean {
  return stops.has(word) && !all.every((each) => stops.has(each));
}

/** The word without the ending of a plural, for comparing words with each other. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
