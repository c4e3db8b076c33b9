import type { Ctx } from '../../../../../platform/context.ts';
import { namedParts, saysPurpose } from '../../../../market/search/search.service.ts';
import type { Answer } from '../../answers.ts';
import { answerAsTyped } from '../../catalogue/catalogue-answer.ts';
import { anything, catalogueQuestion, hasLimits } from '../../understanding/question.ts';
import type { Going } from '../going.ts';

/** Matches wishes for an unnamed thing. */
const UNNAMED = /\b(?:something|smth|smthng|smthing|somewhere|kuch)\b/;
/** Matches words that refer to what was shown. */
const OF_SHOWN = /\b(?:it|its|that|them|those|these|this|one|ones|than|cheaper|other|else)\b/;

/** Returns whether a text describes what is wanted by its purpose or by a thing that it has. "Something in black" only narrows the last wish. */
const saysWhat = async (ctx: Ctx, typed: string, words: string): Promise<boolean> =>
  (await saysPurpose(ctx, typed)) || (await namedParts(ctx, words)).some(({ isThing, isCertain }) => isThing && isCertain);

/** Answers "something small with four strings" after a keyboard with what the search finds, not with results of the last wish that have strings. */
export async function unnamedWish(ctx: Ctx, { typed, plain }: Going): Promise<Answer | undefined> {
  const question = catalogueQuestion(plain, []);
  if (!UNNAMED.test(plain) || OF_SHOWN.test(plain) || hasLimits(question)) return undefined;
  return (await saysWhat(ctx, typed, question.words)) ? answerAsTyped(ctx, { ...anything, asked: typed, order: 'relevance' }) : undefined;
}
