import { deals } from './lexicon/deals.ts';
import type { Deal } from './lexicon/lexicon.ts';
import { PhraseIndex, phrasesOf } from './phrases.ts';
import { surroundingsOf, type Surroundings } from './surroundings.ts';
import type { Token } from './tokens.ts';

/** Maximum number of words between a thing and the action on it. */
const WITHIN = 5;
/** The same for a deal that is spread over several sentences. */
const WIDE = 16;
/** Maximum number of words between an object and its verb. */
const BEFORE_VERB = 1;

/** Meaning of a deal, shared by its things and its actions. */
interface DealMeaning {
  kind: string;
  surroundings: Surroundings;
  isDoubtful: boolean;
  isWide: boolean;
  isObject: boolean;
  needsBeside: boolean;
}

const thingsOf = ({ things, spokenThings }: Deal) => [...phrasesOf(things), ...phrasesOf(spokenThings)];

const things = new PhraseIndex<DealMeaning>();
const actions = new PhraseIndex<DealMeaning>();
const besides = new PhraseIndex<DealMeaning>();
for (const deal of deals) {
  const meaning = {
    kind: deal.kind,
    surroundings: surroundingsOf(deal),
    isDoubtful: deal.isDoubtful ?? false,
    isWide: deal.isWide ?? false,
    isObject: deal.isObject ?? false,
    needsBeside: deal.beside !== undefined,
  };
  for (const phrase of thingsOf(deal)) things.add(phrase, meaning);
  for (const phrase of [...phrasesOf(deal.actions), ...phrasesOf(deal.spokenActions)]) actions.add(phrase, meaning);
  for (const phrase of phrasesOf(deal.beside)) besides.add(phrase, meaning);
}

/** Phrases of things whose words are also searched for disguises. */
export const dealThings = deals.filter(({ isWide }) => !isWide).flatMap(thingsOf);
/** Phrases of things that are only hinted at with ordinary words. */
export const hintedThings = deals.filter(({ isWide }) => isWide).flatMap(thingsOf);
/** Phrases of actions on things. */
export const dealActions = deals.flatMap(({ actions: said, beside }) => [...phrasesOf(said), ...phrasesOf(beside)]);
/** Phrases in Latin letters of languages with variable spelling. */
export const spokenDeals = deals.flatMap(({ spokenThings, spokenActions }) => [...phrasesOf(spokenThings), ...phrasesOf(spokenActions)]);

/** A thing and the action on it, with their positions. */
interface Deed extends Span {
  parts: [Span, Span];
}

interface Span {
  start: number;
  end: number;
  value: DealMeaning;
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Returns whether a thought ends before a token. A question and its answer count as one thought: "Drinks? Full bottle in my room." */
const endsThought = ({ gap, before }: Token): boolean => gap === 'sentence' && !before.startsWith('?');

function spansOf(index: PhraseIndex<DealMeaning>, rows: readonly string[][]): Span[] {
  return rows.flatMap((_, start) => [...index.startingAt(rows, start)].map(({ value, end }) => ({ start, end, value })));
}

/** Returns whether two spans of one deal are close to each other in one sentence, or anywhere for a wide deal. */
function belongTogether(tokens: readonly Token[], thing: Span, action: Span): boolean {
  const [first, second] = thing.start < action.start ? [thing, action] : [action, thing];
  const { isWide, isObject } = thing.value;
  if (thing.value !== action.value || second.start < first.end) return false;
  if (isWide) return second.start - first.end <= WIDE;
  if (second.start - first.end > (isObject ? BEFORE_VERB : WITHIN) || (isObject && first !== thing)) return false;
  return tokens.slice(first.end, second.start + 1).every((token) => !endsThought(token));
}

/** Returns whether the text also contains what a deal requires besides its thing and its action. */
const hasBeside = (thing: Span, action: Span, beside: readonly Span[]): boolean =>
  !thing.value.needsBeside || beside.some((span) => span.value === thing.value && !isWithin(span, thing) && !isWithin(span, action));

/** Returns every thing with a prohibited action on it: from the first word of both to the last. Idioms are not part of a deal. */
export function dealsIn(tokens: readonly Token[], rows: readonly string[][], idioms: readonly { start: number; end: number }[]): Deed[] {
  const isMeant = ({ start, end }: Span) => !idioms.some((idiom) => start >= idiom.start && end <= idiom.end);
  const done = spansOf(actions, rows).filter(isMeant);
  if (done.length === 0) return [];
  const named = spansOf(things, rows).filter(isMeant);
  const beside = named.some(({ value }) => value.needsBeside) ? spansOf(besides, rows) : [];
  return named.flatMap((thing) =>
    done
      .filter((action) => belongTogether(tokens, thing, action) && hasBeside(thing, action, beside))
      .map((action) => ({
        start: Math.min(thing.start, action.start),
        end: Math.max(thing.end, action.end),
        value: thing.value,
        parts: [thing, action],
      })),
  );
}
