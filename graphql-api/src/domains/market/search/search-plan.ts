import type { PriceFirst } from './words/sentences/wished-qualities.ts';

/** Queries that find listings with all words of a search, in the syntax of `to_tsquery`. */
export interface WordQueries {
  /** Text search configuration of the queries. `simple` if `english` drops all of the words. */
  config: 'english' | 'simple';
  /** All words, including their alternatives: synonyms, other spellings, joined and split words. */
  related: string;
  /** Categories that a word names, and the query for the other words; null if there are none. */
  categoryIds: string[];
  besidesCategory: string | null;
  /** Query that the name must match, so that a text which merely mentions the thing is not found; null if a mention is enough. */
  named: string | null;
}

/** What a search requests from the database. */
export interface SearchPlan extends WordQueries {
  /** The words as typed, folded. */
  typed: string;
  /** The same text with corrected words. */
  text: string;
  /** Whether any word was corrected. */
  isCorrected: boolean;
  /** All words in the configuration `simple`, including English function words that the other queries leave out. */
  whole: string;
  /** All words, the last one as a prefix. */
  exact: string;
  /** A looser query, with near words and any of the rarest words. It fills the page if the other queries find little. */
  near: string;
  loose: string;
  /** Query for one of the things that the words name, whatever else they say; null if they name none or nothing else. */
  things: string | null;
  /** The names of these things, and the nouns with which their names must end if a maker stands for them. */
  thingNames: string;
  thingHeads: string[];
  /** Words that were left out, such as "used". Among products with all other words, a name with these words is more similar to the typed text. */
  leftOut: string[];
  /** Unwanted things, with the words that exclude them. A listing that contains these very words is not excluded. */
  excluded: { query: string; said: string }[];
  /** Last nouns of names that identify the thing itself rather than its accessories; empty if no thing was named. "Phone stand" is no phone. */
  heads: string[];
  /** Names of other things that end with the noun searched for. For clothes to be ironed, a soldering iron is another thing. */
  apart: string[];
  /** The typed noun. Products with this noun come before products with a synonym. */
  typedHeads: string[];
  /** Names of several words for the typed text. A listing that begins with one is the thing, whatever its last noun is. */
  beginnings: string[];
  /** Names of other things that begin with such a name: "foldable bed table" is no foldable bed. */
  longerNames: string[];
  /** Whether the cheapest or the most expensive of the products with all words comes first; null for neither. */
  priceFirst: PriceFirst | null;
  /** Whether more than a page of listings is known to have all words, so that no near matches are needed. */
  isCommon: boolean;
  /** Number of listings found at planning time if more than `BROAD` have all words; null otherwise. */
  found: number | null;
}

/** Options for reading the text of a search. */
export interface SearchReading {
  /** Whether the words were typed in an Indian script. Their meanings then take precedence over Latin words of the same spelling. */
  isTransliterated: boolean;
  /** Whether a number at the end may be a price. */
  mayNamePrice: boolean;
}

/** A search is broad if more listings than this have its words. Only the newest are then ranked. */
export const BROAD = 5_000;

/** A part of a search, and whether it names a thing rather than a property. */
export interface NamedPart {
  words: string;
  isThing: boolean;
  /** Whether the part was read as typed, rather than as another word. */
  isCertain: boolean;
  /** What people mean by a maker, likeliest first; empty for anything else. */
  meant: string[];
}
