import type { Ways, Words } from './expression.ts';

/** One thing of a search, in the ways of each step. */
export interface Thing {
  typed: Words;
  best: Words;
  /** The words as they are read, and other names of the thing itself: a name with them comes before one of a kind of it. */
  whole: Ways;
  exact: Ways;
  related: Ways;
  near: Ways;
  /** Whether it is a noun: beside others, a text that only mentions it is about something else. */
  isNoun: boolean;
  /** Whether it names a thing, rather than what distinguishes one: where nothing has all words, what is such a thing is near. */
  isThing: boolean;
  /** Whether it is no word of the shop's languages, or a corrected one: what only mentions its correction is not what was meant. */
  isMistyped: boolean;
  /** What people mean by a maker, each thing by all its names: where nothing of the maker is listed, it is near. */
  meant?: readonly Ways[];
}
