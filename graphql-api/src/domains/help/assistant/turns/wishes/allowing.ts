import type { Ctx } from '../../../../../platform/context.ts';
import type { Answer } from '../../answers.ts';
import { exactAnswer } from '../../catalogue/catalogue-answer.ts';
import type { Asked } from '../../conversation.ts';
import { turnOf, writtenOut, type Turn } from '../../understanding/phrases.ts';
import { normalize, type CatalogueQuestion } from '../../understanding/question.ts';
import { unrefused } from './refusing.ts';

/** Matches phrases that take a refusal back, after what was refused: "boat is fine too", "skybags allowed again". */
const ALLOWS =
  /^(?:(?:ok|okay|fine|alright|hmm|and|but|then|actually) )*(?:\S+ ){1,3}?(?:(?:is|are) (?:also )?)?(?:fine|ok|okay|allowed|acceptable|chalega|chalegi|parledu|paravalla)(?: (?:too|also|again|now|then|as well))*$/;

const listed = (question: CatalogueQuestion): CatalogueQuestion => ({ ...question, wants: 'list' });

/**
 * Answers a question with a clause that only takes a refusal back: the rest of the question as if nothing had been refused, or what is now available.
 * Undefined for a question without such a clause.
 */
export async function allowedAgain(
  ctx: Ctx,
  typed: string,
  last: Asked,
  answerTo: (rest: string, turn: Turn, asked: Asked) => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  if (last.question.without.length === 0) return undefined;
  const clauses = typed.split(/[,;.!?]\s*/).filter(Boolean);
  const allowed = clauses.map((clause) => writtenOut(normalize(clause))).findIndex((clause) => ALLOWS.test(clause));
  const asked = allowed < 0 ? last : unrefused(last, writtenOut(normalize(clauses[allowed]!)));
  if (asked.question.without.length === last.question.without.length) return undefined;
  const rest = clauses.filter((_, at) => at !== allowed).join(', ');
  const again = await exactAnswer(ctx, listed(asked.question));
  if (rest === '' || !again?.asked) return again;
  return (await answerTo(rest, turnOf(writtenOut(normalize(rest))), { ...asked, ...again.asked })) ?? again;
}
