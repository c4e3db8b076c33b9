import { releaseSlotWhile, type Ctx } from '../platform/context.ts';
import { isId } from '../platform/ids.ts';
import type { Limit } from '../platform/ports.ts';
import { checkInput } from '../platform/validation.ts';
import { AskAssistantInput } from './assistant.inputs.ts';
import { categoryNames, productFact, findProducts, categoriesWithCounts, type Fact } from './catalogue.ts';
import { isGrounded } from './grounding.ts';
import { contactTopic } from './help.ts';
import { normalize, parseQuestion, type CatalogueQuestion } from './question.ts';
import { productDetail, priceLimits, productLine, plainText, productCount } from './wording.ts';

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
}

const say = (text: string, cited: Fact[] = []): Answer => ({ text, productIds: cited.map(({ id }) => id) });

const UNKNOWN = 'I do not know that. I can tell you what is on sale, what it costs, how points work, and how to order, sell and sign up.';

async function overview(ctx: Ctx): Promise<Answer> {
  const stocked = (await categoriesWithCounts(ctx)).filter(({ count }) => count > 0);
  const sum = stocked.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return say('Nothing is on sale yet. Be the first: [list something](/dashboard/user/create-product).');
  const names = stocked.map(({ name, count }) => `${plainText(name)} (${count})`).join(', ');
  const { found } = await findProducts(ctx, anything);
  return say(`${productCount(sum)} can be bought now: ${names}.\n\nThe newest:\n\n${found.map(productLine).join('\n')}`, found);
}

const anything: CatalogueQuestion = {
  wants: 'list',
  words: '',
  category: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  delivery: false,
  order: 'newest',
};

const isAnything = (question: CatalogueQuestion) =>
  !question.words && !question.category && question.minPrice === undefined && question.maxPrice === undefined && !question.delivery;

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

async function fromCatalogue(ctx: Ctx, question: CatalogueQuestion, asksForThings: boolean): Promise<Answer> {
  if (asksForOverview(question)) return asksForThings ? overview(ctx) : say(UNKNOWN);
  const { found, total, exact } = await findProducts(ctx, question);
  const limits = priceLimits(question);
  if (!exact && !asksForThings) return say(UNKNOWN);
  if (found.length === 0) {
    return say(question.words && !asksForThings ? UNKNOWN : `I found nothing${limits} that fits. Try other words, or [see everything](/).`);
  }
  if (question.wants === 'detail' && exact) return say(productDetail(found[0]!), [found[0]!]);
  const rest = listingNote(total, found.length, question.order);
  const head = exact ? `${productCount(total)}${limits}.${rest}` : `Nothing fits all of that; ${productCount(total)}${limits} come close.${rest}`;
  return say(`${head}\n\n${found.map(productLine).join('\n')}`, found);
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
    if (others.length > 0) return say(`Others under ${plainText(fact.category)}:\n\n${others.map(productLine).join('\n')}`, others);
    return say(`There is nothing else like it under ${plainText(fact.category)} now.`);
  }
  return ABOUT_ONE.test(plain) ? say(productDetail(fact), [fact]) : undefined;
}

const THINGS =
  /\b(products?|things?|items?|listings?|sale|sell|available|buy|have|show|find|search|any|cheap(est)?|expensive|newest|latest|best|categor(y|ies)|under|below|above|between|price|cost|much|deliver(y|ed)?|free|looking|need|want|stock|left)\b/;

/** The help texts call the product CampusCart; an operator may call it otherwise. */
const named = (ctx: Ctx, text: string) => text.replaceAll('CampusCart', () => ctx.infra.settings.brandName);

async function builtIn(ctx: Ctx, text: string, productId: string | null): Promise<Answer> {
  const plain = normalize(text);
  const question = parseQuestion(text, await categoryNames(ctx));
  const asksForOthers = productId !== null && ABOUT_OTHERS.test(plain) && !contactTopic.asks.test(plain);
  if (question.kind === 'help' && !asksForOthers) return say(named(ctx, question.answer));
  const scoped = productId && !(question.kind === 'catalogue' && question.category) ? await aboutProduct(ctx, productId, plain) : undefined;
  if (scoped) return scoped;
  return question.kind === 'help'
    ? say(named(ctx, question.answer))
    : fromCatalogue(ctx, question, THINGS.test(plain) || question.category !== undefined);
}

/**
 * Answers a question about the catalogue, the points or the site, from the database and the help texts alone; with a product,
 * questions such as "how much is it" are about that one. A language model, where one is set, may word the answer; when it fails,
 * is slow, or says what the answer does not, the built-in words stand. Throws INVALID_INPUT about `query`, RATE_LIMITED.
 */
export async function askAssistant(ctx: Ctx, input: AskAssistantInput): Promise<Answer> {
  const { query, productId = null } = checkInput(AskAssistantInput, input);
  await countQuestion(ctx);
  const answer = await builtIn(ctx, query, productId);
  const { languageModel } = ctx.infra;
  const worded = languageModel && (await releaseSlotWhile(ctx, () => languageModel.word(query, answer.text)));
  return worded && isGrounded(worded, answer.text) ? { ...answer, text: worded } : answer;
}
