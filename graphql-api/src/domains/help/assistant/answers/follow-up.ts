import type { Ctx } from '../../../../platform/context.ts';
import { findProducts, goodsIn, productFact, type Fact } from '../catalogue.ts';
import { followUpOf, type Asked } from '../conversation.ts';
import { comparedText } from '../understanding/comparison.ts';
import { aboutShown, type Aspect } from '../understanding/context.ts';
import { catalogueQuestion, type CatalogueQuestion } from '../understanding/question.ts';
import { additionsOf, refinementOf } from '../understanding/refinement.ts';
import { limitsOf, linkTo, plainText, productDetail, productLine } from '../understanding/wording.ts';
import { reply, type Answer } from './answer.ts';
import { foundAnswer, moreAnswer } from './catalogue-answer.ts';

const CHAT = 'Press **Message seller** on its page: the chat is the quickest way.';

/** The beginning of a word is enough: "battery" in "batteries". */
const isIn = (word: string, { name, description }: Fact): boolean =>
  `${name} ${description}`.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2)));

function textsAnswer(ctx: Ctx, fact: Fact, words: string): string {
  const says = words.split(' ').some((word) => isIn(word, fact));
  return says ? productDetail(ctx, fact) : `The listing of ${linkTo(fact)} does not say anything about "${plainText(words)}". ${CHAT}`;
}

/** What is said of a product that was shown, by what is asked. */
function aspectText(ctx: Ctx, fact: Fact, aspect: Aspect, words: string): string {
  switch (aspect) {
    case 'buy':
      return `To buy ${linkTo(fact)}, [sign in](/signin), open it and press **Contact Product Owner** to place the order. ${CHAT} Nothing is paid on this site.`;
    case 'contact':
      return `I never give out contact data. Open ${linkTo(fact)}: **Message seller** opens a chat, and **Buy Now** shows the name, phone and email address of the seller once you have [signed in](/signin).`;
    case 'seller':
      return `${plainText(fact.seller)} sells ${linkTo(fact)}. ${CHAT}`;
    case 'texts':
      return textsAnswer(ctx, fact, words);
    case 'detail':
      return productDetail(ctx, fact);
  }
}

async function shownAnswer(ctx: Ctx, plain: string, asked: Asked): Promise<Answer | undefined> {
  const about = aboutShown(plain, asked);
  const fact = about && (await productFact(ctx, about.id));
  if (!fact) return undefined;
  const which = asked.shown.length > 1 ? 'About the first of them: ' : '';
  return { ...reply(`${which}${aspectText(ctx, fact, about.aspect, about.words)}`, [fact]), asked: { ...asked, shown: [fact] } };
}

async function comparisonOfShown(ctx: Ctx, ids: [string, string], asked: Asked): Promise<Answer | undefined> {
  const [one, other] = [await productFact(ctx, ids[0]), await productFact(ctx, ids[1])];
  if (!one || !other) return undefined;
  return { ...reply(`${productLine(ctx, one)}\n${productLine(ctx, other)}\n\n${comparedText(ctx, one, other)}`, [one, other]), asked };
}

/** What has the words and keeps the limits of a question that goes on; nothing near. */
async function strictly(ctx: Ctx, question: CatalogueQuestion): Promise<Answer | undefined> {
  const result = await findProducts(ctx, question);
  return result.found.length > 0 && result.exact ? foundAnswer(ctx, question, result) : undefined;
}

/** Says that there is none. What was asked before stays what the conversation goes on from. */
function noneAnswer(ctx: Ctx, question: CatalogueQuestion, asked: Asked): Answer {
  return { ...reply(`None: I found nothing for "${plainText(question.words)}"${limitsOf(ctx, question)}.`), asked };
}

/** Something cheaper than all that was shown, or else the cheapest of what was. */
async function cheaperAnswer(ctx: Ctx, question: CatalogueQuestion, asked: Asked): Promise<Answer> {
  const most = Math.max(...asked.shown.map(({ price }) => price));
  const wider = asked.shown.length > 1 ? await strictly(ctx, { ...question, maxPrice: most - 0.01 }) : undefined;
  return (await strictly(ctx, question)) ?? wider ?? noneAnswer(ctx, question, asked);
}

const withoutPrices = (question: CatalogueQuestion): CatalogueQuestion => ({ ...question, minPrice: undefined, maxPrice: undefined });

/** A question that adds words to the last one: what has them all, within the limits or, for want of that, beyond the price; or a plain no. */
async function additionAnswer(ctx: Ctx, plain: string, asked: Asked): Promise<Answer | undefined> {
  const additions = additionsOf(plain, asked.question);
  for (const question of additions) {
    const answer = await strictly(ctx, question);
    if (answer) return answer;
  }
  const [first] = additions;
  if (!first) return undefined;
  // What names goods by itself asks for those.
  if ((await goodsIn(ctx, catalogueQuestion(plain, []).words)).length > 0) return undefined;
  const wider = /\b(?:any|koi|ones?)\b/.test(plain) && hasPrices(first) ? await strictly(ctx, withoutPrices(first)) : undefined;
  return wider ? { ...wider, text: `None${limitsOf(ctx, first)}. Without that limit: ${wider.text}` } : noneAnswer(ctx, first, asked);
}

const hasPrices = ({ minPrice, maxPrice }: CatalogueQuestion): boolean => minPrice !== undefined || maxPrice !== undefined;

/** The answer to a question that goes on from the last one of the conversation; undefined when it stands by itself. */
export async function followUpAnswer(ctx: Ctx, plain: string, asked: Asked, isHelp: boolean): Promise<Answer | undefined> {
  const next = followUpOf(plain, asked);
  if (next?.kind === 'compare') return comparisonOfShown(ctx, next.ids, asked);
  if (next?.kind === 'list') return next.skip > 0 ? moreAnswer(ctx, next.question, next.skip) : cheaperAnswer(ctx, next.question, asked);
  if (next) {
    const fact = await productFact(ctx, next.id);
    return fact && { ...reply(productDetail(ctx, fact), [fact]), asked: { ...asked, shown: [fact] } };
  }
  const refined = refinementOf(plain, asked.question);
  if (refined) return (await strictly(ctx, refined)) ?? noneAnswer(ctx, refined, asked);
  return (await shownAnswer(ctx, plain, asked)) ?? (isHelp ? undefined : additionAnswer(ctx, plain, asked));
}
