import { distance } from '../distance.ts';
import { spellingKey, spellingOf } from './transliteration.ts';
import { foreignNames } from '../lexicon/foreign-names.ts';
import { fillers, weak } from '../lexicon/function-words.ts';
import { qualities } from '../lexicon/qualities.ts';
import { foreignWords } from '../lexicon/same-words.ts';
import { things } from '../lexicon/things.ts';

/** What is looked for by its spelling: what is spelt alike, by what that has in common. */
type BySpelling = ReadonlyMap<string, readonly string[]>;

const NAMES = [...things.flatMap(({ names }) => names.map((name) => name.split(' '))), ...foreignNames.flatMap(({ foreign }) => foreign)];
const WORDS = [...NAMES.flat(), ...qualities.keys(), ...foreignWords, ...fillers, ...weak];
/** Two spellings of one word do not differ more. */
const MOST_LETTERS = 8;
/** Shorter words may be others. */
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

/** Names of several words without the spaces between them, and those of what is such a thing: "letusc". */
const joined: ReadonlyMap<string, string> = new Map(
  [...NAMES.map((name) => name.join(' ')), ...things.flatMap(({ kinds }) => kinds)]
    .filter((name) => name.includes(' '))
    .map((name) => [name.replaceAll(' ', ''), name]),
);

/** The name of several words that was written as one; undefined for a word that is none. */
export const joinedName = (typed: string): string | undefined => (typed.length < SHORTEST_JOINED ? undefined : joined.get(typed));

const beginnings = new Set([...phrases.keys()].map((key) => key.split(' ')[0]!));

/** Whether the name of a thing in several words may begin with a word. */
export const beginsName = (typed: string): boolean => beginnings.has(spellingOf(typed));

function nearest(alike: readonly string[] | undefined, typed: string): string | undefined {
  return alike?.toSorted((one, other) => distance(typed, one, MOST_LETTERS) - distance(typed, other, MOST_LETTERS))[0];
}

/** The word of the lexicon that is spelt most like one; undefined for one that none is spelt like. */
export const wordSpeltLike = (typed: string): string | undefined => nearest(words.get(spellingKey(typed)), typed);

/** The same among the words of the names of things in other languages than English. */
export const foreignSpeltLike = (typed: string): string | undefined => nearest(foreign.get(spellingKey(typed)), typed);

/** The name of a thing in several words that is spelt most like a phrase. */
export const nameSpeltLike = (typed: string): string | undefined => nearest(phrases.get(phraseKey(typed)), typed);
