import type { Ctx } from '../../../../platform/context.ts';
import { findProducts, type Fact, type Found } from '../catalogue/catalogue.ts';
import { anything, thingWords, type CatalogueQuestion } from './question.ts';
import { amountText } from '../../../../platform/text/local-text.ts';
import { linkTo, plainText, productLine } from './wording.ts';

type Order = CatalogueQuestion['order'];

/** Two things that a question compares, and which products of each are meant: the cheapest, the best rated or the most expensive. */
export interface Comparison {
  sides: [string, string];
  order: Order;
}

/** How a question begins to compare, and what stands between the two. */
const PHRASES: [said: RegExp, between: string[]][] = [
  [/\b(?:compare|comparison|difference between|compared)\b/, ['vs', 'versus', 'and', 'with', 'to', 'or', 'aur']],
  [/\b(?:vs|versus)\b/, ['vs', 'versus']],
  [
    /\b(?:cheaper|less expensive|costs? less|better|more expensive|costlier|costs? more|kaunsa|konsa|kaun sa|kon sa|कौन सा)\b/,
    ['or', 'than', 'and', 'ya', 'aur', 'या'],
  ],
];

const ORDERS: [said: RegExp, order: Order][] = [
  [/\b(?:better|best|rated|reviews?)\b/, 'best'],
  [/\b(?:more expensive|costlier|costs? more)\b/, 'mostExpensive'],
];

/** Words that compare, and name no thing. */
const COMPARING = new Set(
  'compare comparison compared comparing difference between vs versus cheaper less expensive costs cost better more costlier kaunsa konsa kaun kon sa sasta mehnga price prices both them whichever which one ones'.split(
    ' ',
  ),
);

const sideOf = (words: readonly string[]): string => thingWords(words.filter((word) => !COMPARING.has(word)).join(' '));
const namesThing = (side: string): boolean => /\p{L}/u.test(side);

/** Reads "which is cheaper, A or B" and the like from a normalized question; undefined for another one. */
export function comparisonIn(plain: string): Comparison | undefined {
  const phrase = PHRASES.find(([said]) => said.test(plain));
  if (!phrase) return undefined;
  const words = plain.split(' ');
  for (const between of phrase[1]) {
    const at = words.indexOf(between);
    const sides: [string, string] = [sideOf(words.slice(0, Math.max(at, 0))), sideOf(words.slice(at + 1))];
    if (at > 0 && sides.every(namesThing) && sides[0] !== sides[1]) {
      return { sides, order: ORDERS.find(([said]) => said.test(plain))?.[1] ?? 'cheapest' };
    }
  }
  return undefined;
}

/** Which of two products costs less, and which has the better reviews. */
export function comparedText(ctx: Ctx, one: Fact, other: Fact): string {
  const [less, more] = one.price <= other.price ? [one, other] : [other, one];
  const prices =
    less.price === more.price ? 'Both cost the same.' : `${linkTo(less)} is cheaper by ${amountText(ctx.infra.settings, more.price - less.price)}.`;
  if (one.reviews === 0 || other.reviews === 0 || one.rating === other.rating) return prices;
  return `${prices} ${linkTo(one.rating > other.rating ? one : other)} has the better reviews.`;
}

const WHICH: Partial<Record<Order, string>> = { best: 'best rated', mostExpensive: 'most expensive', cheapest: 'cheapest' };

function sideLine(ctx: Ctx, side: string, { found, total, exact }: Found, order: Order): string {
  const [first] = found;
  if (!first || !exact) return `- I found nothing that fits "${plainText(side)}".`;
  return total > 1 ? `${productLine(ctx, first)}. The ${WHICH[order]} of ${total} for "${plainText(side)}".` : productLine(ctx, first);
}

/** Compares two things by the products that have their words; undefined where neither is on sale. */
export async function compareThings(ctx: Ctx, { sides, order }: Comparison): Promise<{ text: string; cited: Fact[] } | undefined> {
  const results: Found[] = [];
  for (const words of sides) results.push(await findProducts(ctx, { ...anything, words, order }));
  const cited = results.flatMap(({ found, exact }) => (exact ? found.slice(0, 1) : []));
  const [one, other] = cited;
  if (!one) return undefined;
  const lines = sides.map((side, index) => sideLine(ctx, side, results[index]!, order)).join('\n');
  return { text: other && one.id !== other.id ? `${lines}\n\n${comparedText(ctx, one, other)}` : lines, cited };
}
