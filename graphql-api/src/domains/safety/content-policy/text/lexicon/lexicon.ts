/**
 * The words of one kind of violation, as data. An entry is a phrase: words in order, `a/b` for alternatives, `(a)` for an optional word. Entries are
 * separated by commas or line ends. `<number>` is any number, `<word>` any word. Plurals in -s, -es and -ies match automatically. Latin and
 * Devanagari entries are in the same list.
 */
export interface Lexicon {
  kind: string;
  /** Phrases that no context makes harmless. */
  certain?: string;
  /** Phrases that rarely mean anything else. */
  strong?: string;
  /**
   * Phrases of Indian languages in Latin letters, with the weight of strong ones. Each word matches in all its spellings: "ganjayi" is "gaanjaai".
   */
  spoken?: string;
  /** Phrases that have harmless uses in other contexts. */
  medium?: string;
  /** Ambiguous phrases that an administrator should look at. */
  doubtful?: string;
  /** Ordinary words that count only next to an offering word. */
  weak?: string;
  /** Single words that make a weak phrase likely: amounts, forms, ways of use. */
  offers?: string;
  /** Whether only the words of these lists make a strong phrase harmless, and not a book or denial next to it: abuse of a book's author is abuse. */
  isAlways?: boolean;
  /** Single words right before a phrase that make it harmless, such as "nail" before "gun". */
  harmlessBefore?: string;
  /** Single words right after a phrase that make it harmless, such as "glasses" after "wine". */
  harmlessAfter?: string;
  /** Single words anywhere nearby that make it less likely. */
  harmlessNear?: string;
}

/** An offer that an action on a thing reveals. Both are close to each other, in any order. */
export interface Deal extends Pick<Lexicon, 'kind' | 'isAlways' | 'offers' | 'harmlessBefore' | 'harmlessAfter' | 'harmlessNear'> {
  things: string;
  /** Things of Indian languages in Latin letters. */
  spokenThings?: string;
  actions: string;
  /** A phrase that the text must also contain, such as a price, because a thing and an action alone are common in harmless texts. */
  beside?: string;
  /** Actions of Indian languages in Latin letters. */
  spokenActions?: string;
  /** Whether a thing and an action together are still ambiguous, so that an administrator should look at them. */
  isDoubtful?: boolean;
  /** Whether both may be anywhere in a text, because hints are spread over several sentences. */
  isWide?: boolean;
  /** Whether the thing is right before the action, with at most one word between them, as an object precedes its verb in Indian languages. */
  isObject?: boolean;
}
