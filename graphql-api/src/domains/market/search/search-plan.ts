import type { PriceFirst } from './words/sentences/wished-qualities.ts';

/** What a listing that has all words of a search is found by. Queries are in the language of `to_tsquery`. */
export interface WordQueries {
  /** The configuration of the queries: `simple` where all words are ones that `english` drops. */
  config: 'english' | 'simple';
  /** All words, or what they may mean: synonyms, other spellings, words joined and split. */
  related: string;
  /** Categories that a word names, and the query for the other words; null when there are none. */
  categoryIds: string[];
  besidesCategory: string | null;
  /** What the name must have, so that a text which only mentions it is not what was searched for; null where a mention will do. */
  named: string | null;
}

/** What a search asks the database for. */
export interface SearchPlan extends WordQueries {
  /** The words as they were typed, folded. */
  typed: string;
  /** The same with words corrected. */
  text: string;
  /** Whether words were corrected. */
  isCorrected: boolean;
  /** All words, English function words that the other queries leave out included, in the configuration `simple`. */
  whole: string;
  /** All words, the last as a beginning. */
  exact: string;
  /** More loosely: near words too, and any of the rarest words. Fills the page where the others find little. */
  near: string;
  loose: string;
  /** What is one of the things that the words name, whatever else they say; null where they name none, or nothing else. */
  things: string | null;
  /** The names of these things, and, as far as a maker stands for them, what they must be by the last noun of their names. */
  thingNames: string;
  thingHeads: string[];
  /** Words that were left out, such as "used": among what has all others, a name that has them is more like what was typed. */
  leftOut: string[];
  /** What is not wanted, with the words that say so: a listing that says them itself is another matter. */
  excluded: { query: string; said: string }[];
  /**
   * What a listing must be, by the last noun of its name, to be the thing and not what belongs to it; empty where no thing was named.
   * "Phone stand" is no phone.
   */
  heads: string[];
  /** Names of other things that end with the noun of what was searched for: a soldering iron, where clothes are to be ironed. */
  apart: string[];
  /** The noun of what was typed: what is called so comes before what is only called alike. */
  typedHeads: string[];
  /** Names of several words for what was typed: what begins with one is the thing, whatever its last noun is. */
  beginnings: string[];
  /** Names of other things that begin so: "foldable bed table" is no foldable bed. */
  longerNames: string[];
  /** Whether the cheapest or the most expensive of what has all words comes first; null for neither. */
  priceFirst: PriceFirst | null;
  /** Whether more than a page of listings is known to have all words: nothing has to be added. */
  isCommon: boolean;
  /** How many listings are found, where more than `BROAD` have all words: as it was when the plan was made. Null for all others. */
  found: number | null;
}

/** How the text of a search is read. */
export interface SearchReading {
  /** Whether the words were typed in a script of India: what they mean comes before Latin words that are spelt so. */
  isTransliterated: boolean;
  /** Whether a number at the end may be what the thing may cost. */
  mayNamePrice: boolean;
}

/** A search for words that more listings have is broad: only the newest ones are ranked. */
export const BROAD = 5_000;

/** A part of a search, and whether it names a thing rather than what distinguishes one. */
export interface NamedPart {
  words: string;
  isThing: boolean;
  /** Whether it was read as it was typed, rather than taken for another word. */
  isCertain: boolean;
  /** What people mean by a maker, likeliest first; empty for anything else. */
  meant: string[];
}
