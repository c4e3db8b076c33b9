import type { Ctx } from '../../../../../platform/context.ts';
import { detailAnswer, reply, type Answer } from '../../answers.ts';
import { factsOf, productFact } from '../../catalogue/catalogue.ts';
import { exactAnswer, moreAnswer, nothingAnswer } from '../../catalogue/catalogue-answer.ts';
import { thingsNamedIn } from '../../catalogue/left-aside.ts';
import { followUpOf, type Asked } from '../../conversation.ts';
import { comparedText } from '../../understanding/comparison.ts';
import type { CatalogueQuestion } from '../../understanding/question.ts';
import { productLine } from '../../understanding/wording.ts';
import type { Going } from '../going.ts';
import { spokenOf, wordsAsked, type Said } from './in-sight.ts';

/** Matches comparisons of the price of the product shown with that of another: "is it cheaper than the galvin". */
const THAN =
  /^(?:(?:and|so|but|then|ok) )*(?:is|are|does|do) (?:it|this|that|they|these|this one|that one)(?: cost)? (?:any |much )?(?:cheaper|costlier|dearer|pricier|less|more)(?: expensive| costly)? than (?:the |that |your )?(.+)$/;

/** Compares the product shown with a discussed one that the question names; undefined if it names none. */
export async function comparedWithSpoken(ctx: Ctx, { plain, asked }: Said): Promise<Answer | undefined> {
  const other = THAN.exec(plain)?.[1];
  const [only, ...others] = asked.shown;
  if (other === undefined || !only || others.length > 0) return undefined;
  const spoken = await factsOf(
    ctx,
    [...(asked.recent ?? []), ...(asked.listed ?? [])].filter(({ id }) => id !== only.id),
  );
  const named = await spokenOf(ctx, wordsAsked(other), spoken);
  return named && comparisonOfShown(ctx, [only.id, named.id], asked);
}

/** Answers follow-ups such as "the second one", "more", "cheaper" and "compare them". */
export async function following(ctx: Ctx, { rest, asked }: Going): Promise<Answer | undefined> {
  const next = followUpOf(rest, asked);
  if (!next) return undefined;
  if (next.kind === 'else') return restAnswer(ctx, next.question, asked);
  if (next.kind === 'list') return next.skip > 0 ? moreAnswer(ctx, next.question, next.skip) : cheaperAnswer(ctx, next.question, asked);
  if (next.kind === 'compare') return comparisonOfShown(ctx, next.ids, asked);
  const fact = await productFact(ctx, next.id);
  return fact && detailAnswer(ctx, fact, asked);
}

/** Shows what else fits the last question; if that is all, shows the same again. */
async function restAnswer(ctx: Ctx, question: CatalogueQuestion, { shown, skipped }: Asked): Promise<Answer> {
  const more = await moreAnswer(ctx, question, skipped + shown.length);
  return more.asked ? more : ((await exactAnswer(ctx, { ...question, wants: 'list' })) ?? more);
}

/** Shows what is cheaper than all products shown; if nothing is and there are several, shows the cheapest of them. */
async function cheaperAnswer(ctx: Ctx, question: CatalogueQuestion, asked: Asked): Promise<Answer> {
  for (const words of [question.words, ...(await thingsNamedIn(ctx, question.words))]) {
    const cheaper = await exactAnswer(ctx, { ...question, words });
    if (cheaper) return cheaper;
  }
  const [least, ...others] = (await factsOf(ctx, asked.shown)).toSorted((one, other) => one.price - other.price);
  if (!least || others.length === 0) return nothingAnswer(ctx, question);
  const answer = detailAnswer(ctx, least, asked);
  return { ...answer, text: `Nothing like that costs less. ${answer.text}` };
}

async function comparisonOfShown(ctx: Ctx, ids: [string, string], asked: Asked): Promise<Answer | undefined> {
  const [one, other] = [await productFact(ctx, ids[0]), await productFact(ctx, ids[1])];
  if (!one || !other) return undefined;
  return { ...reply(`${productLine(ctx, one)}\n${productLine(ctx, other)}\n\n${comparedText(ctx, one, other)}`, [one, other]), asked };
}
