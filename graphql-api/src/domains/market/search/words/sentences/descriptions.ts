import { HINDI_DESCRIPTIONS } from '../lexicon/descriptions/hindi.ts';
import { TAMIL_DESCRIPTIONS } from '../lexicon/descriptions/tamil.ts';
import { TELUGU_DESCRIPTIONS } from '../lexicon/descriptions/telugu.ts';
import { stops, weak } from '../lexicon/function-words.ts';
import { knownWords } from '../lexicon/known-words.ts';
import { foreignWords } from '../lexicon/same-words.ts';
import { stemOf } from '../spellings/stems.ts';

/** What a description says: its words, the stems of those that say something, and the thing that is described. */
interface Description {
  words: readonly string[];
  stems: readonly string[];
  thing: string;
}

/** A description of which a search has all words. */
export interface Described {
  thing: string;
  /** How many words the description has. */
  size: number;
  /** Whether the search says nothing else. */
  isWhole: boolean;
}

/** Verbs that carry no thing beside one, and much of a description: "kept in" is a box, "made with" a pan. */
const VERBS = new Set(['rakhne', 'rakhna', 'banane', 'bharne']);

/** Shorter stems are common to too many words. */
const SHORTEST = 4;

const says = (word: string): boolean => VERBS.has(word) || !(stops.has(word) || weak.has(word));

/** The stems of the words of a folded text that describe something. */
const describingStems = (folded: string): string[] => [...new Set(folded.split(' ').filter(says).map(stemOf))];

function descriptionsOf(line: string): Description[] {
  const [thing, phrases] = line.split(': ') as [string, string];
  return phrases.split(', ').map((phrase) => ({ words: phrase.split(' '), stems: describingStems(phrase), thing }));
}

/** What people who do not know the name of a thing say of it, in two words that say something or more. */
const descriptions: readonly Description[] = [HINDI_DESCRIPTIONS, TAMIL_DESCRIPTIONS, TELUGU_DESCRIPTIONS]
  .flatMap((lines) => lines.trim().split('\n'))
  .flatMap(descriptionsOf)
  .filter(({ stems }) => stems.length > 1);

/** The places of the descriptions that have a stem. */
const byStem = new Map<string, number[]>();
descriptions.forEach(({ stems }, place) => stems.forEach((stem) => byStem.set(stem, [...(byStem.get(stem) ?? []), place])));

/** The stems of words of other languages, long enough to tell them from English ones. */
const describing = new Set(
  [...foreignWords, ...descriptions.flatMap(({ words }) => words)]
    .filter((word) => !knownWords.has(word))
    .map(stemOf)
    .filter(({ length }) => length >= SHORTEST),
);

/** The descriptions of which a folded search has all words, and all of the words that name a thing in it. */
export function descriptionsIn(folded: string, naming: readonly string[]): Described[] {
  const said = describingStems(folded);
  const named = naming.map(stemOf);
  const hits = new Map<number, number>();
  for (const place of said.flatMap((stem) => byStem.get(stem) ?? [])) hits.set(place, (hits.get(place) ?? 0) + 1);
  return [...hits].flatMap(([place, found]) => {
    const { stems, thing } = descriptions[place]!;
    if (found < stems.length || named.some((stem) => !stems.includes(stem))) return [];
    return [{ thing, size: stems.length, isWhole: stems.length === said.length }];
  });
}

/** Whether a word is a part of descriptions in another language than English, in any form. */
export const isDescribing = (word: string): boolean => describing.has(stemOf(word));
