import type { Ctx } from '../../../../../platform/context.ts';
import { detailAnswer, listText, reply, type Answer } from '../../answers.ts';
import { factsOf, type Fact } from '../../catalogue/catalogue.ts';
import { contactTopic, topicOf } from '../../topics/help.ts';
import { helpFor } from '../../topics/help-for.ts';
import { scoredHelp } from '../../topics/scored-help.ts';
import { intentOf, isPointing, wordsBeside, type Intent } from '../../understanding/about-shown.ts';
import { linkTo, plainText, productDetail } from '../../understanding/wording.ts';
import type { Going } from '../going.ts';
import { notSaid, saysNothingOf } from './said-of.ts';

/** Help texts for how to do something with a thing; they apply to the first product shown. */
const HOW_TO: Partial<Record<Intent, () => string>> = {
  contact: () => contactTopic.answer,
  reserve: () => scoredHelp('can the seller reserve it for me') ?? topicOf('order').answer,
  buy: () => topicOf('order').answer,
  bargain: () => scoredHelp('can i negotiate the price') ?? contactTopic.answer,
  meet: () => scoredHelp('where do i meet the seller') ?? contactTopic.answer,
};

/** Matches references to several of the products shown. */
const OF_SEVERAL = /\b(?:two|both|those|these|them|each|dono|rendu|rendum)\b/;
/** Matches questions about what the asker may do, or how. */
const OF_ASKER = /^(?:(?:and|so|ok|then|also) )*(?:how |where |when )?(?:can|could|may|do|should|will|shall) (?:i|we)\b/;
/** Returns whether a question is about using the site, whatever is shown: "can I write a review". */
export const asksOfSite = (plain: string): boolean => OF_ASKER.test(plain) && helpFor(plain) !== undefined;
const MOST_DESCRIBED = 3;

/** Answers "how much is it", "seller?", "iska daam", "how do I contact him" about the products shown; of several, the first. */
export async function aboutShown(ctx: Ctx, { plain, rest, asked }: Going): Promise<Answer | undefined> {
  const intent = intentOf(rest);
  if (asked.shown.length === 0 || wordsBeside(rest).length > 0 || (!intent && !isPointing(rest))) return undefined;
  const facts = await factsOf(ctx, asked.shown);
  const [first] = facts;
  if (!first) return undefined;
  const how = intent && HOW_TO[intent];
  if (how) return { ...reply(`About ${linkTo(first)}: ${how()}`, [first]), asked: { ...asked, shown: [first] } };
  if (asksOfSite(plain)) return undefined;
  const ofAll = facts.length > 1 ? textOfAll(ctx, rest, facts) : undefined;
  if (ofAll !== undefined) return { ...reply(ofAll, facts), asked };
  return aboutOne(ctx, first, { rest, asked });
}

/** Describes one product, with the answer to the question first, or with a note that its listing does not say it. */
function aboutOne(ctx: Ctx, fact: Fact, { rest, asked }: Pick<Going, 'rest' | 'asked'>): Answer {
  const answer = detailAnswer(ctx, fact, asked);
  if (intentOf(rest) === 'seller') return { ...answer, text: `${plainText(fact.seller)} sells it. ${answer.text}` };
  return saysNothingOf(fact, rest) ? { ...answer, text: notSaid(answer.text) } : answer;
}

/** Returns what is said about several products: their prices, or full descriptions if the question refers to a few together. */
function textOfAll(ctx: Ctx, rest: string, facts: readonly Fact[]): string | undefined {
  if (intentOf(rest) === 'price') return listText(ctx, 'They cost:', facts);
  return facts.length <= MOST_DESCRIBED && OF_SEVERAL.test(rest) ? facts.map((fact) => productDetail(ctx, fact)).join('\n\n') : undefined;
}
