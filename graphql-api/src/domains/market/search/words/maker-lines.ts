import { makerAt } from './lexicon/kinds/lines.ts';
import type { Thing } from './thing.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A maker of whom nothing else is known than what it calls its goods. */
function makerOf(typed: readonly string[]): Thing {
  const ways = [typed];
  return { typed, best: typed, whole: ways, exact: ways, related: ways, near: ways, isNoun: false, isThing: false, isMistyped: false };
}

/** A thing that is a maker with what it calls its goods, as far as listings have that: "Airdopes 141" is of boAt, and does not say so. */
export function withLines(vocabulary: Vocabulary, words: readonly string[], at: number, thing: Thing | undefined): Thing | undefined {
  const maker = makerAt(words, at);
  const lines = maker ? vocabulary.listed(maker.lines) : [];
  if (!maker || lines.length === 0 || (thing?.typed.length ?? 0) > maker.length) return thing;
  const own = thing?.typed.length === maker.length && !thing.isMistyped ? thing : makerOf(words.slice(at, at + maker.length));
  return { ...own, exact: [...own.exact, ...lines], related: [...own.related, ...lines], near: [...own.near, ...lines] };
}
