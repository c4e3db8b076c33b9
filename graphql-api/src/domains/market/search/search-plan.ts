import { anyOf, demand, type Ways, type Words } from './words/expression.ts';
import type { CategoryWords, Vocabulary } from './words/vocabulary.ts';
import { isEnglishStop, isSkipped, singular } from './words/words.ts';

/** What a listing that has all words of a search is found by. Queries are in the language of `to_tsquery`. */
export interface WordQueries {
  /** The configuration of the queries: `simple` where all words are ones that `english` drops. */
  config: 'english' | 'simple';
  /** All words, or what they may mean: synonyms, other spellings, words joined and split. */
  related: string;
  /** Categories that a word names, and the query for the other words; null when there are none. */
  categoryIds: string[];
  besidesCategory: string | null;
}

/** What a search asks the database for. */
export interface SearchPlan extends WordQueries {
  /** The words as they were typed, folded. */
  typed: string;
  /** The same with words corrected. */
  text: string;
  /** Whether words were corrected. */
  isCorrected: boolean;
  /** All words, those that the other queries leave out included, in the configuration `simple`. */
  whole: string;
  /** All words, the last as a beginning. */
  exact: string;
  /** More loosely: near words too, and any of the rarest words. Fills the page where the others find little. */
  near: string;
  loose: string;
  /** Whether more than a page of listings is known to have all words: nothing has to be added. */
  isCommon: boolean;
  /** How many listings are found, where more than `BROAD` have all words: as it was when the plan was made. Null for all others. */
  found: number | null;
}

/** One thing of a search, in the ways of each step. */
interface Thing {
  typed: Words;
  best: Words;
  exact: Ways;
  related: Ways;
  near: Ways;
}

/** Most other words for one that is corrected. */
const CORRECTIONS = 4;
const NEAR = 10;
/** A word that so few listings have may be a typo of a frequent one. */
const RARE = 2;
const FREQUENT = 20;
/** Words of a longer phrase are not looked up with all that are near. */
const MOST_NEAR_WORDS = 6;
/** A shorter beginning is not looked up as such: half the listings have a word that begins so. */
const SHORTEST_BEGINNING = 3;
/** Most words that a beginning stands for. */
const COMPLETIONS = 16;
/** So many listings fill more than a page, even if some of them are gone. */
export const COMMON = 100;
/** A search for words that more listings have is broad: only the newest ones are ranked. */
export const BROAD = 5_000;
/** How many listings the loose step may find. */
const LOOSE = 300;

/** From eight letters on two typos are forgiven at once; less where nothing else is near. */
function corrections(vocabulary: Vocabulary, word: string, isLast: boolean): string[] {
  const once = vocabulary.near(word, word.length < 8 ? 1 : 2, CORRECTIONS);
  if (once.length > 0) return once.map((each) => each.word);
  const beginnings = isLast && word.length > 3 ? vocabulary.nearBeginnings(word, CORRECTIONS) : [];
  const twice = word.length > 3 ? vocabulary.near(word, word.length < 8 ? 2 : 3, CORRECTIONS) : [];
  return [...beginnings, ...twice].slice(0, CORRECTIONS).map((each) => each.word);
}

/** Two known words that are this one when they are joined. */
function splitWays(vocabulary: Vocabulary, word: string): Ways {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]).filter((pair) => pair.every((part) => vocabulary.named(part) > 0));
}

/** Makes the plan of a search from the vocabulary. */
class Planner {
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly words: Words,
    private readonly stems: ReadonlyMap<string, string>,
    /** Whether the plan is for the present listings: unknown words count as mistyped, and words of many names as whole words. */
    private readonly isForPresent = true,
  ) {}

  things(): Thing[] {
    const things: Thing[] = [];
    for (let at = 0; at < this.words.length;) {
      const thing = this.thing(at);
      if (thing) things.push(thing);
      at += thing?.typed.length ?? 1;
    }
    return things;
  }

  /** The thing that begins at a word; undefined for a word that is skipped. "Trash can" and "post it" are synonyms as a whole. */
  private thing(at: number): Thing | undefined {
    const isLeftOut = isSkipped(this.words[at]!, this.words);
    const synonym = this.synonym(at);
    if (synonym && !(isLeftOut && synonym.typed.length === 1)) return synonym;
    return isLeftOut ? undefined : (this.joined(at) ?? this.single(at));
  }

  private isLast(at: number): boolean {
    return at === this.words.length - 1;
  }

  /** A word; the last may be the beginning of one. Where the database does not look beginnings up, the frequent words that begin so are named. */
  private exactWays(before: Words, at: number): Ways {
    const word = this.words[at]!;
    if (!this.isLast(at)) return [[...before, word]];
    const beginning = word.length < SHORTEST_BEGINNING || this.isFrequent(word) ? word : `${word}*`;
    // A stem is a beginning of its word, but for a last y.
    const completions = beginning === word || word.endsWith('y') ? this.vocabulary.completions(word, COMPLETIONS) : [];
    return [beginning, ...completions].map((each) => [...before, each]);
  }

  /** Whether so many names have the word as a whole that it is not taken for a beginning, which takes the database twice as long to look up. */
  private isFrequent(word: string): boolean {
    return this.isForPresent && this.vocabulary.named(word) >= COMMON;
  }

  private synonym(at: number): Thing | undefined {
    const found = this.vocabulary.synonymAt(this.words, at);
    if (!found) return undefined;
    const typed = this.words.slice(at, at + found.length);
    const exact = this.exactWays(typed.slice(0, -1), at + found.length - 1);
    const others = found.others.map((term) => term.filter((word) => word.length > 1)).filter((term) => term.length > 0 && !term.some(isEnglishStop));
    const related = [...exact, ...others, ...(typed.length === 1 ? this.spellings(at) : [])];
    return { typed, best: typed, exact, related, near: related };
  }

  /** Two words that are one elsewhere: "note book". */
  private joined(at: number): Thing | undefined {
    const next = this.words[at + 1];
    const word = `${this.words[at]}${next}`;
    if (next === undefined || !this.vocabulary.has(word)) return undefined;
    const typed = this.words.slice(at, at + 2);
    const exact = this.exactWays(typed.slice(0, 1), at + 1);
    const meanings = this.vocabulary.synonymAt([word], 0)?.others ?? [];
    const isKnown = typed.every((each) => this.vocabulary.has(each));
    const related = [...exact, [word], ...meanings];
    return { typed, best: isKnown ? typed : [word], exact: isKnown ? exact : [[word]], related, near: related };
  }

  private spellings(at: number): Ways {
    return splitWays(this.vocabulary, this.words[at]!);
  }

  private single(at: number): Thing {
    const { vocabulary } = this;
    const word = this.words[at]!;
    const typed = [word];
    const own = this.exactWays([], at);
    const parts = this.spellings(at);
    const nearWords = (most: number) => vocabulary.near(word, most, NEAR).map((each) => [each.word]);
    const isAlone = this.words.length === 1 || this.words.length > MOST_NEAR_WORDS;
    if (this.isKnown(at))
      return { typed, best: typed, exact: own, related: [...own, ...parts], near: [...own, ...parts, ...(isAlone ? [] : nearWords(1))] };
    const meant = corrections(vocabulary, word, this.isLast(at));
    const [best = word] = meant;
    const isJoined = parts.length > 0 && (meant.length === 0 || vocabulary.near(word, 1, 1).length === 0);
    const synonyms = meant.flatMap((each) => vocabulary.synonymAt([each], 0)?.others ?? []);
    const related = [...own, ...parts, ...meant.map((each) => [each]), ...synonyms];
    const exact = isJoined ? [...own, ...parts] : [...own, [best]];
    return { typed, best: isJoined ? parts[0]! : [best], exact, related, near: [...related, ...nearWords(word.length > 3 ? 2 : 1)] };
  }

  /** A rare word next to a frequent one counts as mistyped. */
  private isKnown(at: number): boolean {
    const { vocabulary, stems } = this;
    const word = this.words[at]!;
    if (!this.isForPresent) return true;
    if (this.isLast(at) && word.length > 1 && vocabulary.completions(word, 1).length > 0) return true;
    if (!vocabulary.has(word, stems.get(word))) return false;
    if (word.length < 4 || vocabulary.count(word, stems.get(word)) > RARE || vocabulary.named(word) > 0) return true;
    return (vocabulary.near(word, 1, 1)[0]?.named ?? 0) < FREQUENT;
  }
}

/** Categories that one of the things names, with the things that are left. */
function namedCategories(categories: readonly CategoryWords[], things: readonly Thing[]): { ids: string[]; rest: Thing[] } {
  const names = (words: readonly string[], { related }: Thing) =>
    related.some((way) => way.length === 1 && words.some((word) => singular(word) === singular(way[0]!.replace('*', ''))));
  const named = categories.filter(({ words }) => things.some((thing) => names(words, thing)));
  const rest = things.filter((thing) => !named.some(({ words }) => names(words, thing)));
  return { ids: named.map(({ id }) => id), rest };
}

/** A query for any of the rarest words, as many as find a bounded number of listings; of frequent words for the two rarest together. */
function rarest(vocabulary: Vocabulary, things: readonly Thing[]): string | undefined {
  const counted = things.flatMap(({ best }) => best).map((word) => ({ word, count: vocabulary.count(word) }));
  const known = counted.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count);
  let sum = 0;
  const rare = known.filter(({ count }) => (sum += count) <= LOOSE);
  if (rare.length > 0) return anyOf(rare.map(({ word }) => word));
  return known.length > 1 ? demand(known.slice(0, 2).map(({ word }) => [[word]])) : undefined;
}

function isCommon(vocabulary: Vocabulary, things: readonly Thing[]): boolean {
  const [first, ...others] = things;
  return others.length === 0 && first!.typed.length === 1 && vocabulary.named(first!.typed[0]!) >= COMMON;
}

/** The words of a folded text that the vocabulary lacks. */
export function unknownWords(vocabulary: Vocabulary, folded: string): string[] {
  const words = folded.split(' ');
  const isBeginning = (word: string, index: number) => index === words.length - 1 && vocabulary.completions(word, 1).length > 0;
  return words.filter((word, index) => !isSkipped(word, words) && !vocabulary.has(word) && !isBeginning(word, index));
}

/** The folded text with the best words in the place of those that were typed. */
function corrected(folded: string, things: readonly Thing[]): string {
  const words = folded.split(' ');
  let at = 0;
  for (const { typed, best } of things) {
    at = words.indexOf(typed[0]!, at);
    words.splice(at, typed.length, ...best);
    at += best.length;
  }
  return words.join(' ');
}

function wordQueriesOf(vocabulary: Vocabulary, words: readonly string[], things: readonly Thing[]): WordQueries {
  const { ids, rest } = namedCategories(vocabulary.categories, things);
  return {
    config: words.every(isEnglishStop) ? 'simple' : 'english',
    related: demand(things.map((thing) => thing.related)),
    categoryIds: ids,
    besidesCategory: rest.length > 0 ? demand(rest.map((thing) => thing.related)) : null,
  };
}

/** What has all words of a folded text, none of which is corrected. */
export function planWords(vocabulary: Vocabulary, folded: string): WordQueries {
  const words = folded.split(' ');
  return wordQueriesOf(vocabulary, words, new Planner(vocabulary, words, new Map(), false).things());
}

/** What to ask the database for when somebody searches for a folded text. `stems` are those of unknown words. */
export function planSearch(vocabulary: Vocabulary, folded: string, stems: ReadonlyMap<string, string>): SearchPlan {
  const words = folded.split(' ');
  const things = new Planner(vocabulary, words, stems).things();
  const found = things.filter(({ near }) => near.length > 1 || vocabulary.has(near[0]![0]!.replace('*', '')));
  const near = demand((found.length > 0 ? found : things).map((thing) => thing.near));
  const text = corrected(folded, things);
  return {
    typed: folded,
    text,
    isCorrected: text !== folded,
    whole: demand(text.split(' ').map((word) => [[word]])),
    exact: demand(things.map((thing) => thing.exact)),
    near,
    loose: rarest(vocabulary, things) ?? near,
    isCommon: isCommon(vocabulary, things),
    found: null,
    ...wordQueriesOf(vocabulary, words, things),
  };
}
