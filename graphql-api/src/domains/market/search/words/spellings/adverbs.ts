import type { Vocabulary } from '../vocabulary.ts';

/** Minimum length. Shorter words that end with "ly" are rather nouns. */
const SHORTEST = 7;

/** Returns whether a word ends like an English adverb, which says nothing about a thing, and is no mistyped word of a name: "strictly". */
export const isAdverb = (vocabulary: Vocabulary, word: string): boolean =>
  word.length >= SHORTEST && word.endsWith('ly') && !vocabulary.isCorrect(word) && vocabulary.near(word, 1, 1).every(({ named }) => named === 0);
