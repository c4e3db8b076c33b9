import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts, saysPurpose } from '../../../../market/search/search.service.ts';
import type { Answer } from '../../answers.ts';
import { answerAsTyped } from '../../catalogue/catalogue-answer.ts';
import { anything, catalogueQuestion, hasLimits } from '../../understanding/question.ts';
import type { Going } from '../going.ts';

/** What wishes for a thing that has no name. */
const UNNAMED = /\b(?:something|smth|smthng|smthing|somewhere|kuch)\b/;
/** What makes it depend on what was shown. */
const OF_SHOWN = /\b(?:it|its|that|them|those|these|this|one|ones|than|cheaper|other|else)\b/;

/** Whether a text says what is wanted by what it is for, or by a thing that it has: "something in black" only says which of the last wish. */
const saysWhat = async (ctx: Ctx, typed: string, words: string): Promise<boolean> =>
  (await saysPurpose(ctx, typed)) || (await namedParts(ctx, words)).some(({ isThing, isCertain }) => isThing && isCertain);

/** "Something small with four strings" after a keyboard: what the search finds for it, and not what of the last wish has strings. */
export async function unnamedWish(ctx: Ctx, { typed, plain }: Going): Promise<Answer | undefined> {
  const question = catalogueQuestion(plain, []);
  if (!UNNAMED.test(plain) || OF_SHOWN.test(plain) || hasLimits(question)) return undefined;
  return (await saysWhat(ctx, typed, question.words)) ? answerAsTyped(ctx, { ...anything, asked: typed, order: 'relevance' }) : undefined;
}
