import { releaseSlotWhile, type Ctx } from '../../../platform/context.ts';
import { reviewTexts } from '../../safety/content-policy/text/review-texts.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import { reply, type Answer } from './answers/answer.ts';
import { catalogueAnswer } from './answers/catalogue-answer.ts';
import { followUpAnswer } from './answers/follow-up.ts';
import { categoryNames, productFact, findProducts } from './catalogue.ts';
import { keepAsked, lastAsked, type Asked } from './conversation.ts';
import { isGrounded } from './understanding/grounding.ts';
import { careAnswer } from './topics/care.ts';
import { contactTopic } from './topics/help.ts';
import { ownDataAnswer } from './own-data.ts';
import { compareThings, comparisonIn } from './understanding/comparison.ts';
import { anything, catalogueQuestion, hasLimits, inEnglish, normalize, parseQuestion, type Question } from './understanding/question.ts';
import { spoken } from './understanding/spoken.ts';
import { scoredHelp } from './topics/scored-help.ts';
import { productDetail, plainText, productLine } from './understanding/wording.ts';

const questionsOfUser = ({ infra }: Ctx): Limit => ({ name: 'questions-user', points: infra.settings.limits.userQuestions, seconds: 60 });
const questionsOfAddress = ({ infra }: Ctx): Limit => ({ name: 'questions', points: infra.settings.limits.addressQuestions, seconds: 60 });

/** A user has a budget of one's own; guests share that of their address. Throws RATE_LIMITED. */
async function countQuestion(ctx: Ctx): Promise<void> {
  if (ctx.viewer) await ctx.infra.rateLimiter.use(questionsOfUser(ctx), ctx.viewer.id);
  else await ctx.infra.rateLimiter.use(questionsOfAddress(ctx), ctx.ip);
}

const ABOUT_ONE =
  /\b(it|this|that|price|cost|much|stock|available|left|deliver(y|ed|s)?|shipping|sold|sells?|seller|owner|condition|describe|about|details?|good|rating|reviews?|category|free)\b/;
const ABOUT_OTHERS = /\b(similar|other|others|else|another|alternatives?|cheaper)\b/;

/** About the product whose page is open. */
async function aboutProduct(ctx: Ctx, productId: string, plain: string): Promise<Answer | undefined> {
  const fact = isId(productId) ? await productFact(ctx, productId) : undefined;
  if (!fact) return undefined;
  if (ABOUT_OTHERS.test(plain)) {
    const cheaper = /\bcheaper\b/.test(plain) ? { maxPrice: fact.price, order: 'cheapest' as const } : {};
    const { found } = await findProducts(ctx, { ...anything, category: fact.category, ...cheaper });
    const others = found.filter(({ id }) => id !== fact.id);
    if (others.length > 0)
      return reply(`Others under ${plainText(fact.category)}:\n\n${others.map((fact) => productLine(ctx, fact)).join('\n')}`, others);
    return reply(`There is nothing else like it under ${plainText(fact.category)} now.`);
  }
  return ABOUT_ONE.test(plain) ? reply(productDetail(ctx, fact), [fact]) : undefined;
}

const THINGS =
  /\b(products?|things?|items?|listings?|sale|sell|available|buy|have|show|find|search|any|cheap(est)?|expensive|newest|latest|best|categor(y|ies)|under|below|above|between|price|cost|much|deliver(y|ed)?|free|looking|need|want|stock|left|selling|sells)\b/;

/** The help texts call the product CampusCart; an operator may call it otherwise. */
const named = (ctx: Ctx, text: string) => text.replaceAll('CampusCart', () => ctx.infra.settings.brandName);

/** Goods and services that may not be listed, which nobody can sell or find here; undefined when a question names none. */
function prohibitedAnswer(text: string): string | undefined {
  const found = reviewTexts({ name: text }).filter(({ kind, isDoubtful }) => !isDoubtful && kind !== 'contact data' && kind !== 'abusive language');
  const [first] = found;
  return (
    first &&
    `That may not be bought or sold here: ${first.kind} (${plainText(first.words.join(', '))}) do not meet the marketplace norms. Nothing of the kind is listed.`
  );
}

async function comparisonAnswer(ctx: Ctx, plain: string): Promise<Answer | undefined> {
  const comparison = comparisonIn(inEnglish(plain));
  const compared = comparison && (await compareThings(ctx, comparison));
  return compared && reply(compared.text, compared.cited);
}

/** Help that is found by scored words, unless the question has limits that only the catalogue knows. */
const helpFor = (plain: string, question: Question) =>
  question.kind === 'catalogue' && (question.maxPrice !== undefined || question.category) ? undefined : scoredHelp(plain);

/** A question as it was asked, and what is known when it comes. */
interface Asking {
  text: string;
  plain: string;
  productId: string | null;
}

/** Answers that need no reading of the catalogue's question: care, own data, prohibited goods, and what goes on from the last answer. */
async function settledAnswer(ctx: Ctx, { text, plain, productId }: Asking, asked: Asked | undefined): Promise<Answer | undefined> {
  const care = careAnswer(ctx, text, plain);
  if (care) return { ...reply(care), isFixed: true };
  const own = await ownDataAnswer(ctx, plain, asked?.about);
  if (own) return { ...reply(own.text), asked: { question: asked?.question ?? anything, shown: [], skipped: 0, about: own.about } };
  const prohibited = prohibitedAnswer(text);
  if (prohibited) return { ...reply(prohibited), ...remembered(text) };
  if (productId !== null) return undefined;
  const followed = asked && (await followUpAnswer(ctx, inEnglish(plain), asked, scoredHelp(plain) !== undefined));
  return followed ?? comparisonAnswer(ctx, plain);
}

/** What was asked for in vain stays in mind, so that "a book on it" is about that. */
function remembered(text: string): Pick<Answer, 'asked'> {
  const question = catalogueQuestion(text, []);
  return question.words ? { asked: { question, shown: [], skipped: 0 } } : {};
}

/** The help text for a question, unless it asks for others like the product whose page is open. */
function helpAnswer({ plain, productId }: Asking, question: Question): string | undefined {
  if (productId !== null && ABOUT_OTHERS.test(plain) && !contactTopic.asks.test(plain)) return undefined;
  return helpFor(plain, question) ?? (question.kind === 'help' ? question.answer : undefined);
}

async function readAnswer(ctx: Ctx, asking: Asking): Promise<Answer> {
  const { text, plain, productId } = asking;
  const question = parseQuestion(text, await categoryNames(ctx));
  const help = helpAnswer(asking, question);
  if (help) return reply(named(ctx, help));
  const hasCategory = question.kind === 'catalogue' && question.category !== undefined;
  const scoped = productId && !hasCategory ? await aboutProduct(ctx, productId, plain) : undefined;
  if (scoped) return scoped;
  if (question.kind === 'help') return reply(named(ctx, question.answer));
  return catalogueAnswer(ctx, question, plain, hasCategory || hasLimits(question) || THINGS.test(inEnglish(plain)));
}

async function builtIn(ctx: Ctx, typed: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
  const text = spoken(typed);
  const asking = { text, plain: normalize(text), productId };
  return (await settledAnswer(ctx, asking, asked)) ?? readAnswer(ctx, asking);
}

/**
 * Answers a question about the catalogue, the points or the site, from the database and the help texts alone; with a product,
 * questions such as "how much is it" are about that one; in a conversation, "cheaper ones" goes on from the last answer. A viewer's own points,
 * orders, listings and messages are shown to the viewer alone. A language model, where one is set, may word the answer; when it fails,
 * is slow, or says what the answer does not, the built-in words stand. Throws INVALID_INPUT about `query`, RATE_LIMITED.
 */
export async function askAssistant(ctx: Ctx, input: AskAssistantInput): Promise<Answer> {
  const { query, productId = null, conversationId } = checkInput(AskAssistantInput, input);
  await countQuestion(ctx);
  const answer = await builtIn(ctx, query, productId, await lastAsked(ctx, conversationId));
  if (answer.asked) await keepAsked(ctx, conversationId, answer.asked);
  const { languageModel } = ctx.infra;
  if (!languageModel || answer.isFixed) return answer;
  const worded = await releaseSlotWhile(ctx, () => languageModel.word(query, answer.text));
  return worded && isGrounded(worded, answer.text) ? { ...answer, text: worded } : answer;
}
