import { reviewTexts } from '../../../graphql-api/src/domains/safety/content-policy/text/review-texts.ts';
import { random } from '../search/random.ts';
import { contactDisguises, goodsDisguises } from './disguises.ts';

/** Result for some texts. */
export interface Outcome {
  texts: number;
  rejected: number;
  doubtful: number;
  /** Texts with a wrong result, for reading. */
  wrong: string[];
}

const SEED = 20_241_107;

/** Returns the result of the review of a listing with this name. If a kind is given, only that kind counts. */
export function outcomeOf(name: string, kind?: string): 'rejected' | 'doubtful' | 'accepted' {
  const found = reviewTexts({ name }).filter((each) => kind === undefined || each.kind === kind);
  if (found.some(({ isDoubtful }) => !isDoubtful)) return 'rejected';
  return found.length > 0 ? 'doubtful' : 'accepted';
}

function measure(texts: [text: string, kind?: string][], shouldBeRejected: boolean): Outcome {
  const outcomes = texts.map(([text, kind]) => ({ text, ended: outcomeOf(text, kind) }));
  const rejected = outcomes.filter(({ ended }) => ended === 'rejected');
  const wrong = outcomes.filter(({ ended }) => (ended === 'rejected') !== shouldBeRejected);
  return {
    texts: texts.length,
    rejected: rejected.length,
    doubtful: outcomes.filter(({ ended }) => ended === 'doubtful').length,
    wrong: wrong.map(({ text }) => text),
  };
}

/** Texts that must be rejected, by kind. */
export type Plain = Record<string, string[]>;

/** Measures texts that must be rejected without a disguise. */
export const measurePlain = (plain: Plain): Outcome =>
  measure(
    Object.entries(plain).flatMap(([kind, texts]) => texts.map((text): [string, string] => [text, kind])),
    true,
  );

/** Measures texts in handwritten disguises, which must be rejected for any kind. */
export const measureHandwritten = (texts: string[]): Outcome =>
  measure(
    texts.map((text) => [text]),
    true,
  );

/** Measures texts that must be accepted. */
export const measureAccepted = (texts: string[]): Outcome =>
  measure(
    texts.map((text) => [text]),
    false,
  );

const NUMBER_OR_ADDRESS = /\d{4}|@|\.[a-z]/;

/**
 * Measures the second half of the texts of each kind, in each disguise that changes it. Abuse and goods are disguised with letters, contact data with
 * digits and signs. The seed makes every run the same.
 */
export function measureDisguised(plain: Plain): Map<string, Outcome> {
  const next = random(SEED);
  const byDisguise = new Map<string, Outcome>();
  for (const isContact of [false, true]) {
    const held = Object.entries(plain)
      .filter(([kind]) => (kind === 'contact data') === isContact)
      .flatMap(([kind, texts]) =>
        texts.filter((text, at) => at % 2 === 1 && (!isContact || NUMBER_OR_ADDRESS.test(text))).map((text): [string, string] => [text, kind]),
      )
      .filter(([text]) => /^[\p{ASCII}₹]+$/u.test(text));
    for (const [name, disguise] of Object.entries(isContact ? contactDisguises : goodsDisguises)) {
      const disguised = held.map(([text, kind]): [string, string] => [disguise(text, next), kind]).filter(([text], at) => text !== held[at]![0]);
      byDisguise.set(`${isContact ? 'contact data' : 'goods'}: ${name}`, measure(disguised, true));
    }
  }
  return byDisguise;
}
