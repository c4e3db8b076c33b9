/** The insults of some languages, in the lists of a lexicon. */
export interface Insults {
  strong: string;
  /** In Latin letters of a language whose spelling varies. */
  spoken?: string;
  doubtful?: string;
}
