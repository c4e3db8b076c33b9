import { reviewTexts } from '../../src/content-policy/review-texts.ts';
import { random } from '../search/random.ts';
import { contactDisguises, goodsDisguises } from './disguises.ts';

/** What became of some texts. */
export interface Outcome {
  texts: number;
  rejected: number;
  doubtful: number;
  /** Those that were not judged as they should be, for reading. */
  wrong: string[];
}

const SEED = 20_241_107;

/** How the review of a listing with this name ends; with a concern, only that concern counts. */
function outcomeOf(name: string, concern?: string): 'rejected' | 'doubtful' | 'accepted' {
  const found = reviewTexts({ name }).filter((each) => concern === undefined || each.concern === concern);
  if (found.some(({ isDoubtful }) => !isDoubtful)) return 'rejected';
  return found.length > 0 ? 'doubtful' : 'accepted';
}

function measure(texts: [text: string, concern?: string][], shouldBeRejected: boolean): Outcome {
  const outcomes = texts.map(([text, concern]) => ({ text, ended: outcomeOf(text, concern) }));
  const rejected = outcomes.filter(({ ended }) => ended === 'rejected');
  const wrong = outcomes.filter(({ ended }) => (ended === 'rejected') !== shouldBeRejected);
  return {
    texts: texts.length,
    rejected: rejected.length,
    doubtful: outcomes.filter(({ ended }) => ended === 'doubtful').length,
    wrong: wrong.map(({ text }) => text),
  };
}

/** Texts that must be rejected, by concern. */
export type Plain = Record<string, string[]>;

/** Texts that must be rejected, as they are. */
export const measurePlain = (plain: Plain): Outcome =>
  measure(
    Object.entries(plain).flatMap(([concern, texts]) => texts.map((text): [string, string] => [text, concern])),
    true,
  );

/** Texts in disguises written by hand, which must be rejected whatever the concern. */
export const measureHandwritten = (texts: string[]): Outcome =>
  measure(
    texts.map((text) => [text]),
    true,
  );

/** Texts that must be accepted. */
export const measureAccepted = (texts: string[]): Outcome =>
  measure(
    texts.map((text) => [text]),
    false,
  );

const NUMBER_OR_ADDRESS = /\d{4}|@|\.[a-z]/;

/**
 * The second half of the texts of each concern, in each disguise that changes it. Abuse and goods are disguised by letters, contact data by digits
 * and signs. The seed makes every run the same.
 */
export function measureDisguised(plain: Plain): Map<string, Outcome> {
  const next = random(SEED);
  const byDisguise = new Map<string, Outcome>();
  for (const isContact of [false, true]) {
    const held = Object.entries(plain)
      .filter(([concern]) => (concern === 'contact data') === isContact)
      .flatMap(([concern, texts]) =>
        texts.filter((text, at) => at % 2 === 1 && (!isContact || NUMBER_OR_ADDRESS.test(text))).map((text): [string, string] => [text, concern]),
      )
      .filter(([text]) => /^[\p{ASCII}₹]+$/u.test(text));
    for (const [name, disguise] of Object.entries(isContact ? contactDisguises : goodsDisguises)) {
      const disguised = held
        .map(([text, concern]): [string, string] => [disguise(text, next), concern])
        .filter(([text], at) => text !== held[at]![0]);
      byDisguise.set(`${isContact ? 'contact data' : 'goods'}: ${name}`, measure(disguised, true));
    }
  }
  return byDisguise;
}
