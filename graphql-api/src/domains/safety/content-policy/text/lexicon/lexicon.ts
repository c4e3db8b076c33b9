/**
 * The words of one kind of violation, as data. An entry is a phrase: words in order, `a/b` for either, `(a)` for one that may be missing. Entries are
 * separated by commas or line ends. `<number>` is any number, `<word>` any word. Plurals in -s, -es and -ies are found by themselves. Latin and Devanagari stand side by side.
 */
export interface Lexicon {
  kind: string;
  /** Phrases that no surroundings make harmless. */
  certain?: string;
  /** Phrases that hardly mean anything else. */
  strong?: string;
  /** Phrases of Indian languages in Latin letters, as strong; each word is found in all its spellings: "ganjayi" is "gaanjaai". */
  spoken?: string;
  /** Phrases that are used harmlessly in other surroundings. */
  medium?: string;
  /** Phrases that may be either: an administrator should look at them. */
  doubtful?: string;
  /** Ordinary words that mean it only beside an offering word. */
  weak?: string;
  /** Single words that make a weak phrase likely: amounts, forms, ways of use. */
  offers?: string;
  /** Whether only the words of these lists, and no book or denial beside it, make a strong phrase harmless: abuse of a book's author is abuse. */
  isAlways?: boolean;
  /** Single words right before a phrase that make it harmless, such as "nail" before "gun". */
  harmlessBefore?: string;
  /** Single words right after a phrase that make it harmless, such as "glasses" after "wine". */
  harmlessAfter?: string;
  /** Single words anywhere near that make it less likely. */
  harmlessNear?: string;
}

/** An offer that is made by what is done with a thing: each in any order, close to each other. */
export interface Deal extends Pick<Lexicon, 'kind' | 'isAlways' | 'offers' | 'harmlessBefore' | 'harmlessAfter' | 'harmlessNear'> {
  things: string;
  /** Things of Indian languages in Latin letters. */
  spokenThings?: string;
  actions: string;
  /** What must stand somewhere in the text as well, such as a price: both together are said of many things, all three of few. */
  beside?: string;
  /** Actions of Indian languages in Latin letters. */
  spokenActions?: string;
  /** Whether both together may still be something else, so that an administrator should look at them. */
  isDoubtful?: boolean;
  /** Whether both may stand anywhere in a text: what somebody only hints at is spread over several sentences. */
  isWide?: boolean;
  /** Whether the thing stands right before what is done with it, with one word between them at most, as an object stands before its verb in India. */
  isObject?: boolean;
}
