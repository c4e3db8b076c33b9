import { deals } from './lexicon/deals.ts';
import type { Deal } from './lexicon/lexicon.ts';
import { PhraseIndex, phrasesOf } from './phrases.ts';
import { surroundingsOf, type Surroundings } from './surroundings.ts';
import type { Token } from './tokens.ts';

/** Most words between a thing and what is done with it. */
const WITHIN = 5;
/** Most words between an object and its verb. */
const BEFORE_VERB = 1;

/** What a deal means, once for its things and its actions. */
interface DealMeaning {
  kind: string;
  surroundings: Surroundings;
  isDoubtful: boolean;
  isWide: boolean;
  isObject: boolean;
}

const thingsOf = ({ things, spokenThings }: Deal) => [...phrasesOf(things), ...phrasesOf(spokenThings)];

const things = new PhraseIndex<DealMeaning>();
const actions = new PhraseIndex<DealMeaning>();
for (const deal of deals) {
  const meaning = {
    kind: deal.kind,
    surroundings: surroundingsOf(deal),
    isDoubtful: deal.isDoubtful ?? false,
    isWide: deal.isWide ?? false,
    isObject: deal.isObject ?? false,
  };
  for (const phrase of thingsOf(deal)) things.add(phrase, meaning);
  for (const phrase of [...phrasesOf(deal.actions), ...phrasesOf(deal.spokenActions)]) actions.add(phrase, meaning);
}

/** Phrases of things, whose words are worth a look for disguises. */
export const dealThings = deals.flatMap(thingsOf);
/** Phrases in Latin letters of languages whose spelling varies. */
export const spokenDeals = deals.flatMap(({ spokenThings, spokenActions }) => [...phrasesOf(spokenThings), ...phrasesOf(spokenActions)]);

/** A thing and what is done with it, and where both stand. */
interface Deed extends Span {
  parts: [Span, Span];
}

interface Span {
  start: number;
  end: number;
  value: DealMeaning;
}

function spansOf(index: PhraseIndex<DealMeaning>, rows: readonly string[][]): Span[] {
  return rows.flatMap((_, start) => [...index.startingAt(rows, start)].map(({ value, end }) => ({ start, end, value })));
}

/** Whether two spans of one deal stand close to each other in one sentence, or anywhere for a deal whose parts people keep apart. */
function belongTogether(tokens: readonly Token[], thing: Span, action: Span): boolean {
  const [first, second] = thing.start < action.start ? [thing, action] : [action, thing];
  const { isWide, isObject } = thing.value;
  if (thing.value !== action.value || second.start < first.end) return false;
  if (isWide) return true;
  if (second.start - first.end > (isObject ? BEFORE_VERB : WITHIN) || (isObject && first !== thing)) return false;
  return tokens.slice(first.end, second.start + 1).every(({ gap }) => gap !== 'sentence');
}

/** Every thing beside what must not be done with it: from the first word of both to the last. */
export function dealsIn(tokens: readonly Token[], rows: readonly string[][]): Deed[] {
  const done = spansOf(actions, rows);
  if (done.length === 0) return [];
  return spansOf(things, rows).flatMap((thing) =>
    done
      .filter((action) => belongTogether(tokens, thing, action))
      .map((action) => ({
        start: Math.min(thing.start, action.start),
        end: Math.max(thing.end, action.end),
        value: thing.value,
        parts: [thing, action],
      })),
  );
}
