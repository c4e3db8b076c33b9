import type { Ctx } from '../../../../../platform/context.ts';
import { findProducts, type Fact } from '../../catalogue/catalogue.ts';
import type { Asked } from '../../conversation.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { catalogueQuestion, type CatalogueQuestion } from '../../understanding/question.ts';
import { stemOf, wordsShared } from './wish-words.ts';

/** One of several wishes, which a question is about. */
export interface Chosen {
  /** State of the conversation as if only this wish had been asked. */
  asked: Asked;
  /** Words of the question besides those of the wish. */
  words: string;
  limits: CatalogueQuestion;
}

const CHOOSING = /(?<!\S)(?:only|just|sirf|mattum|matram|matrame|keval|back to|then|alone)(?!\S)/g;

/** Returns a wish in the words that now name it, unless they find nothing else: "only the pan" for "a pan for maggi". */
async function asSaid(ctx: Ctx, wish: CatalogueQuestion, words: string): Promise<{ question: CatalogueQuestion; found: Fact[] }> {
  const all = await findProducts(ctx, wish);
  const question = { ...wish, words };
  const { found, exact } = await findProducts(ctx, question);
  const isNarrower = exact && found.length > 0 && found.every(({ id }) => all.found.some((each) => each.id === id));
  return isNarrower ? { question, found } : { question: wish, found: all.found };
}

/**
 * Returns the wish that a question refers to after several wishes: "just the chair", "capo kitna ka", "ok and the cycle?"; undefined if it names none
 * of them.
 */
export async function chosenWish(ctx: Ctx, rest: string, asked: Asked): Promise<Chosen | undefined> {
  const limits = catalogueQuestion(rest.replace(CHOOSING, ' '), []);
  const words = wordsBeside(limits.words);
  const [best] = (asked.wishes ?? []).map((wish) => ({ wish, shared: wordsShared(words, wish) })).toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared === 0) return undefined;
  const named = new Set(best.wish.words.split(' ').map(stemOf));
  const wish = await asSaid(ctx, best.wish, words.filter((word) => named.has(stemOf(word))).join(' '));
  return {
    asked: { ...asked, question: wish.question, shown: wish.found, skipped: 0 },
    words: words.filter((word) => !named.has(stemOf(word))).join(' '),
    limits,
  };
}
