import { random, type Random } from './random.ts';
import type { Listing } from './catalogue.ts';

/** A query and what the name of a right hit must be or contain: this name, or all words of one of the lists in `words`. */
export interface Query {
  kind: string;
  text: string;
  name?: string;
  words?: string[][];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PER_KIND = 150;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const isPlain = (word: string) => /^[a-z]{5,}$/.test(word);

/** Returns a word with one letter left out, doubled, swapped with the next, or mistyped. The first letter stays. */
export function withTypo(next: Random, word: string): string {
  const at = 1 + next.below(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const mistyped = next.pick([...LETTERS].filter((each) => each !== letter));
  return next.pick([before + after, before + letter + letter + after, before + after[0]! + letter + after.slice(1), before + mistyped + after]);
}

function typoIn(next: Random, words: string[]): string[] | undefined {
  const places = words.flatMap((word, index) => (isPlain(word) ? [index] : []));
  if (places.length === 0) return undefined;
  const place = next.pick(places);
  return words.map((word, index) => (index === place ? withTypo(next, word) : word));
}

function shuffled(next: Random, words: string[]): string[] {
  const rest = [...words];
  return words.map(() => rest.splice(next.below(rest.length), 1)[0]!);
}

/** Cuts the last word, keeping at least two of its letters. */
function cut(next: Random, words: string[]): string | undefined {
  const last = words.at(-1)!;
  if (last.length < 4) return undefined;
  return [...words.slice(0, -1), last.slice(0, 2 + next.below(last.length - 2))].join(' ');
}

type Maker = (next: Random, listing: Listing, known: ReadonlySet<string>) => Omit<Query, 'kind'> | undefined;

/** Returns a query of several words of a listing's name. A right hit has all of these words. */
const phrase =
  (change: (next: Random, words: string[]) => string | undefined): Maker =>
  (next, { name }) => {
    const words = wordsOf(name);
    if (words.length < 3) return undefined;
    const text = change(next, words);
    return text && text !== words.join(' ') ? { text, words: [words] } : undefined;
  };

/** Returns a query of one word of a listing's name. A right hit has that word. */
const single =
  (change: (next: Random, word: string, known: ReadonlySet<string>) => string | undefined): Maker =>
  (next, { name }, known) => {
    const plain = wordsOf(name).filter(isPlain);
    if (plain.length === 0) return undefined;
    const word = next.pick(plain);
    const text = change(next, word, known);
    // If the text is a word of the catalogue itself, it is a query for that word.
    return text && !known.has(text) ? { text, words: [[word]] } : undefined;
  };

function joined(next: Random, words: string[]): string | undefined {
  const at = next.below(words.length - 1);
  if (!isPlain(words[at]!) && !isPlain(words[at + 1]!)) return undefined;
  return [...words.slice(0, at), words[at]! + words[at + 1]!, ...words.slice(at + 2)].join(' ');
}

function split(next: Random, words: string[]): string | undefined {
  const places = words.flatMap((word, index) => (/^[a-z]{8,}$/.test(word) ? [index] : []));
  if (places.length === 0) return undefined;
  const place = next.pick(places);
  const at = 3 + next.below(words[place]!.length - 6);
  return words.map((word, index) => (index === place ? `${word.slice(0, at)} ${word.slice(at)}` : word)).join(' ');
}

function plural(next: Random, words: string[]): string | undefined {
  const places = words.flatMap((word, index) => (/^[a-z]{4,}[a-rt-xz]$/.test(word) ? [index] : []));
  if (places.length === 0) return undefined;
  const place = next.pick(places);
  return words.map((word, index) => (index === place ? `${word}s` : word)).join(' ');
}

const exact: Maker = (_, { name }) => ({ text: name, name });

const makers: Record<string, Maker> = {
  'exact phrase': exact,
  'phrase with one typo': phrase((next, words) => typoIn(next, words)?.join(' ')),
  'one word with one typo': single(withTypo),
  'phrase with two typos': phrase((next, words) => {
    const once = typoIn(next, words);
    return once && typoIn(next, once)?.join(' ');
  }),
  'other word order': phrase((next, words) => shuffled(next, words).join(' ')),
  'prefix of a phrase': phrase(cut),
  'prefix of a word': (next, listing, known) => {
    const query = single((each, word) => word.slice(0, 3 + each.below(word.length - 3)))(next, listing, known);
    // The user may be typing any word that begins like this.
    return query && { text: query.text, words: [[query.text]] };
  },
  'plural, joined, split': phrase((next, words) => next.pick([plural, joined, split])(next, words)),
};

/** Returns queries of every kind for the listings in stock, always the same for the same seed. */
export function generatedQueries(listings: readonly Listing[], seed: number): Query[] {
  const known = new Set(listings.flatMap(({ name }) => wordsOf(name)));
  const inStock = listings.filter(({ quantity }) => quantity > 0);
  return Object.entries(makers).flatMap(([kind, make], index) => {
    const next = random(seed + index);
    const made: Query[] = [];
    for (let tries = 0; made.length < PER_KIND && tries < PER_KIND * 50; tries += 1) {
      const query = make(next, next.pick(inStock), known);
      if (query) made.push({ kind, ...query });
    }
    return made;
  });
}

/** Returns whether a listing's name is a right hit. */
export function isRight({ name, words }: Query, hit: string): boolean {
  if (name !== undefined) return hit === name;
  const has = wordsOf(hit);
  // Words with signs in them, such as "over-ear" and "c++", occur in the name unchanged.
  const isIn = (word: string) =>
    (/[^\p{L}\p{N}]/u.test(word) && hit.toLowerCase().includes(word)) ||
    has.some(
      (each) =>
        each === word ||
        each === `${word}s` ||
        (word.length > 2 && each.startsWith(word)) ||
        (/^\d+$/.test(word) && each.startsWith(word) && /^\D/.test(each.slice(word.length))),
    );
  return words!.some((all) => all.every(isIn));
}
