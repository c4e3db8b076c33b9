import { releaseSlotWhile, type Ctx } from '../../../platform/context.ts';
import { reviewTexts } from '../../safety/content-policy/text/review-texts.ts';
import { isId } from '../../../platform/database/ids.ts';
import type { Limit } from '../../../platform/ports.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import { courseIn } from '../../market/search/search.service.ts';
import { categoryNames, productFact, findProducts, categoriesWithCounts, type Fact, type Found } from './catalogue.ts';
import { followUpOf, keepAsked, lastAsked, type Asked } from './conversation.ts';
import { isGrounded } from './understanding/grounding.ts';
import { contactTopic } from './topics/help.ts';
import { ownDataAnswer } from './own-data.ts';
import { refinementOf } from './understanding/refinement.ts';
import { compareThings, comparisonIn, comparedText } from './understanding/comparison.ts';
import { anything, hasLimits, inEnglish, normalize, parseQuestion, type CatalogueQuestion, type Question } from './understanding/question.ts';
import { scoredHelp } from './topics/scored-help.ts';
import { productDetail, limitsOf, productLine, plainText, productCount } from './understanding/wording.ts';

const questionsOfUser = ({ infra }: Ctx): Limit => ({ name: 'questions-user', points: infra.settings.limits.userQuestions, seconds: 60 });
const questionsOfAddress = ({ infra }: Ctx): Limit => ({ name: 'questions', points: infra.settings.limits.addressQuestions, seconds: 60 });

/** A user has a budget of one's own; guests share that of their address. Throws RATE_LIMITED. */
async function countQuestion(ctx: Ctx): Promise<void> {
  if (ctx.viewer) await ctx.infra.rateLimiter.use(questionsOfUser(ctx), ctx.viewer.id);
  else await ctx.infra.rateLimiter.use(questionsOfAddress(ctx), ctx.ip);
}

/** What the assistant says: Markdown, and the products it cites. */
export interface Answer {
  text: string;
  productIds: string[];
  /** What the conversation goes on from; left out where the answer shows no products. */
  asked?: Asked;
}

const reply = (text: string, cited: Fact[] = []): Answer => ({ text, productIds: cited.map(({ id }) => id) });

const UNKNOWN = 'I do not know that. I can tell you what is on sale, what it costs, how points work, and how to order, sell and sign up.';

async function overview(ctx: Ctx): Promise<Answer> {
  const stocked = (await categoriesWithCounts(ctx)).filter(({ count }) => count > 0);
  const sum = stocked.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return reply('Nothing is on sale yet. Be the first: [list something](/dashboard/user/create-product).');
  const names = stocked.map(({ name, count }) => `${plainText(name)} (${count})`).join(', ');
  const { found } = await findProducts(ctx, anything);
  return reply(
    `${productCount(sum)} can be bought now: ${names}.\n\nThe newest:\n\n${found.map((fact) => productLine(ctx, fact)).join('\n')}`,
    found,
  );
}

const isAnything = (question: CatalogueQuestion) => !question.words && !question.category && !hasLimits(question);

const asksForOverview = (question: CatalogueQuestion) =>
  question.wants === 'categories' || question.wants === 'count' || (isAnything(question) && question.order === 'newest');

const SUPERLATIVE = {
  cheapest: 'cheapest first',
  mostExpensive: 'most expensive first',
  best: 'best rated first',
  newest: 'newest first',
  relevance: '',
};

/** Says how many of the found products are listed, and in which order; empty where neither needs saying. */
function listingNote(total: number, listed: number, order: CatalogueQuestion['order']): string {
  const how = SUPERLATIVE[order];
  if (total > listed) return ` Here are ${listed} of them${how ? `, ${how}` : ''}.`;
  return how && total > 1 ? ` ${how[0]!.toUpperCase()}${how.slice(1)}.` : '';
}

/** Most words of a question that is nothing but the name of a thing. */
const NAME_WORDS = 3;

/** Whether a question that does not ask for things means those that were found: words that were taken for others may mean something else. */
function isAbout({ exact, isCorrected }: Found, { words }: CatalogueQuestion, plain: string): boolean {
  return (exact && !isCorrected) || (words === plain && words.split(' ').length <= NAME_WORDS);
}

async function fromCatalogue(ctx: Ctx, question: CatalogueQuestion, plain: string, asksForThings: boolean): Promise<Answer> {
  if (asksForOverview(question)) return asksForThings ? overview(ctx) : reply(UNKNOWN);
  const result = await findProducts(ctx, question);
  const { found, total, exact } = result;
  const limits = limitsOf(ctx, question);
  if (!asksForThings && !isAbout(result, question, plain)) return reply(UNKNOWN);
  if (found.length === 0) {
    return reply(question.words && !asksForThings ? UNKNOWN : `I found nothing${limits} that fits. Try other words, or [see everything](/).`);
  }
  if (question.wants === 'detail' && exact)
    return { ...reply(productDetail(ctx, found[0]!), [found[0]!]), asked: { question, shown: [found[0]!], skipped: 0 } };
  const rest = listingNote(total, found.length, question.order);
  const head = exact ? `${productCount(total)}${limits}.${rest}` : `Nothing fits all of that. These${limits} come close:`;
  return { ...reply(`${head}\n\n${found.map((fact) => productLine(ctx, fact)).join('\n')}`, found), asked: { question, shown: found, skipped: 0 } };
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
  return first && `That may not be bought or sold here: ${first.kind} (${plainText(first.words.join(', '))}) do not meet the marketplace norms.`;
}

/** The answer to a question that goes on from the last one of the conversation; undefined when it stands by itself. */
async function followUp(ctx: Ctx, plain: string, asked: Asked | undefined): Promise<Answer | undefined> {
  const next = asked && followUpOf(plain, asked);
  const refined = asked && !next ? refinementOf(plain, asked.question) : undefined;
  if (refined) return fromCatalogue(ctx, refined, plain, true);
  if (!next) return undefined;
  if (next.kind === 'list') return next.skip > 0 ? moreOf(ctx, next.question, next.skip) : fromCatalogue(ctx, next.question, plain, true);
  if (next.kind === 'compare') return comparisonOfShown(ctx, next.ids, asked);
  const fact = await productFact(ctx, next.id);
  return fact && { ...reply(productDetail(ctx, fact), [fact]), asked: { ...asked, shown: [fact] } };
}

async function comparisonOfShown(ctx: Ctx, ids: [string, string], asked: Asked): Promise<Answer | undefined> {
  const [one, other] = [await productFact(ctx, ids[0]), await productFact(ctx, ids[1])];
  if (!one || !other) return undefined;
  return { ...reply(`${productLine(ctx, one)}\n${productLine(ctx, other)}\n\n${comparedText(ctx, one, other)}`, [one, other]), asked };
}

async function comparisonAnswer(ctx: Ctx, plain: string): Promise<Answer | undefined> {
  const comparison = comparisonIn(inEnglish(plain));
  const compared = comparison && (await compareThings(ctx, comparison));
  return compared && reply(compared.text, compared.cited);
}

async function moreOf(ctx: Ctx, question: CatalogueQuestion, skip: number): Promise<Answer> {
  const { found } = await findProducts(ctx, { ...question, wants: 'list' }, skip);
  if (found.length === 0) return reply('That is all that fits.');
  return { ...reply(`More:\n\n${found.map((fact) => productLine(ctx, fact)).join('\n')}`, found), asked: { question, shown: found, skipped: skip } };
}

/** Help that is found by scored words, unless the question has limits that only the catalogue knows. */
const helpFor = (plain: string, question: Question) =>
  question.kind === 'catalogue' && (question.maxPrice !== undefined || question.category || question.courseCode) ? undefined : scoredHelp(plain);

/** A question as it was asked, and what is known when it comes. */
interface Asking {
  text: string;
  plain: string;
  productId: string | null;
}

/** Answers that need no reading of the catalogue's question: own data, prohibited goods, and what goes on from the last answer. */
async function settledAnswer(ctx: Ctx, { text, plain, productId }: Asking, asked: Asked | undefined): Promise<Answer | undefined> {
  const settled = (await ownDataAnswer(ctx, plain)) ?? prohibitedAnswer(text);
  if (settled) return reply(settled);
  if (productId !== null) return undefined;
  return (await followUp(ctx, plain, asked)) ?? comparisonAnswer(ctx, plain);
}

/** The help text for a question, unless it asks for others like the product whose page is open. */
function helpAnswer({ plain, productId }: Asking, question: Question): string | undefined {
  if (productId !== null && ABOUT_OTHERS.test(plain) && !contactTopic.asks.test(plain)) return undefined;
  return helpFor(plain, question) ?? (question.kind === 'help' ? question.answer : undefined);
}

/** Reads a question; a course that it names limits what is looked for. */
async function readQuestion(ctx: Ctx, asked: string): Promise<Question> {
  const { text, code } = await courseIn(ctx, asked);
  const question = parseQuestion(text, await categoryNames(ctx));
  return code === undefined || question.kind === 'help' ? question : { ...question, courseCode: code };
}

async function readAnswer(ctx: Ctx, asking: Asking): Promise<Answer> {
  const { text, plain, productId } = asking;
  const question = await readQuestion(ctx, text);
  const help = helpAnswer(asking, question);
  if (help) return reply(named(ctx, help));
  const hasCategory = question.kind === 'catalogue' && question.category !== undefined;
  const scoped = productId && !hasCategory ? await aboutProduct(ctx, productId, plain) : undefined;
  if (scoped) return scoped;
  if (question.kind === 'help') return reply(named(ctx, question.answer));
  return fromCatalogue(ctx, question, plain, hasCategory || hasLimits(question) || THINGS.test(inEnglish(plain)));
}

async function builtIn(ctx: Ctx, text: string, productId: string | null, asked: Asked | undefined): Promise<Answer> {
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
  const worded = languageModel && (await releaseSlotWhile(ctx, () => languageModel.word(query, answer.text)));
  return worded && isGrounded(worded, answer.text) ? { ...answer, text: worded } : answer;
}
