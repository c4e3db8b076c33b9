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
  /** Number of listings with this word in their name. */
  named: number;
}

/** A word of the vocabulary that may have been meant, and the number of differing letters. */
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
 * A synonym: the words of one term, terms with the same meaning (the usual one first), its names in other languages, and names of things of its kind.
 */
interface Synonym {
  term: readonly string[];
  others: Terms;
  foreign: Terms;
  kinds: Terms;
  /** Similar things that are wanted as well if the term is all that was said. */
  alike?: Terms;
}

/** Meaning of the terms that begin at a word. */
export interface Meaning extends Pick<Synonym, 'others' | 'foreign' | 'kinds' | 'alike'> {
  /** Number of words of the term. */
  length: number;
}

/** Words for the purpose of a thing. */
const ofPurposes: ReadonlySet<string> = new Set(purposes.flatMap(({ groups }) => groups.flatMap((words) => [...words])));
/** Minimum length of a foreign word that can be the correction of a mistyped word. */
const SHORTEST_FOREIGN = 5;
const wordsOf = (terms: readonly string[]) => terms.map((term) => term.split(' '));
const LEXICON = things.map(({ names, kinds, alike, isWide = false }) => ({
  isWide,
  names: wordsOf(names),
  kinds: wordsOf(kinds),
  alike: wordsOf(alike),
}));

/** Numbers are not corrected to other numbers. */
const isCorrectable = (word: string): boolean => word.length > 1 && !/\d/.test(word);

function push<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Nearest first. Among equals, words with the same first letter come first, then words in more names. */
const byLikeness = (text: string) => (a: Candidate, b: Candidate) =>
  a.distance - b.distance || Number(b.word[0] === text[0]) - Number(a.word[0] === text[0]) || b.named - a.named || (a.word < b.word ? -1 : 1);

/** The words of all listings, of the categories and of the synonyms. */
export class Vocabulary {
  private readonly byLength = new Map<number, { letters: number[]; entries: Entry[] }>();
  private readonly entries = new Map<string, Entry>();
  private readonly sorted: string[] = [];
  private isSorted = true;
  private readonly bySynonym = new Map<string, Synonym[]>();
  /** Terms of several words, by their last word. */
  private readonly byLast = new Map<string, (readonly string[])[]>();
  /** Stems of the words in names. */
  private readonly listedStems = new Set<string>();
  private readonly bySkeleton = new Map<string, Entry[]>();
  /** Words of synonyms and things. They are correct whether listings contain them or not. */
  private readonly meant = new Set<string>();
  /** The newest listing whose words are included. */
  newest = '0';

  constructor(
    /** Number of listings that contain each lexeme anywhere in their text. */
    private readonly lexemes: ReadonlyMap<string, number>,
    public categories: readonly CategoryWords[],
    groups: readonly Terms[],
    /** Singular nouns that can end a name and say what a listing is. */
    readonly nouns: ReadonlySet<string> = new Set(),
  ) {
    this.setCategories(categories);
    // A word that is the name of a category means the things in that category.
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

  /** Adds the names of a thing in other languages. */
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

  /** Returns whether a word is correct in a language of the shop, whether or not the thing is on sale. */
  isCorrect(word: string): boolean {
    return this.isPurpose(word) || [word, singular(word)].some((each) => this.meant.has(each) || knownWords.has(each) || brandsByFirst.has(each));
  }

  /** Returns whether a word expresses the purpose of things. */
  isPurpose(word: string): boolean {
    return ofPurposes.has(word) || ofPurposes.has(singular(word));
  }

  /** Returns whether a thing has this name or a name that begins with the word. */
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

  /** Returns the number of listings that have the word in their name, or its stem anywhere. */
  count(word: string, stem = word): number {
    return Math.max(this.entries.get(word)?.named ?? 0, this.lexemes.get(word) ?? 0, this.lexemes.get(stem) ?? 0);
  }

  /** Returns whether a listing, a category or a synonym contains the word, or its singular or plural. */
  has(word: string, stem = word): boolean {
    return (
      [word, singular(word), `${word}s`].some((each) => this.entries.has(each) || this.lexemes.has(each)) ||
      this.lexemes.has(stem) ||
      this.isCorrect(word)
    );
  }

  /** Returns whether names contain a form of the word. */
  isListed(word: string): boolean {
    return this.listedStems.has(stemOf(word));
  }

  /** Returns how many names contain the word. */
  named(word: string): number {
    return this.entries.get(word)?.named ?? 0;
  }

  /** Returns words of names with a prefix, the most frequent first. */
  completions(prefix: string, most: number): string[] {
    if (!this.isSorted) this.sorted.sort();
    this.isSorted = true;
    const found: string[] = [];
    for (let at = this.place(prefix); at < this.sorted.length && this.sorted[at]!.startsWith(prefix); at += 1) found.push(this.sorted[at]!);
    return found.toSorted((a, b) => this.named(b) - this.named(a)).slice(0, most);
  }

  /** Returns the position of the first sorted word that is not less than the given one. */
  private place(word: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns words that differ from this one by at most `most` letters, the likeliest first. */
  near(word: string, most: number, limit: number): Candidate[] {
    if (!isCorrectable(word)) return [];
    const entries = this.withLetters(word.length - most, word.length + most, letters(word), ~0, 2 * most);
    return entries
      .map((entry) => ({ ...entry, distance: distance(word, entry.word, most) }))
      .filter((candidate) => candidate.distance <= most && candidate.distance > 0)
      .sort(byLikeness(word))
      .slice(0, limit);
  }

  /** Returns words whose sounds have the same consonants in the same order. */
  sameSkeleton(word: string): readonly Entry[] {
    return word.length < 3 || !isCorrectable(word) ? [] : (this.bySkeleton.get(skeletonOf(word)) ?? []);
  }

  /** Returns words whose beginning differs from the typed text by one letter, for an unfinished last word. */
  nearBeginnings(word: string, limit: number): Candidate[] {
    const bits = letters(word);
    return this.withLetters(word.length + 1, word.length + 8, bits, bits, 1)
      .filter((entry) => entry.word[0] === word[0] && distance(word, entry.word.slice(0, word.length), 1) <= 1)
      .map((entry) => ({ ...entry, distance: 1 }))
      .sort(byLikeness(word))
      .slice(0, limit);
  }

  /** Returns words of certain lengths that differ from the given letters, within the mask, by at most `most`. Scans all words. */
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

  /** Returns the longest synonym that begins at a word, with the number of words that it takes. */
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

  /** Returns the maker that begins at a word, the number of words that it takes, and the things that people mean by it, each with all its names. */
  brandAt(words: readonly string[], at: number): { length: number; things: readonly Terms[] } | undefined {
    const brand = brandsByFirst.get(words[at]!)?.find((each) => each.words.every((word, index) => words[at + index] === word));
    return brand && { length: brand.words.length, things: brand.things.map((thing) => this.namesOf(thing)) };
  }

  private namesOf(thing: readonly string[]): Terms {
    const meaning = this.synonymAt(thing, 0);
    return meaning?.length === thing.length ? [thing, ...meaning.kinds, ...meaning.others, ...this.listed(meaning.foreign)] : [thing];
  }

  /** Returns the meanings of terms whose first word is given. */
  termsWith(first: string): Terms {
    return (this.bySynonym.get(singular(first)) ?? []).flatMap(({ term, others, foreign, kinds }) => [
      term,
      ...others,
      ...this.listed(foreign),
      ...kinds,
    ]);
  }

  /** Returns the terms of several words that begin with a word. */
  termsFrom(first: string): Terms {
    return (this.bySynonym.get(singular(first)) ?? []).map(({ term }) => term).filter(({ length }) => length > 1);
  }

  /** Returns the terms of several words that end with a word: an induction cooktop is a cooktop. */
  termsTo(last: string): Terms {
    return this.byLast.get(singular(last)) ?? [];
  }

  /** Returns the terms whose words all occur in names of listings. */
  listed(terms: Terms): Terms {
    return terms.filter((term) => term.every((word) => this.named(word) > 0));
  }

  /** Returns whether a word expresses a purpose in a language other than English. */
  isForeignPurpose(word: string): boolean {
    if (brandsByFirst.has(word)) return false;
    return (
      (foreignWords.has(word) || isVerbOfPurpose(word) || (isDescribing(word) && !this.isListed(word) && !qualities.has(word))) &&
      this.count(word) === 0
    );
  }

  /** Returns the last noun of the words, in the singular; undefined if there is none. */
  headOf(words: readonly string[]): string | undefined {
    return words.map(singular).findLast((word) => this.nouns.has(word));
  }
}
