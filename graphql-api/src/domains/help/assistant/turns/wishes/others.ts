import type { Ctx } from '../../../../../platform/context.ts';
import type { Answer } from '../../answers.ts';
import { factsOf } from '../../catalogue/catalogue.ts';
import { exactAnswer } from '../../catalogue/catalogue-answer.ts';
import { wordsBeside } from '../../understanding/about-shown.ts';
import { catalogueQuestion, normalize, type CatalogueQuestion } from '../../understanding/question.ts';
import { limitsAfter } from '../../understanding/refinement.ts';
import type { Said } from '../shown/in-sight.ts';
import { namesWish } from './wish-words.ts';

/** Matches questions asking for products other than those shown. */
const OTHER_THAN =
  /\b(?:other than|apart from|besides|except|except for|aside from|not counting) (?:that|this|these|those|it|them)(?: (?:one|ones))?(?= |$)|\b(?:iske|uske|inke) (?:alawa|alava|siwa)\b/;
const ANOTHER =
  /(?:^| )(?:(?:any|some|an) ?others?(?! (?:one|than))|vera|vere|verey|bere|inkoka|inkoti|inko|koi aur|aur koi|koi dusr[aei]|koi doosr[aei])(?= \S)/;

/** Returns what a question asks for besides "other": in its own words, otherwise the last question in its widest form. */
function questionsFor(rest: string, { asked: { question, wider } }: Said): CatalogueQuestion[] {
  const added = catalogueQuestion(rest, []);
  const words = wordsBeside(added.words).join(' ');
  const isOfLast = words === '' || namesWish(words, question);
  const last = [question, ...(wider ? [wider] : [])].map((each) => ({ ...each, ...limitsAfter(each, added), wants: 'list' as const }));
  return isOfLast ? last : [{ ...added, words, wants: 'list' }, ...last.map((each) => ({ ...each, words: `${each.words} ${words}` }))];
}

/** Shows what is available besides the products shown: "what is within 1000 other than that", "any other novel". */
export async function otherThanShown(ctx: Ctx, said: Said): Promise<Answer | undefined> {
  const { plain, asked } = said;
  const pattern = [OTHER_THAN, ANOTHER].find((each) => each.test(plain));
  if (!pattern || asked.shown.length === 0) return undefined;
  const shown = (await factsOf(ctx, asked.shown)).map(({ name }) => normalize(name));
  for (const question of questionsFor(plain.replace(pattern, ' ').replace(/\s+/g, ' ').trim(), said)) {
    const answer = await exactAnswer(ctx, { ...question, without: [...new Set([...question.without, ...shown])] });
    if (answer) return answer;
  }
  return undefined;
}
