import { distance } from '../distance.ts';
import { spellingKey, spellingOf } from './transliteration.ts';
import { foreignNames } from '../lexicon/foreign-names.ts';
import { fillers, weak } from '../lexicon/function-words.ts';
import { qualities } from '../lexicon/qualities.ts';
import { foreignWords } from '../lexicon/same-words.ts';
import { things } from '../lexicon/things.ts';

/** Words of similar spelling, by their common key. */
type BySpelling = ReadonlyMap<string, readonly string[]>;

const NAMES = [...things.flatMap(({ names }) => names.map((name) => name.split(' '))), ...foreignNames.flatMap(({ foreign }) => foreign)];
const WORDS = [...NAMES.flat(), ...qualities.keys(), ...foreignWords, ...fillers, ...weak];
/** Maximum difference between two spellings of a word. */
const MOST_LETTERS = 8;
/** Minimum length of a joined name. Shorter ones may be other words. */
const SHORTEST_JOINED = 5;

function bySpelling(all: readonly string[], keyOf: (text: string) => string): BySpelling {
  const keyed = Map.groupBy(new Set(all), keyOf);
  keyed.delete('');
  return keyed;
}

const phraseKey = (phrase: string): string => phrase.split(' ').map(spellingOf).join(' ');
const words = bySpelling(WORDS, spellingKey);
const foreign = bySpelling(
  foreignNames.flatMap(({ foreign: names }) => names.flat()),
  spellingKey,
);
const phrases = bySpelling(
  NAMES.filter(({ length }) => length > 1).map((name) => name.join(' ')),
  phraseKey,
);

/** Multi-word names written without spaces, including names of things of a kind: "letusc". */
const joined: ReadonlyMap<string, string> = new Map(
  [...NAMES.map((name) => name.join(' ')), ...things.flatMap(({ kinds }) => kinds)]
    .filter((name) => name.includes(' '))
    .map((name) => [name.replaceAll(' ', ''), name]),
);

/** Returns the multi-word name that was written as one word; undefined if there is none. */
export const joinedName = (typed: string): string | undefined => (typed.length < SHORTEST_JOINED ? undefined : joined.get(typed));

const beginnings = new Set([...phrases.keys()].map((key) => key.split(' ')[0]!));

/** Returns whether a word may begin the multi-word name of a thing. */
export const beginsName = (typed: string): boolean => beginnings.has(spellingOf(typed));

function nearest(alike: readonly string[] | undefined, typed: string): string | undefined {
  return alike?.toSorted((one, other) => distance(typed, one, MOST_LETTERS) - distance(typed, other, MOST_LETTERS))[0];
}

/** Returns the word of the lexicon with the most similar spelling; undefined if there is none. */
export const wordSpeltLike = (typed: string): string | undefined => nearest(words.get(spellingKey(typed)), typed);

/** Returns the same among the foreign names of things. */
export const foreignSpeltLike = (typed: string): string | undefined => nearest(foreign.get(spellingKey(typed)), typed);

/** Returns the multi-word name of a thing whose spelling is most similar to a phrase. */
export const nameSpeltLike = (typed: string): string | undefined => nearest(phrases.get(phraseKey(typed)), typed);
