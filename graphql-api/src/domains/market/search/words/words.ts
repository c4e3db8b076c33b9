import { englishStops, fillers, stops, weak } from './lexicon/function-words.ts';

/** Returns whether the database must fold a text, because only it knows accents and other scripts (`search_fold`). */
export const needsDatabase = (text: string): boolean => /[^\x20-\x7e\s]/.test(text);

/** Folds an ASCII text like `search_fold`: lower case, words of letters or of digits, separated by one space. */
export function foldAscii(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/\bc\+\+/g, 'cpp')
    .replaceAll('c#', 'csharp')
    .match(/[a-z]+|[0-9]+/g);
  return (words ?? []).join(' ');
}

/** Returns whether the database drops the word from a query. */
export const isEnglishStop = (word: string): boolean => englishStops.has(word);

/** Returns whether a word says nothing about a thing. If all words are such words, every word counts, but words of praise are skipped first. */
export function isSkipped(word: string, all: readonly string[]): boolean {
  if (stops.has(word)) return !all.every((each) => stops.has(each));
  return weak.has(word) && !all.every((each) => stops.has(each) || weak.has(each));
}

/** Removes filler words of Hindi, Tamil and other languages from a text or a term. Returns all words if no others remain. */
export function withoutFillers(all: readonly string[]): string[] {
  const rest = all.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : [...all];
}

/** Returns a word without its plural ending, for comparing words with each other. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|..[tg]o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
