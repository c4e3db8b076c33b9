import { normalize } from './characters/normalize.ts';

/** One place of a phrase: the alternatives, each a sequence of words, and whether the place is optional. */
interface Place {
  alternatives: string[][];
  /** The alternatives by their first word. */
  byFirst: Map<string, string[][]>;
  isOptional: boolean;
}

/** A phrase that can be searched for in a row of words. */
export interface Phrase {
  places: Place[];
}

function placeOf(source: string): Place {
  const isOptional = source.startsWith('(');
  const inner = isOptional ? source.slice(1, -1) : source;
  const alternatives = inner.split('/').map((words) => words.split('_').map(normalize));
  return { isOptional, alternatives, byFirst: Map.groupBy(alternatives, ([first]) => first!) };
}

/** Returns the entries of a list in a lexicon. */
export function entriesOf(list = ''): string[] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Returns the phrases of a list in a lexicon. */
export function phrasesOf(list: string | undefined): Phrase[] {
  return entriesOf(list).map((entry) => ({ places: entry.split(' ').map(placeOf) }));
}

/** Returns the single words of a list in a lexicon. */
export function wordsOf(list: string | undefined): Set<string> {
  return new Set(entriesOf(list).flatMap((entry) => entry.split(' ').map(normalize)));
}

/** Endings of southern languages and of Bengali for number and case, and the vowel that they append to foreign words. */
const endings = 'களுக்கு களை கள் ுக்கு க்கு ை ில் ுடன் ின் ாக ும் டு లు లను ను ని కి కు లో తో గా ും വും ിന് ിന്റെ ുകൾ കൾ ിൽ ಗಳು ಗಳನ್ನು ನ್ನು ವನ್ನು ಗಳ ಲ್ಲಿ ಿನ ের গুলো গুলি'
  .split(' ')
  .map(normalize);
const SHORTEST_STEM = 3;
/** The virama, which marks a consonant without a vowel and which an ending replaces: "സിഗരറ്റ്" in "സിഗരറ്റിന്". */
const NO_VOWEL = '\u094d';
/** The nasal at the end of Malayalam words: "മദ്യം" in "മദ്യവും". */
const NASAL = '\u0902';
const FIRST_OF_INDIA = '\u0900';

/** Returns the stems of a word in an Indian script, without its ending. The last consonant has no vowel, which northern scripts do not mark. */
const stemsOf = (word: string): string[] => (word.endsWith(NO_VOWEL) ? [word.slice(0, -1)] : []).concat(stemsBefore(word));

const stemsBefore = (word: string): string[] =>
  endings
    .filter((ending) => word.length - ending.length >= SHORTEST_STEM && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .flatMap((stem) => [stem, stem + NO_VOWEL, stem + NASAL]);

/** Placeholder for any number in a phrase. */
export const NUMBER = '<number>';
/** Placeholder for any word in a phrase, except the first one. */
export const ANY_WORD = '<word>';
const isNumber = /^\d+(?:k|rs|lakhs?|inr)?$/;

/** Returns the forms of a word that count as the same: the word itself, its singular, also for plurals in -z, and the placeholder for numbers. */
export function formsOf(word: string): string[] {
  if (isNumber.test(word)) return [word, NUMBER];
  const forms = [word];
  if (word > FIRST_OF_INDIA) return [...forms, ...stemsOf(word)];
  if ((word.length > 3 && word.endsWith('s')) || (word.length > 4 && word.endsWith('z'))) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}

/** Returns the end of a phrase that starts at `start`; undefined if it is not there. The longest match wins. */
function endOf(places: Place[], place: number, rows: readonly string[][], start: number): number | undefined {
  if (place === places.length) return start;
  const { byFirst, isOptional } = places[place]!;
  let longest = isOptional ? endOf(places, place + 1, rows, start) : undefined;
  for (const form of rows[start] ?? []) {
    for (const words of byFirst.get(form) ?? []) {
      if (words.length > 1 && !words.every((word, offset) => rows[start + offset]?.includes(word))) continue;
      const end = endOf(places, place + 1, rows, start + words.length);
      if (end !== undefined && (longest === undefined || end > longest)) longest = end;
    }
  }
  return longest;
}

/** Index of phrases by their possible first words. */
export class PhraseIndex<Value> {
  private readonly byFirst = new Map<string, { phrase: Phrase; value: Value }[]>();

  add(phrase: Phrase, value: Value): void {
    for (const { alternatives, isOptional } of phrase.places) {
      for (const first of new Set(alternatives.map(([word]) => word!))) {
        const entry = this.byFirst.get(first) ?? [];
        entry.push({ phrase, value });
        this.byFirst.set(first, entry);
      }
      if (!isOptional) return;
    }
  }

  /** Returns every phrase that starts at a position in rows of word forms. */
  *startingAt(rows: readonly string[][], start: number): Generator<{ value: Value; end: number }> {
    for (const form of rows[start]!) {
      for (const { phrase, value } of this.byFirst.get(form) ?? []) {
        const end = endOf(phrase.places, 0, rows, start);
        if (end !== undefined && end > start) yield { value, end };
      }
    }
  }
}
