import type { Ctx } from '../../../../platform/context.ts';
import { reply, type Answer } from '../answers.ts';
import { findProducts, isHit, NOTHING, type Fact, type Found } from '../catalogue/catalogue.ts';
import { comparedText, comparisonIn, type ComparedSide, type Comparison, type Order } from '../understanding/comparison.ts';
import { anything, type CatalogueQuestion } from '../understanding/question.ts';
import { linkTo, plainText, productLine, quoteOf } from '../understanding/wording.ts';
import { thingsIn, wordsAsked } from './shown/in-sight.ts';
import { hasWord } from './shown/properties.ts';

const WHICH: Partial<Record<Order, string>> = { best: 'best rated', mostExpensive: 'most expensive', cheapest: 'cheapest' };

/** Result for one of the two compared things. */
interface Side extends Found {
  question: CatalogueQuestion;
}

/** Returns the names of a side, the likeliest first. A side that names no thing ("single or double mattress") shares the other's. */
async function namesOf(ctx: Ctx, { own, shared }: ComparedSide): Promise<string[]> {
  const isThing = own.length > 0 && (await thingsIn(ctx, own.at(-1)!.split(' '))).length > 0;
  return [...new Set(isThing ? [...own, ...shared] : [...shared, ...own])];
}

/** Returns whether a product found by a shared name also has the side's own name. */
const isCalled = ({ own }: ComparedSide, { found: [first], question: { words } }: Side): boolean =>
  own.includes(words) || (first !== undefined && (own.at(-1)?.split(' ') ?? []).every((word) => hasWord(first, word)));

/** Returns the result for the first name of a side that is the name of a listing, otherwise for the first name that finds anything. */
async function foundFor(ctx: Ctx, compared: ComparedSide, order: Order): Promise<Side> {
  const sides: Side[] = [];
  for (const words of await namesOf(ctx, compared)) {
    const question = { ...anything, words, order };
    const side = { ...(await findProducts(ctx, question)), question };
    if (isCalled(compared, side)) sides.push(side);
    if (sides.at(-1) === side && isHit(side) && side.isNamed && !side.isCorrected) return side;
  }
  const words = compared.own[0] ?? compared.shared[0] ?? '';
  return sides.find(isHit) ?? sides.at(-1) ?? { ...NOTHING, question: { ...anything, words, order } };
}

function sideLine(ctx: Ctx, { found, total, exact, question: { words, order } }: Side): string {
  const [first] = found;
  if (!first || !exact) return `- I found nothing that fits "${plainText(words)}".`;
  return total > 1 ? `${productLine(ctx, first)}. The ${WHICH[order]} of ${total} for "${plainText(words)}".` : productLine(ctx, first);
}

/**
 * Returns which of two products a "which" question means, and the statement about them: the one whose listing mentions what is asked, otherwise the
 * first.
 */
function meantOf(ctx: Ctx, one: Fact, other: Fact, { asks }: Comparison): { meant: Fact; text: string } {
  const words = wordsAsked(asks);
  const said = (fact: Fact) => words.filter((word) => hasWord(fact, word)).length;
  if (said(one) !== said(other)) {
    const meant = said(one) > said(other) ? one : other;
    return { meant, text: `${linkTo(meant)} says so:\n\n${quoteOf(meant)}` };
  }
  return { meant: one, text: comparedText(ctx, one, other) };
}

/**
 * Compares two things by the products that have their words, and stores both in order for the next question; undefined if the question does not
 * compare, if neither is on sale, or if both are the same.
 */
export async function comparisonAnswer(ctx: Ctx, typed: string): Promise<Answer | undefined> {
  const comparison = comparisonIn(typed);
  if (!comparison) return undefined;
  const sides: Side[] = [];
  for (const side of comparison.sides) sides.push(await foundFor(ctx, side, comparison.order));
  const shown = sides.filter(isHit).map(({ found: [first] }) => first!);
  const [one, other] = shown;
  if (!one || one.id === other?.id || (!other && !comparison.isExplicit)) return undefined;
  const lines = sides.map((side) => sideLine(ctx, side)).join('\n');
  const wishes = sides.map(({ question }) => question);
  const asked = { question: wishes.at(-1)!, wishes, heads: shown, shown, skipped: 0 };
  if (!other) return { ...reply(lines, shown), asked };
  const { meant, text } = meantOf(ctx, one, other, comparison);
  return { ...reply(`${lines}\n\n${text}`, meant === one ? shown : [other, one]), asked };
}
