import { singular } from '../words.ts';
import wordNet from './goods.json' with { type: 'json' };

type Names = readonly (readonly string[])[];

/** A name of goods that begins at a word: its number of words, and the lines that contain it. */
export interface Named {
  length: number;
  places: readonly number[];
}

/** Goods related to a name, each as words. */
interface Relatives {
  /** Its synonyms and the names of things of its kind, without names whose primary meaning is something else. */
  same: Names;
  /** All its own names, those of things of its kind, and of the next more general kind. */
  wider: readonly Names[];
}

/** Written by `npm run evaluate -- things-lexicon`. The licence must accompany every copy. */
const { lines } = wordNet;
const MOST_WORDS = 3;

/** Returns the indentation of a line, which is the number of kinds above it. */
const depthOf = (line: string): number => line.length - line.trimStart().length;
/** Marks a name whose primary meaning is something else. */
const ALSO = '~';
const namesOf = (line: string): string[] => line.trim().split(',').filter(Boolean);
const wordsOf = (name: string): string[] => name.replace(ALSO, '').split(' ');
const allNamesOf = (place: number): Names => namesOf(lines[place]!).map(wordsOf);
/** Returns the names of a line whose primary meaning is this one. */
const firstNamesOf = (place: number): Names =>
  namesOf(lines[place]!)
    .filter((name) => !name.startsWith(ALSO))
    .map(wordsOf);
/** Returns a name in the singular; looks only at its end. */
const key = (name: string): string => (name.endsWith('s') ? singular(name) : name);

/** Line numbers of each name. Built by the first search that needs it. */
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

/** Returns the line of the next more general kind; undefined for the most general kinds. */
function kindOf(place: number): number | undefined {
  const depth = depthOf(lines[place]!);
  let at = place;
  while (at > 0 && depthOf(lines[at]!) >= depth) at -= 1;
  return depth === 0 ? undefined : at;
}

const kindsOf = (some: readonly number[]): number[] => some.flatMap((place) => kindOf(place) ?? []);

/** Returns the lines of the things of a line's kind. */
function below(place: number): number[] {
  const depth = depthOf(lines[place]!);
  let end = place + 1;
  while (end < lines.length && depthOf(lines[end]!) > depth) end += 1;
  return Array.from({ length: end - place - 1 }, (_, index) => place + 1 + index);
}

/** Returns the names of some kinds and of everything below them. */
const ofKinds = (kinds: readonly number[]): Names => [...kinds, ...kinds.flatMap(below)].flatMap(allNamesOf);

/** Returns the longest name of goods that begins at a position; undefined if there is none. */
export function goodsAt(words: readonly string[], at: number): Named | undefined {
  lineOf ??= madeLines();
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const places = lineOf.get(key(words.slice(at, at + length).join(' ')));
    if (places) return { length, places };
  }
  return undefined;
}

/** Returns whether a word is an English name of goods. */
export const isGoods = (word: string): boolean => goodsAt([word], 0) !== undefined;

/** Returns whether a name of goods with several words begins at a position. */
export const isCompound = (words: readonly string[], at: number): boolean => (goodsAt(words, at)?.length ?? 0) > 1;

export function relativesOf({ places }: Named): Relatives {
  const kinds = kindsOf(places);
  return {
    same: places.flatMap((place) => [...firstNamesOf(place), ...below(place).flatMap(firstNamesOf)]),
    wider: [places.flatMap(allNamesOf), ofKinds(kinds), ofKinds(kindsOf(kinds))],
  };
}
