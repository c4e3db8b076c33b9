import { bitCount, distance, letters } from './distance.ts';
import { foreignNames, type ForeignNames } from './lexicon/foreign-names.ts';
import { brandsByFirst } from './lexicon/brands.ts';
import { knownWords } from './lexicon/known-words.ts';
import { purposes } from './lexicon/purposes.ts';
import { qualities } from './lexicon/qualities.ts';
import { foreignWords } from './lexicon/same-words.ts';
import { things } from './lexicon/things.ts';
import { isDescribing } from './sentences/descriptions.ts';
import { isVerbOfPurpose } from './sentences/verbs.ts';
import { skeletonOf } from './sounds.ts';
import { stemOf } from './spellings/stems.ts';
import { singular, withoutFillers } from './words.ts';

interface Entry {
  word: string;
  /** How many listings have it in their name. */
  named: number;
}

/** A word of the vocabulary that may have been meant, and by how many letters it differs. */
interface Candidate extends Entry {
  distance: number;
}

/** A category, by the words of its name. */
export interface CategoryWords {
  id: string;
  name: string;
  words: readonly string[];
}

type Terms = readonly (readonly string[])[];

/**
 * A synonym: the words of one term, the terms that mean the same, the usual one first, what it is called in other languages, and those of what is such
 * a thing.
 */
interface Synonym {
  term: readonly string[];
  others: Terms;
  foreign: Terms;
  kinds: Terms;
  /** What is wanted, too, where nothing is said but the term. */
  alike?: Terms;
}

/** What the terms mean that begin at a word. */
export interface Meaning extends Pick<Synonym, 'others' | 'foreign' | 'kinds' | 'alike'> {
  /** How many words the term has. */
  length: number;
}

/** Words that say what a thing is for. */
const ofPurposes: ReadonlySet<string> = new Set(purposes.flatMap(({ groups }) => groups.flatMap((words) => [...words])));
/** A shorter word of another language is none that a mistyped English one is taken for. */
const SHORTEST_FOREIGN = 5;
const wordsOf = (terms: readonly string[]) => terms.map((term) => term.split(' '));
const LEXICON = things.map(({ names, kinds, alike, isWide = false }) => ({
  isWide,
  names: wordsOf(names),
  kinds: wordsOf(kinds),
  alike: wordsOf(alike),
}));

/** One number is not a mistyped other. */
const isCorrectable = (word: string): boolean => word.length > 1 && !/\d/.test(word);

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Nearest first; among equals the one that begins with the same letter, then the one that more names have. */
const byLikeness = (text: string) => (a: Candidate, b: Candidate) =>
  a.distance - b.distance || Number(b.word[0] === text[0]) - Number(a.word[0] === text[0]) || b.named - a.named || (a.word < b.word ? -1 : 1);

/** The words of all listings, of the categories and of the synonyms. */
export class Vocabulary {
  private readonly byLength = new Map<number, { letters: number[]; entries: Entry[] }>();
  private readonly entries = new Map<string, Entry>();
  private readonly sorted: string[] = [];
  private isSorted = true;
  private readonly bySynonym = new Map<string, Synonym[]>();
  /** The terms of several words by their last one. */
  private readonly byLast = new Map<string, (readonly string[])[]>();
  /** The stems of the words of names. */
  private readonly listedStems = new Set<string>();
  private readonly bySkeleton = new Map<string, Entry[]>();
  /** Words of synonyms and things: they are correct, whether listings have them or not. */
  private readonly meant = new Set<string>();
  /** The newest listing whose words are in it. */
  newest = '0';

  constructor(
    /** How many listings have a lexeme anywhere in their text. */
    private readonly lexemes: ReadonlyMap<string, number>,
    public categories: readonly CategoryWords[],
    groups: readonly Terms[],
    /** What the last words of names may be that say what a listing is, in the singular. */
    readonly nouns: ReadonlySet<string> = new Set(),
  ) {
    this.setCategories(categories);
    // A word that is the name of a category means what is in it.
    const isCategory = (name: readonly string[]) => categories.some(({ words }) => words.join(' ') === name.join(' '));
    LEXICON.forEach(({ names, kinds, alike, isWide }) =>
      this.addGroup(
        names.filter((name) => !(isWide && isCategory(name))),
        kinds,
        alike,
      ),
    );
    foreignNames.forEach((names) => this.addNames(names));
    groups.forEach((group) => this.addGroup(group, []));
  }

  /** Replaces the categories. */
  setCategories(categories: readonly CategoryWords[]): void {
    this.categories = categories;
    categories.forEach(({ words }) => words.forEach((word) => this.add(word, 0)));
  }

  private addGroup(terms: Terms, kinds: Terms, alike: Terms = []): void {
    const group = terms.map(withoutFillers);
    for (const term of group) {
      for (const word of term) {
        this.add(word, 0);
        this.meant.add(word);
      }
      push(this.bySynonym, singular(term[0]!), { term, others: group.filter((other) => other !== term), foreign: [], kinds, alike });
      if (term.length > 1) push(this.byLast, singular(term.at(-1)!), term);
    }
  }

  /** Adds what a thing is called in other languages. */
  private addNames({ english, foreign, own, kinds }: ForeignNames): void {
    push(this.bySynonym, singular(english[0]!), { term: english, others: [], foreign, kinds: [] });
    english.forEach((word) => this.addCorrect(word));
    for (const term of foreign) {
      term.forEach((word) => this.addCorrect(word));
      push(this.bySynonym, singular(term[0]!), { term, others: own, foreign: foreign.filter((other) => other !== term), kinds });
    }
  }

  private addCorrect(word: string): void {
    if (word.length >= SHORTEST_FOREIGN) this.add(word, 0);
    this.meant.add(word);
  }

  /** Whether a word is correct in a language of the shop, be it on sale or not. */
  isCorrect(word: string): boolean {
    return this.isPurpose(word) || [word, singular(word)].some((each) => this.meant.has(each) || knownWords.has(each) || brandsByFirst.has(each));
  }

  /** Whether a word says what things are for. */
  isPurpose(word: string): boolean {
    return ofPurposes.has(word) || ofPurposes.has(singular(word));
  }

  /** Whether a thing is called so, or its name begins with the word. */
  isThing(word: string): boolean {
    return this.bySynonym.has(singular(word)) || this.nouns.has(singular(word));
  }

  /** Adds a word of names. */
  add(word: string, named: number): void {
    if (named > 0) this.listedStems.add(stemOf(word));
    const known = this.entries.get(word);
    if (known) known.named += named;
    else {
      const entry = { word, named };
      this.entries.set(word, entry);
      this.sorted.push(word);
      this.isSorted = false;
      if (isCorrectable(word)) this.addToLength(entry);
    }
  }

  private addToLength(entry: Entry): void {
    const bucket = this.byLength.get(entry.word.length) ?? { letters: [], entries: [] };
    this.byLength.set(entry.word.length, bucket);
    bucket.letters.push(letters(entry.word));
    bucket.entries.push(entry);
    if (entry.word.length > 2) push(this.bySkeleton, skeletonOf(entry.word), entry);
  }

  /** How many listings have the word: in their name, or its stem anywhere. */
  count(word: string, stem = word): number {
    return Math.max(this.entries.get(word)?.named ?? 0, this.lexemes.get(word) ?? 0, this.lexemes.get(stem) ?? 0);
  }

  /** Whether a listing, a category or a synonym has the word, or its singular or plural. */
  has(word: string, stem = word): boolean {
    return (
      [word, singular(word), `${word}s`].some((each) => this.entries.has(each) || this.lexemes.has(each)) ||
      this.lexemes.has(stem) ||
      this.isCorrect(word)
    );
  }

  /** Whether names have a form of the word. */
  isListed(word: string): boolean {
    return this.listedStems.has(stemOf(word));
  }

  /** How many names have the word. */
  named(word: string): number {
    return this.entries.get(word)?.named ?? 0;
  }

  /** Words of names that begin so, the most frequent first. */
  completions(prefix: string, most: number): string[] {
    if (!this.isSorted) this.sorted.sort();
    this.isSorted = true;
    const found: string[] = [];
    for (let at = this.place(prefix); at < this.sorted.length && this.sorted[at]!.startsWith(prefix); at += 1) found.push(this.sorted[at]!);
    return found.toSorted((a, b) => this.named(b) - this.named(a)).slice(0, most);
  }

  /** Where the first word that is not less stands among the sorted. */
  private place(word: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Words that differ from this one by at most so many letters, the likeliest first. */
  near(word: string, most: number, limit: number): Candidate[] {
    if (!isCorrectable(word)) return [];
    const entries = this.withLetters(word.length - most, word.length + most, letters(word), ~0, 2 * most);
    return entries
      .map((entry) => ({ ...entry, distance: distance(word, entry.word, most) }))
      .filter((candidate) => candidate.distance <= most && candidate.distance > 0)
      .sort(byLikeness(word))
      .slice(0, limit);
  }

  /** Words with the same consonants in the same order, by their sound. */
  sameSkeleton(word: string): readonly Entry[] {
    return word.length < 3 || !isCorrectable(word) ? [] : (this.bySkeleton.get(skeletonOf(word)) ?? []);
  }

  /** Words whose beginning differs by one letter from what was typed, for a last word that is not finished. */
  nearBeginnings(word: string, limit: number): Candidate[] {
    const bits = letters(word);
    return this.withLetters(word.length + 1, word.length + 8, bits, bits, 1)
      .filter((entry) => entry.word[0] === word[0] && distance(word, entry.word.slice(0, word.length), 1) <= 1)
      .map((entry) => ({ ...entry, distance: 1 }))
      .sort(byLikeness(word))
      .slice(0, limit);
  }

  /** Words of some lengths that differ from the given letters, as far as the mask looks, by at most so many. This looks at every word. */
  private withLetters(from: number, to: number, bits: number, mask: number, most: number): Entry[] {
    const found: Entry[] = [];
    for (let length = from; length <= to; length += 1) {
      const bucket = this.byLength.get(length);
      if (!bucket) continue;
      const { letters: all, entries } = bucket;
      for (let at = 0; at < all.length; at += 1) if (bitCount((all[at]! ^ bits) & mask) <= most) found.push(entries[at]!);
    }
    return found;
  }

  /** The longest synonym that begins at a word, with how many words it takes. */
  synonymAt(words: readonly string[], at: number): Meaning | undefined {
    const same = (this.bySynonym.get(singular(words[at]!)) ?? []).filter(({ term }) =>
      term.every((word, index) => singular(words[at + index] ?? '') === singular(word)),
    );
    if (same.length === 0) return undefined;
    const length = Math.max(...same.map(({ term }) => term.length));
    const longest = same.filter(({ term }) => term.length === length);
    return {
      length,
      others: longest.flatMap(({ others }) => others),
      foreign: longest.flatMap(({ foreign }) => foreign),
      kinds: longest.flatMap(({ kinds }) => kinds),
      alike: longest.flatMap(({ alike = [] }) => alike),
    };
  }

  /** The maker that begins at a word, with how many words it takes, and what people mean by it: each thing by all its names. */
  brandAt(words: readonly string[], at: number): { length: number; things: readonly Terms[] } | undefined {
    const brand = brandsByFirst.get(words[at]!)?.find((each) => each.words.every((word, index) => words[at + index] === word));
    return brand && { length: brand.words.length, things: brand.things.map((thing) => this.namesOf(thing)) };
  }

  private namesOf(thing: readonly string[]): Terms {
    const meaning = this.synonymAt(thing, 0);
    return meaning?.length === thing.length ? [thing, ...meaning.kinds, ...meaning.others, ...this.listed(meaning.foreign)] : [thing];
  }

  /** What the terms mean that have a word first. */
  termsWith(first: string): Terms {
    return (this.bySynonym.get(singular(first)) ?? []).flatMap(({ term, others, foreign, kinds }) => [
      term,
      ...others,
      ...this.listed(foreign),
      ...kinds,
    ]);
  }

  /** The terms of several words that begin with a word. */
  termsFrom(first: string): Terms {
    return (this.bySynonym.get(singular(first)) ?? []).map(({ term }) => term).filter(({ length }) => length > 1);
  }

  /** The terms of several words that end with a word: an induction cooktop is a cooktop. */
  termsTo(last: string): Terms {
    return this.byLast.get(singular(last)) ?? [];
  }

  /** The terms whose words all stand in names of listings. */
  listed(terms: Terms): Terms {
    return terms.filter((term) => term.every((word) => this.named(word) > 0));
  }

  /** Whether a word says what something is for, in another language than English. */
  isForeignPurpose(word: string): boolean {
    if (brandsByFirst.has(word)) return false;
    return (
      (foreignWords.has(word) || isVerbOfPurpose(word) || (isDescribing(word) && !this.isListed(word) && !qualities.has(word))) &&
      this.count(word) === 0
    );
  }

  /** The last noun of some words, in the singular; undefined without one. */
  headOf(words: readonly string[]): string | undefined {
    return words.map(singular).findLast((word) => this.nouns.has(word));
  }
}
