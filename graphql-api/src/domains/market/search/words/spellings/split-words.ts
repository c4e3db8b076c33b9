import type { Ways } from '../expression.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Returns pairs of known words that form this word when joined. */
export function splitWays(vocabulary: Vocabulary, word: string): Ways {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]).filter((pair) => pair.every((part) => vocabulary.named(part) > 0));
}

/** Minimum length of a part of two words that were joined and mistyped. */
const SHORTEST_PART = 3;
const SHORTEST_MISTYPED = 5;

/** Returns pairs of a known word and a mistyped one that were joined: "guitatstand". */
export function mistypedSplit(vocabulary: Vocabulary, word: string): Ways {
  const cuts = Array.from({ length: Math.max(0, word.length - SHORTEST_PART - SHORTEST_MISTYPED + 1) }, (_, index) => index + SHORTEST_PART);
  const meant = (part: string) => (part.length < SHORTEST_MISTYPED ? undefined : vocabulary.near(part, 1, 1).find(({ named }) => named > 0)?.word);
  const isNamed = (part: string) => vocabulary.named(part) > 0;
  const ways = [...cuts, ...cuts.map((at) => word.length - at)].flatMap((at) => {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const [one, other] = [isNamed(first) ? first : meant(first), isNamed(second) ? second : meant(second)];
    return one !== undefined && other !== undefined && (isNamed(first) || isNamed(second)) ? [[one, other]] : [];
  });
  return ways.slice(0, 2);
}
