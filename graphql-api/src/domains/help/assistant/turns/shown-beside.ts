import type { Ctx } from '../../../../platform/context.ts';
import { NOT_KNOWN, unknown, type Answer } from '../answers.ts';
import { citedFacts, type Fact } from '../catalogue/catalogue.ts';
import type { Asked } from '../conversation.ts';
import { writtenOut } from '../understanding/phrases.ts';
import { normalize } from '../understanding/question.ts';
import { productBefore } from '../understanding/wording.ts';
import { mayAsk, refuses } from './shown/asked-of-shown.ts';
import { factsInSight, meantInSight, namesAnother, wordsAsked, type Said } from './shown/in-sight.ts';
import { hasWord } from './shown/properties.ts';
import { stemOf } from './wishes/wish-words.ts';

/** Maximum number of words. Longer questions say what they are about. */
const MOST_WORDS = 26;

/** Returns whether the name of a product contains all words as they are. */
function isCalled({ name }: Fact, words: readonly string[]): boolean {
  const called = new Set(normalize(name).split(' ').map(stemOf));
  return words.length > 0 && words.every((word) => called.has(stemOf(word)));
}

/**
 * Returns whether an answer is empty, or shows nothing that is in sight and may be about something else than the question: its first product does not
 * have the name in the question, or a product in sight has one of the words.
 */
async function isElsewhere(ctx: Ctx, { plain, asked }: Said, answer: Answer): Promise<boolean> {
  if (answer.isEmpty) return true;
  const inSight = await factsInSight(ctx, asked);
  const [first] = await citedFacts(ctx, answer);
  if (!first || answer.productIds.some((id) => inSight.some((fact) => fact.id === id))) return false;
  const words = wordsAsked(plain);
  return !isCalled(first, words) || words.some((word) => inSight.some((fact) => hasWord(fact, word)));
}

/**
 * Adds the products shown before to an answer if it is doubtful which of the two a question is about: it may ask something, names no thing that is
 * not in sight, and was looked up as a wish. "Frame?" after a mirror also finds other products whose text contains "frame".
 */
export async function withShownBeside(ctx: Ctx, typed: string, asked: Asked, answer: Answer): Promise<Answer> {
  if (asked.own !== undefined || answer.isFixed) return answer;
  const said = { typed, plain: writtenOut(normalize(typed)), asked };
  if (!mayAsk(said, MOST_WORDS) || refuses(said) || !(await isElsewhere(ctx, said, answer))) return answer;
  if (await namesAnother(ctx, wordsAsked(said.plain), asked)) return answer;
  const { facts } = await meantInSight(ctx, said);
  if (facts.length === 0) return answer;
  // The description of what else the assistant can do is left out, because it was not asked for.
  const found = answer.text === unknown(ctx).text ? NOT_KNOWN : answer.text;
  return { ...answer, text: [found, ...facts.map((fact) => productBefore(ctx, fact))].join('\n\n') };
}
