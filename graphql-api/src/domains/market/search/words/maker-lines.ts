import { makerAt } from './lexicon/kinds/lines.ts';
import type { Thing } from './thing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns a maker of which nothing is known except its product lines. */
function makerOf(typed: readonly string[]): Thing {
  const ways = [typed];
  return { typed, best: typed, whole: ways, exact: ways, related: ways, near: ways, isNoun: false, isThing: false, isMistyped: false };
}

/** Adds the product lines that listings contain to a thing that is a maker: "Airdopes 141" is made by boAt and does not say so. */
export function withLines(vocabulary: Vocabulary, words: readonly string[], at: number, thing: Thing | undefined): Thing | undefined {
  const maker = makerAt(words, at);
  const lines = maker ? vocabulary.listed(maker.lines) : [];
  if (!maker || lines.length === 0 || (thing?.typed.length ?? 0) > maker.length) return thing;
  const own = thing?.typed.length === maker.length && !thing.isMistyped ? thing : makerOf(words.slice(at, at + maker.length));
  return { ...own, exact: [...own.exact, ...lines], related: [...own.related, ...lines], near: [...own.near, ...lines] };
}
