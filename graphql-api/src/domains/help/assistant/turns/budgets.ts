import type { Asked } from '../conversation.ts';
import { amountAmong } from '../understanding/amounts/amounts.ts';
import { writtenOut } from '../understanding/phrases.ts';
import { normalize, type CatalogueQuestion } from '../understanding/question.ts';

/** A budget that is said beside something else. */
export interface Budget {
  /** What the conversation goes on from as if the last question had had these prices. */
  asked: Asked;
  /** What is said besides, in normalized words; empty for nothing. */
  rest: string;
}

/** What the things of the last question cost, or may cost. */
export const usualPrice = ({ question: { minPrice = 0, maxPrice = 0 }, shown }: Asked): number =>
  Math.max(minPrice, maxPrice, ...shown.map(({ price }) => price));

/** What takes the bounds of the price away. */
const ANY_PRICE =
  /(?<!\S)(?:(?:price|money|cost|budget) (?:does ?n ?t matter|does not matter|(?:is )?(?:no|not an?) (?:issue|problem|bar|matter))|(?:forget|ignore|leave|drop|remove) (?:the |my |about )*(?:budget|limit|price)|(?:at )?(?:any|whatever) (?:the )?(?:price|budget|cost)(?: is (?:ok|fine))?|no (?:price |budget )?limit)(?!\S)/;

const withPrices = ({ bound: _, ...asked }: Asked, bounds: Pick<CatalogueQuestion, 'minPrice' | 'maxPrice'>): Asked => ({
  ...asked,
  question: { ...asked.question, ...bounds },
  ...(asked.wishes && { wishes: asked.wishes.map((wish) => ({ ...wish, ...bounds })) }),
});

/**
 * "Price doesn't matter, the one with suspension", "I got 900, give me the bigger one": the budget, and what is said besides. Undefined where nothing says that
 * prices do not matter, and no clause, or every one, states a budget.
 */
export function budgetIn(typed: string, plain: string, asked: Asked): Budget | undefined {
  if (ANY_PRICE.test(plain)) {
    const rest = plain.replace(ANY_PRICE, ' ').replace(/\s+/g, ' ').trim();
    return { rest, asked: withPrices(asked, { minPrice: undefined, maxPrice: undefined }) };
  }
  const clauses = typed.split(/[,;.!?]\s+/);
  const read = clauses.map((clause) => ({ clause, said: amountAmong(writtenOut(normalize(clause)), usualPrice(asked)) }));
  const [budget, ...others] = read.filter(({ said }) => said?.isAll);
  if (!budget || others.length > 0 || clauses.length === 1) return undefined;
  const rest = normalize(clauses.filter((clause) => clause !== budget.clause).join(', '));
  return { rest, asked: withPrices(asked, { minPrice: undefined, maxPrice: budget.said!.amount }) };
}
