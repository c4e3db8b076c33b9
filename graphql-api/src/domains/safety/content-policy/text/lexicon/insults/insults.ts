/** Insults of some languages, in the lists of a lexicon. */
export interface Insults {
  strong: string;
  /** Insults in Latin letters of a language with variable spelling. */
  spoken?: string;
  doubtful?: string;
}
