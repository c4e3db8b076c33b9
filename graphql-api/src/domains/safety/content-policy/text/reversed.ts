import { commonWords } from './common-words.ts';
import { wordsOf } from './phrases.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Hints that a word must be read backwards. */
const hints =
  wordsOf(`ulta, ultaa, ulti, ulte, ulat, ultata, palat, palta, palti, reverse, reversed, reversing, backward, backwards, mirror, mirrored, anagram, jumbled, ananym,
  emordnilap, thiruppi, thirupi, thalaikeezha, thalaikeela, tirigi, tiragesi, tiruga, vennaki, उल्टा, उलटा, उल्टी, उल्टे, திருப்பி, தலைகீழாக, తిరగేసి, తలకిందులుగా`);
const SHORTEST_HINTED = 3;

const backwards = (word: string) => [...word].reverse().join('');

/** Returns whether a text says to read it from right to left. */
const isRightToLeft = (tokens: readonly Token[]) =>
  tokens.some(({ word }, at) => word === 'right' && tokens[at + 1]?.word === 'to' && tokens[at + 2]?.word === 'left');

/**
 * Returns the tokens with reversed words of the lexicons restored: all of them if the text hints at it, and otherwise only long names of goods, which
 * match nothing else.
 */
export function withoutReversals(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const isHinted = isRightToLeft(tokens) || tokens.some(({ word }) => hints.has(word));
  return tokens.map((token) => {
    const { text } = token;
    if (text.length < SHORTEST_HINTED || vocabulary.has(text) || vocabulary.isOrdinary(text) || commonWords.has(text)) return token;
    const word = backwards(text);
    const isMeant = isHinted ? vocabulary.isTarget(word) : vocabulary.isLongName(word);
    return isMeant ? { ...token, word, isDisguised: true } : token;
  });
}
