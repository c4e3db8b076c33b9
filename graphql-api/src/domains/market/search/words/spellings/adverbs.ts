import type { Vocabulary } from '../vocabulary.ts';

/** Shorter words that end with "ly" are rather nouns. */
const SHORTEST = 7;

/** Whether a word ends as English adverbs do, which say nothing of a thing, and is no mistyped word of a name: "strictly". */
export const isAdverb = (vocabulary: Vocabulary, word: string): boolean =>
  word.length >= SHORTEST && word.endsWith('ly') && !vocabulary.isCorrect(word) && vocabulary.near(word, 1, 1).every(({ named }) => named === 0);
