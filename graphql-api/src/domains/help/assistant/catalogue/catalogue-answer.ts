import type { Ctx } from '../../../../platform/context.ts';
import { amountText } from '../../../../platform/text/local-text.ts';
import { namedParts } from '../../../market/search/search.service.ts';
import { listText, reply, unknown, type Answer } from '../answers.ts';
import { categoriesWithCounts, findProducts, isHit, type Fact, type Found } from './catalogue.ts';
import { findLoosely, headOf, thingsNamedIn, type Loosely } from './left-aside.ts';
import { pricedInThousands } from '../understanding/amounts/amounts.ts';
import { anything, hasLimits, type CatalogueQuestion } from '../understanding/question.ts';
import { limitsOf, linkTo, plainText, productCount, productDetail } from '../understanding/wording.ts';

async function overview(ctx: Ctx): Promise<Answer> {
  const stocked = (await categoriesWithCounts(ctx)).filter(({ count }) => count > 0);
  const sum = stocked.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return reply('Nothing is on sale yet. Be the first: [list something](/dashboard/user/create-product).');
  const names = stocked.map(({ name, count }) => `${plainText(name)} (${count})`).join(', ');
  const { found } = await findProducts(ctx, anything);
  return reply(listText(ctx, `${productCount(sum)} can be bought now: ${names}.\n\nThe newest:`, found), found);
}

const isAnything = (question: CatalogueQuestion) => !question.words && !question.category && !hasLimits(question);

const asksForOverview = (question: CatalogueQuestion) =>
  question.wants === 'categories' || question.wants === 'count' || (isAnything(question) && question.order === 'newest');

/** Answer to a question about an unspecified thing if nothing was shown that it could refer to. */
export const WHICH = 'Which one do you mean? Tell me the thing, and I look it up.';
const ABOUT_SOMETHING = /\b(?:it|its|that|this|him|her|price of|cost)\b/;

const SUPERLATIVE = {
  cheapest: 'cheapest first',
  mostExpensive: 'most expensive first',
  best: 'best rated first',
  newest: 'newest first',
  relevance: '',
};

/** Says how many of the found products are listed, and in which order; empty if neither needs to be said. */
function listingNote(total: number, listed: number, order: CatalogueQuestion['order']): string {
  const how = SUPERLATIVE[order];
  if (total > listed) return ` Here are ${listed} of them${how ? `, ${how}` : ''}.`;
  return how && total > 1 ? ` ${how[0]!.toUpperCase()}${how.slice(1)}.` : '';
}

/** Maximum number of characters of a text that is searched for. */
const MOST_TYPED = 100;
/** Maximum number of words of a question that only names a thing. */
const NAME_WORDS = 3;

/** Returns whether a question that does not ask for things means the products found. If words were taken for others, it may mean something else. */
function isAbout({ exact, isNamed, isCorrected, leftAside }: Loosely, { words }: CatalogueQuestion, plain: string): boolean {
  return (exact && isNamed && !isCorrected && leftAside.length === 0) || (words === plain && words.split(' ').length <= NAME_WORDS);
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${plainText(word)}"`).join(', ');

/** Says which words no found listing contains. */
const asideNote = ({ leftAside }: Loosely): string =>
  leftAside.length > 0 ? ` Nothing that fits says ${quoted(leftAside)}, so I left that aside.` : '';

/** The nearest match if nothing fits, and the question that finds it. */
interface Nearest {
  text: string;
  fact: Fact;
  question: CatalogueQuestion;
}

/** Says that nothing fits. Names the nearest match if only the price or a maker excludes it; the conversation then continues from that match. */
export async function nothingAnswer(ctx: Ctx, question: CatalogueQuestion): Promise<Answer> {
  const what = question.words === '' ? ' that fits' : ` that fits ${quoted([question.words])}`;
  const nearest = question.words === '' ? undefined : ((await nearestByPrice(ctx, question)) ?? (await nearestThing(ctx, question)));
  const answer = {
    ...reply(`I found nothing${limitsOf(ctx, question)}${what}.${nearest?.text ?? ''} Try other words, or [see everything](/).`),
    isEmpty: true,
  };
  return nearest ? { ...answer, asked: { question: nearest.question, shown: [nearest.fact], skipped: 0 } } : answer;
}

const priced = (ctx: Ctx, fact: Fact): string => `${linkTo(fact)} for ${amountText(ctx.infra.settings, fact.price)}`;

async function nearestByPrice(ctx: Ctx, question: CatalogueQuestion): Promise<Nearest | undefined> {
  if (question.minPrice === undefined && question.maxPrice === undefined) return undefined;
  const order = question.maxPrice === undefined ? 'mostExpensive' : 'cheapest';
  const wider: CatalogueQuestion = { ...question, minPrice: undefined, maxPrice: undefined, order, inStock: true };
  const { found, exact } = await findProducts(ctx, wider);
  const [fact] = exact ? found : [];
  return fact && { text: ` The ${order === 'cheapest' ? 'cheapest' : 'most expensive'} is ${priced(ctx, fact)}.`, fact, question: wider };
}

async function nearestThing(ctx: Ctx, question: CatalogueQuestion): Promise<Nearest | undefined> {
  for (const words of await thingsNamedIn(ctx, question.words)) {
    const wider: CatalogueQuestion = { ...question, words, order: 'relevance' };
    const { found, exact } = await findProducts(ctx, wider);
    const [fact] = exact ? found : [];
    if (fact) return { text: ` What there is for ${quoted([words])}: ${priced(ctx, fact)}.`, fact, question: wider };
  }
  return undefined;
}

const answerWith = (text: string, found: Fact[], question: CatalogueQuestion, skipped = 0): Answer => ({
  ...reply(text, found),
  asked: { question, shown: found, skipped },
});

/** The wording of a question: its normalized words, and whether it asks for things. */
interface Wording {
  plain: string;
  asksForThings: boolean;
}

/** Reads a number beside a thing as a price if no listing contains it: "a cycle for 2000". */
function budgetAside({ leftAside, question }: Loosely): CatalogueQuestion | undefined {
  const amount = leftAside.find((word) => /^\d{3,6}$/.test(word));
  const isLimited = question.minPrice !== undefined || question.maxPrice !== undefined;
  return amount === undefined || isLimited ? undefined : { ...question, maxPrice: Number(amount) };
}

/** Returns what is found for a question. If nothing costs so little, reads the price as thousands. */
async function foundAtPrice(ctx: Ctx, question: CatalogueQuestion): Promise<Loosely> {
  const result = await findLoosely(ctx, question);
  const larger = pricedInThousands(question);
  const isLess = larger.minPrice === question.minPrice && larger.maxPrice === question.maxPrice;
  if (!isLess && !isHit(result)) return findLoosely(ctx, larger);
  const limited = budgetAside(result);
  return limited ? findLoosely(ctx, limited) : result;
}

/** Answers a question about what is on sale. */
export async function catalogueAnswer(ctx: Ctx, question: CatalogueQuestion, { plain, asksForThings }: Wording): Promise<Answer> {
  if (asksForOverview(question)) {
    if (!asksForThings) return unknown(ctx);
    return question.wants === 'list' && ABOUT_SOMETHING.test(plain) ? reply(WHICH) : overview(ctx);
  }
  const result = await foundAtPrice(ctx, question);
  const isUnknown = asksForThings ? false : !isAbout(result, question, plain) || (!isHit(result) && question.words !== '');
  if (isUnknown) return { ...unknown(ctx), unfound: question };
  if (!isHit(result)) return { ...(await nothingAnswer(ctx, result.question)), unfound: question };
  return foundAnswer(ctx, result);
}

/** Shows what was found. */
function foundAnswer(ctx: Ctx, result: Loosely): Answer {
  const { found, total, question } = result;
  if (question.wants === 'detail') return answerWith(`${productDetail(ctx, found[0]!)}${asideNote(result)}`, [found[0]!], question);
  const head = `${productCount(total)}${limitsOf(ctx, question)}.${listingNote(total, found.length, question.order)}${asideNote(result)}`;
  // A single product is described at once, so that nobody has to ask.
  const text = total === 1 && found.length === 1 ? `${head}\n\n${productDetail(ctx, found[0]!)}` : listText(ctx, head, found);
  return { ...answerWith(text, found, question), ...(result.leftAside.length > 0 && { isLoose: true }) };
}

/** Returns what fits a question, leaving aside words that no listing has; undefined if nothing fits. */
export async function looseAnswer(ctx: Ctx, question: CatalogueQuestion): Promise<Answer | undefined> {
  const result = await findLoosely(ctx, question);
  return isHit(result) ? foundAnswer(ctx, result) : headAnswer(ctx, question);
}

/** Returns what fits a question with a price bound by the last word of its thing: a laptop if no gaming laptop is that cheap. */
async function headAnswer(ctx: Ctx, question: CatalogueQuestion): Promise<Answer | undefined> {
  if (question.maxPrice === undefined && question.minPrice === undefined) return undefined;
  const head = headOf(await namedParts(ctx, question.words));
  if (head === undefined) return undefined;
  const wider: CatalogueQuestion = { ...question, words: head };
  const found = await findProducts(ctx, wider);
  const leftAside = question.words.split(' ').filter((word) => word !== head);
  return isHit(found) && found.isNamed ? foundAnswer(ctx, { ...found, question: wider, leftAside }) : undefined;
}

/** Shows what fits a question exactly; undefined if nothing does. */
export async function exactAnswer(ctx: Ctx, question: CatalogueQuestion): Promise<Answer | undefined> {
  const result: Found = await findProducts(ctx, question);
  return isHit(result) ? foundAnswer(ctx, { ...result, question, leftAside: [] }) : undefined;
}

/** Shows what fits a question after the products already shown. */
export async function moreAnswer(ctx: Ctx, question: CatalogueQuestion, skip: number): Promise<Answer> {
  const { found } = await findProducts(ctx, { ...question, wants: 'list' }, skip);
  return found.length === 0 ? reply('That is all that fits.') : answerWith(listText(ctx, 'More:', found), found, question, skip);
}

/** Shows what the search finds for a question as typed. */
export const answerAsTyped = (ctx: Ctx, question: CatalogueQuestion): Promise<Answer | undefined> =>
  exactAnswer(ctx, { ...question, words: question.asked.slice(0, MOST_TYPED), wants: 'list' });

/**
 * Returns an answer or, if it is empty and the question refuses nothing, what the search finds for the question as typed. The search reads whole
 * sentences, whereas the assistant looks for the things that their words name.
 */
export async function orFoundAsTyped(ctx: Ctx, answer: Answer): Promise<Answer> {
  const { unfound } = answer;
  if (!unfound || unfound.without.length > 0) return answer;
  return (await answerAsTyped(ctx, unfound)) ?? answer;
}
