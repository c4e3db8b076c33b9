import { englishStops, fillers, stops, weak } from './lexicon/function-words.ts';

/** True where the database must fold a text: it alone knows accents and other scripts (`search_fold`). */
export const needsDatabase = (text: string): boolean => /[^\x20-\x7e\s]/.test(text);

/** Folds a text of ASCII as `search_fold` does: lower case, words of letters or of digits, one space between them. */
export function foldAscii(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/\bc\+\+/g, 'cpp')
    .replaceAll('c#', 'csharp')
    .match(/[a-z]+|[0-9]+/g);
  return (words ?? []).join(' ');
}

/** Whether the database drops the word from a query. */
export const isEnglishStop = (word: string): boolean => englishStops.has(word);

/** Whether a word says nothing about a thing; where there are no others, every word counts, and praise before nothing. */
export function isSkipped(word: string, all: readonly string[]): boolean {
  if (stops.has(word)) return !all.every((each) => stops.has(each));
  return weak.has(word) && !all.every((each) => stops.has(each) || weak.has(each));
}

/** The words of a text or a term without those that join others in Hindi and Tamil; all of them where there are no others. */
export function withoutFillers(all: readonly string[]): string[] {
  const rest = all.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : [...all];
}

/** The word without the ending of a plural, for comparing words with each other. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|..[tg]o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
