import type { Ways, Words } from './expression.ts';

/** A thing of a search, with its alternatives for each step. */
export interface Thing {
  typed: Words;
  best: Words;
  /** The words as read, and other names of the same thing. Listings with them rank above listings of a kind of the thing. */
  whole: Ways;
  exact: Ways;
  related: Ways;
  near: Ways;
  /** Whether it is a noun. If there are other words, a text that only mentions it is about something else. */
  isNoun: boolean;
  /** Whether it names a thing rather than a property. If no listing has all words, things of its kind are near matches. */
  isThing: boolean;
  /** Whether it is not a word of the shop's languages, or a corrected one. A listing that only mentions the correction was not meant. */
  isMistyped: boolean;
  /** Things that people mean by a maker, each with all its names. They are near matches if nothing of the maker is listed. */
  meant?: readonly Ways[];
}
