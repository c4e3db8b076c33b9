import type { Ctx } from '../../../../../platform/context.ts';
import type { Answer } from '../../answers.ts';
import { citedFacts } from '../../catalogue/catalogue.ts';
import { exactAnswer, nothingAnswer } from '../../catalogue/catalogue-answer.ts';
import { pricedInThousands } from '../../understanding/amounts/amounts.ts';
import { writtenOut } from '../../understanding/phrases.ts';
import { catalogueQuestion, normalize, type CatalogueQuestion } from '../../understanding/question.ts';

/**
 * Removes products above the stated maximum price from an answer, because a clause may have been answered on its own. "Up to 900, a laptop should
 * fit" shows no laptop for 30,000.
 */
export async function withinStated(ctx: Ctx, typed: string, answer: Answer): Promise<Answer> {
  const { asked } = answer;
  const { maxPrice = 0 } = pricedInThousands(catalogueQuestion(writtenOut(normalize(typed)), []));
  if (!asked || asked.wishes || answer.isEmpty || maxPrice === 0 || asked.question.maxPrice !== undefined) return answer;
  if ((await citedFacts(ctx, answer)).every(({ price }) => price <= maxPrice)) return answer;
  const bounded: CatalogueQuestion = { ...asked.question, maxPrice, wants: 'list' };
  return (await exactAnswer(ctx, bounded)) ?? nothingAnswer(ctx, bounded);
}
