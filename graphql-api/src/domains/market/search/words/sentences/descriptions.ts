import { HINDI_DESCRIPTIONS } from '../lexicon/descriptions/hindi.ts';
import { TAMIL_DESCRIPTIONS } from '../lexicon/descriptions/tamil.ts';
import { TELUGU_DESCRIPTIONS } from '../lexicon/descriptions/telugu.ts';
import { stops, weak } from '../lexicon/function-words.ts';
import { knownWords } from '../lexicon/known-words.ts';
import { makes } from '../lexicon/makes.ts';
import { foreignWords } from '../lexicon/same-words.ts';
import { stemOf } from '../spellings/stems.ts';
import { isMarkerWord } from './exclusions.ts';

/** A description: its words, the stems of the meaningful ones, and the described thing. */
interface Description {
  words: readonly string[];
  stems: readonly string[];
  thing: string;
}

/** A description whose words all occur in a search. */
export interface Described {
  thing: string;
  /** Number of words of the description. */
  size: number;
  /** Whether the search says nothing else, and more than the name of a thing. */
  isWhole: boolean;
}

/** Verbs that are insignificant beside a noun but a large part of a description: "kept in" is a box, "made with" a pan. */
const VERBS = new Set(['rakhne', 'rakhna', 'banane', 'bharne']);

/** Verbs of putting, holding, making and using, which people omit or interchange. */
const USES = new Set(
  `rakhne rakhna rakhni rakhe lagane lagana lagne karne karna krne banane wala dalne daalne bharne use
  podra poda podura podrathuku podradhu podrathu podradhuku podunga potu pottu potta vaikura vaikka vaikira vaikra vekkira vekkura vekka vekra vechu vecha vachu vacha vaika
  maatra maatta maattra maattura maatura panna panra pandra panradhu pannura pannrathuku seiya seiyya edukka eduka eduthutu eduthu irukka iruka
  pette pettedi pettede pettukune pettukone pettadaniki pettukovadaniki pettu vese vesedi vesukune vesukoni vesukovadaniki vese chese chesedi chesukune cheseti cheyadaniki
  cheyataniki unde unna unche unchedi teese teesedi vade vaade ayye avvadaniki unchadaniki`.split(/\s+/),
);

/** Minimum length of a stem. Shorter stems are shared by too many words. */
const SHORTEST = 4;

const says = (word: string): boolean => VERBS.has(word) || !(stops.has(word) || weak.has(word));

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.map(stemOf))];

/** Returns the descriptive words of a folded text, and those of them that are not in `USES`. */
function describingWords(folded: string): { words: string[]; telling: string[] } {
  const words = folded.split(' ').filter(says);
  return { words, telling: words.filter((word) => !USES.has(word)) };
}

/** Returns the stems of a description, without those of `USES` if two others remain. */
function stemsOfDescription(phrase: string): string[] {
  const { words, telling } = describingWords(phrase);
  const stems = stemsOf(telling);
  return stems.length > 1 ? stems : stemsOf(words);
}

function descriptionsOf(line: string): Description[] {
  const [thing, phrases] = line.split(': ') as [string, string];
  return phrases.split(', ').map((phrase) => ({ words: phrase.split(' '), stems: stemsOfDescription(phrase), thing }));
}

/** How people describe things whose names they do not know. Only descriptions with at least two meaningful words. */
const descriptions: readonly Description[] = [HINDI_DESCRIPTIONS, TAMIL_DESCRIPTIONS, TELUGU_DESCRIPTIONS]
  .flatMap((lines) => lines.trim().split('\n'))
  .flatMap(descriptionsOf)
  .filter(({ stems }) => stems.length > 1);

/** Indexes of the descriptions, by stem. */
const byStem = new Map<string, number[]>();
descriptions.forEach(({ stems }, place) => stems.forEach((stem) => byStem.set(stem, [...(byStem.get(stem) ?? []), place])));

/** Stems of foreign words that are long enough to be told from English ones. */
const describing = new Set(
  [...foreignWords, ...descriptions.flatMap(({ words }) => words)]
    .filter((word) => !knownWords.has(word) && !makes.has(word))
    .map(stemOf)
    .filter((stem) => stem.length >= SHORTEST && !stem.endsWith('~')),
);

/** Number of words from which a description outweighs the names of other things in the text. */
const CERTAIN = 3;

/** Parts of a search that decide which descriptions fit. */
export interface Deciding {
  /** The search as typed. Words of descriptions are in no other lexicon, and their spellings are compared separately. */
  typed: string;
  /** Returns the words of each thing that the search names. A short description must contain them. */
  naming: () => readonly (readonly string[])[];
  /** Unwanted words. A description that contains them must itself say "without". */
  unwanted: readonly string[];
  /** Returns whether names of listings contain a word in any form. A search of such words only consists of names and describes nothing. */
  isListed: (word: string) => boolean;
}

/** Returns the descriptions whose stems are all among the given ones. */
function descriptionsOfStems(said: readonly string[]): Description[] {
  const hits = new Map<number, number>();
  for (const place of said.flatMap((stem) => byStem.get(stem) ?? [])) hits.set(place, (hits.get(place) ?? 0) + 1);
  return [...hits].flatMap(([place, found]) => (found < descriptions[place]!.stems.length ? [] : [descriptions[place]!]));
}

/** Returns the descriptions whose words all occur in a folded search. */
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

/** Returns whether a word, in any form, is part of descriptions in a language other than English. */
export const isDescribing = (word: string): boolean => describing.has(stemOf(word));
