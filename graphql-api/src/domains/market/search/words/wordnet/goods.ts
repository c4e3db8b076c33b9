import { singular } from '../words.ts';
import wordNet from './goods.json' with { type: 'json' };

type Names = readonly (readonly string[])[];

/** A name of goods that begins at a word: how many words it has, and the lines that have it. */
export interface Named {
  length: number;
  places: readonly number[];
}

/** What is related to goods, by each of its names as words. */
interface Relatives {
  /** Their names, and those of what is such a thing, without those that mean something else first. */
  same: Names;
  /** All their own names, those of what is of their kind, and of the kind above that. */
  wider: readonly Names[];
}

/** Written by `npm run evaluate -- things-lexicon`; its licence goes with every copy. */
const { lines } = wordNet;
const MOST_WORDS = 3;

/** Behind how many spaces a line stands: how many kinds are above it. */
const depthOf = (line: string): number => line.length - line.trimStart().length;
/** Marks a name that means something else first. */
const ALSO = '~';
const namesOf = (line: string): string[] => line.trim().split(',').filter(Boolean);
const wordsOf = (name: string): string[] => name.replace(ALSO, '').split(' ');
const allNamesOf = (place: number): Names => namesOf(lines[place]!).map(wordsOf);
/** The names of a line that mean nothing else first. */
const firstNamesOf = (place: number): Names =>
  namesOf(lines[place]!)
    .filter((name) => !name.startsWith(ALSO))
    .map(wordsOf);
/** A name in the singular; that looks at its end only. */
const key = (name: string): string => (name.endsWith('s') ? singular(name) : name);

/** Where each name stands among the lines. Made by the first search that needs it. */
let lineOf: Map<string, number[]> | undefined;

function madeLines(): Map<string, number[]> {
  const made = new Map<string, number[]>();
  lines.forEach((line, place) => {
    for (const name of namesOf(line)) {
      const named = key(name.startsWith(ALSO) ? name.slice(1) : name);
      const known = made.get(named);
      if (known) known.push(place);
      else made.set(named, [place]);
    }
  });
  return made;
}

/** The line of the kind that a line belongs to; undefined for the widest kinds. */
function kindOf(place: number): number | undefined {
  const depth = depthOf(lines[place]!);
  let at = place;
  while (at > 0 && depthOf(lines[at]!) >= depth) at -= 1;
  return depth === 0 ? undefined : at;
}

const kindsOf = (some: readonly number[]): number[] => some.flatMap((place) => kindOf(place) ?? []);

/** The lines of what is of the kind of a line. */
function below(place: number): number[] {
  const depth = depthOf(lines[place]!);
  let end = place + 1;
  while (end < lines.length && depthOf(lines[end]!) > depth) end += 1;
  return Array.from({ length: end - place - 1 }, (_, index) => place + 1 + index);
}

/** The names of some kinds and of all that is of them. */
const ofKinds = (kinds: readonly number[]): Names => [...kinds, ...kinds.flatMap(below)].flatMap(allNamesOf);

/** The longest name of goods that begins at one of some words; undefined where none does. */
export function goodsAt(words: readonly string[], at: number): Named | undefined {
  lineOf ??= madeLines();
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const places = lineOf.get(key(words.slice(at, at + length).join(' ')));
    if (places) return { length, places };
  }
  return undefined;
}

/** Whether a word is a name of goods in English. */
export const isGoods = (word: string): boolean => goodsAt([word], 0) !== undefined;

/** Whether goods have a name of several words that begins at one of some words. */
export const isCompound = (words: readonly string[], at: number): boolean => (goodsAt(words, at)?.length ?? 0) > 1;

export function relativesOf({ places }: Named): Relatives {
  const kinds = kindsOf(places);
  return {
    same: places.flatMap((place) => [...firstNamesOf(place), ...below(place).flatMap(firstNamesOf)]),
    wider: [places.flatMap(allNamesOf), ofKinds(kinds), ofKinds(kindsOf(kinds))],
  };
}
