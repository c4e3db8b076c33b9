/** A help text that is found by words: one of each group must be in the question. The topic with the most groups and words wins. */
export interface ScoredTopic {
  groups: string[];
  /** Words that mean another topic. */
  unless?: string;
  /** Markdown, or the key of a topic in help.ts that answers the same. */
  answer: string;
}
