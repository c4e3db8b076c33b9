import { HINDI_DESCRIPTIONS } from '../lexicon/descriptions/hindi.ts';
import { TAMIL_DESCRIPTIONS } from '../lexicon/descriptions/tamil.ts';
import { TELUGU_DESCRIPTIONS } from '../lexicon/descriptions/telugu.ts';
import { stops, weak } from '../lexicon/function-words.ts';
import { knownWords } from '../lexicon/known-words.ts';
import { makes } from '../lexicon/makes.ts';
import { foreignWords } from '../lexicon/same-words.ts';
import { stemOf } from '../spellings/stems.ts';
import { isMarkerWord } from './exclusions.ts';

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
  /** Whether the search says nothing else, and more than the name of a thing. */
  isWhole: boolean;
}

/** Verbs that carry no thing beside one, and much of a description: "kept in" is a box, "made with" a pan. */
const VERBS = new Set(['rakhne', 'rakhna', 'banane', 'bharne']);

/** Verbs of putting, holding, making and using, which people leave out or change for each other. */
const USES = new Set(
  `rakhne rakhna rakhni rakhe lagane lagana lagne karne karna krne banane wala dalne daalne bharne use
  podra poda podura podrathuku podradhu podrathu podradhuku podunga potu pottu potta vaikura vaikka vaikira vaikra vekkira vekkura vekka vekra vechu vecha vachu vacha vaika
  maatra maatta maattra maattura maatura panna panra pandra panradhu pannura pannrathuku seiya seiyya edukka eduka eduthutu eduthu irukka iruka
  pette pettedi pettede pettukune pettukone pettadaniki pettukovadaniki pettu vese vesedi vesukune vesukoni vesukovadaniki vese chese chesedi chesukune cheseti cheyadaniki
  cheyataniki unde unna unche unchedi teese teesedi vade vaade ayye avvadaniki unchadaniki`.split(/\s+/),
);

/** Shorter stems are common to too many words. */
const SHORTEST = 4;

const says = (word: string): boolean => VERBS.has(word) || !(stops.has(word) || weak.has(word));

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.map(stemOf))];

/** The words of a folded text that describe something, and those of them that are not in `USES`. */
function describingWords(folded: string): { words: string[]; telling: string[] } {
  const words = folded.split(' ').filter(says);
  return { words, telling: words.filter((word) => !USES.has(word)) };
}

/** The stems of a description, without those of `USES` where two others are left. */
function stemsOfDescription(phrase: string): string[] {
  const { words, telling } = describingWords(phrase);
  const stems = stemsOf(telling);
  return stems.length > 1 ? stems : stemsOf(words);
}

function descriptionsOf(line: string): Description[] {
  const [thing, phrases] = line.split(': ') as [string, string];
  return phrases.split(', ').map((phrase) => ({ words: phrase.split(' '), stems: stemsOfDescription(phrase), thing }));
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
    .filter((word) => !knownWords.has(word) && !makes.has(word))
    .map(stemOf)
    .filter((stem) => stem.length >= SHORTEST && !stem.endsWith('~')),
);

/** A description of so many words is told from the names of other things that stand beside it. */
const CERTAIN = 3;

/** What of a search decides which descriptions fit. */
export interface Deciding {
  /** The search as it was typed: words of descriptions are in no other lexicon, and their spellings are compared by themselves. */
  typed: string;
  /** The words of each thing that it names: a short description has to have them. */
  naming: () => readonly (readonly string[])[];
  /** The words that are not wanted: a description that has them has to say "without" itself. */
  unwanted: readonly string[];
  /** Whether names of listings have a word, in any form. Who says nothing else reads names, and describes nothing. */
  isListed: (word: string) => boolean;
}

/** The descriptions all of whose stems are among some. */
function descriptionsOfStems(said: readonly string[]): Description[] {
  const hits = new Map<number, number>();
  for (const place of said.flatMap((stem) => byStem.get(stem) ?? [])) hits.set(place, (hits.get(place) ?? 0) + 1);
  return [...hits].flatMap(([place, found]) => (found < descriptions[place]!.stems.length ? [] : [descriptions[place]!]));
}

/** The descriptions of which a folded search has all words. */
export function descriptionsIn(folded: string, { naming, unwanted, isListed }: Omit<Deciding, 'typed'>): Described[] {
  const { words, telling } = describingWords(folded);
  const foreign = stemsOf(words.filter((word) => !knownWords.has(word) && !isListed(word)));
  const found = descriptionsOfStems(stemsOf(words)).filter(({ stems }) => stems.some((stem) => foreign.includes(stem)));
  if (found.length === 0) return [];
  const names = naming();
  const named = stemsOf(names.flat().filter((word) => !USES.has(word)));
  const refused = stemsOf(unwanted);
  const said = stemsOf(telling);
  const saysMore = names.length > 1 || said.some((stem) => !named.includes(stem));
  return found.flatMap(({ words: own, stems, thing }) => {
    if (stems.length < CERTAIN && named.some((stem) => !stems.includes(stem))) return [];
    if (refused.some((stem) => stems.includes(stem)) && !own.some(isMarkerWord)) return [];
    return [{ thing, size: stems.length, isWhole: saysMore && said.every((stem) => stems.includes(stem)) }];
  });
}

/** Whether a word is a part of descriptions in another language than English, in any form. */
export const isDescribing = (word: string): boolean => describing.has(stemOf(word));
