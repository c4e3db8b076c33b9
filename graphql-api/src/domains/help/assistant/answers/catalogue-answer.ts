import type { Ctx } from '../../../../platform/context.ts';
import { categoriesWithCounts, findProducts, goodsIn, type Found } from '../catalogue.ts';
import { anything, hasLimits, type CatalogueQuestion } from '../understanding/question.ts';
import { limitsOf, plainText, productCount, productDetail, productLine } from '../understanding/wording.ts';
import { reply, UNKNOWN, type Answer } from './answer.ts';

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

/** The answer with what was found, which is what was asked for; `note` says what was understood otherwise. */
export function foundAnswer(ctx: Ctx, question: CatalogueQuestion, { found, total }: Found, note = ''): Answer {
  const asked = { question, shown: found, skipped: 0 };
  if (question.wants === 'detail')
    return { ...reply(`${note}${productDetail(ctx, found[0]!)}`, [found[0]!]), asked: { ...asked, shown: [found[0]!] } };
  const rest = listingNote(total, found.length, question.order);
  const lines = found.map((fact) => productLine(ctx, fact)).join('\n');
  return { ...reply(`${note}${productCount(total)}${limitsOf(ctx, question)}.${rest}\n\n${lines}`, found), asked };
}

/** Most words of a question that is nothing but the name of a thing. */
const NAME_WORDS = 3;

/** Whether a question that does not ask for things means those that were found: words that were taken for others may mean something else. */
function isAbout({ exact, isCorrected }: Found, { words }: CatalogueQuestion, plain: string): boolean {
  return (exact && !isCorrected) || (words === plain && words.split(' ').length <= NAME_WORDS);
}

/** How a question begins that asks for knowledge, not for goods. */
const KNOWLEDGE =
  /^(?:whom?|when|why|where|how (?!much|many)|explain|write|solve|translate|calculate|sing|tell me (?:a|why|how|who|when)|what (?:is|are|was|were|does|do|should) )/;

/** What was found with the words of a question that name goods, and the words that were left aside for it. */
interface Aside {
  question: CatalogueQuestion;
  result: Found;
  left: string[];
}

/** How often words are left aside before there is nothing. */
const TRIES = 3;

/** Finds with the words of a question that name goods, with fewer of them where nothing has all; undefined where none are found. */
async function withoutUnknown(ctx: Ctx, question: CatalogueQuestion): Promise<Aside | undefined> {
  const goods = await goodsIn(ctx, question.words);
  const words = question.words.split(' ');
  for (let count = goods.length; count > Math.max(0, goods.length - TRIES); count -= 1) {
    const kept = goods.slice(0, count);
    const left = words.filter((word) => !kept.includes(word));
    if (left.length === 0) continue;
    const narrowed = { ...question, words: kept.join(' ') };
    const result = await findProducts(ctx, narrowed);
    if (result.found.length > 0 && result.exact) return { question: narrowed, result, left };
  }
  return undefined;
}

const quoted = (words: readonly string[]) => words.map((word) => `"${plainText(word)}"`).join(', ');

/** What nothing fits: said plainly, with what may be done. */
function nothingAnswer(ctx: Ctx, question: CatalogueQuestion): Answer {
  const thing = question.words ? ` for "${plainText(question.words)}"` : '';
  return reply(`I found nothing${thing}${limitsOf(ctx, question)} that fits. Try other words, or [see everything](/).`);
}

/** The answer with what has all words; undefined where nothing has, or the question asks for knowledge that only happens to name goods. */
async function wholeAnswer(ctx: Ctx, question: CatalogueQuestion, plain: string, asksForThings: boolean): Promise<Answer | undefined> {
  const result = await findProducts(ctx, question);
  if (result.found.length === 0 || !result.exact) return undefined;
  const isMeant = asksForThings || !KNOWLEDGE.test(plain) || isAbout(result, question, plain);
  return isMeant ? foundAnswer(ctx, question, result) : undefined;
}

/** The answer with the words that name goods, or a plain no. */
async function partAnswer(ctx: Ctx, question: CatalogueQuestion, asksForThings: boolean): Promise<Answer> {
  const aside = question.words ? await withoutUnknown(ctx, question) : undefined;
  if (aside) return foundAnswer(ctx, aside.question, aside.result, `I left ${quoted(aside.left)} aside. `);
  const isGoods = asksForThings || !question.words || (await goodsIn(ctx, question.words)).length > 0;
  return isGoods ? nothingAnswer(ctx, question) : reply(UNKNOWN);
}

/** The answer to a question about the catalogue. Near matches are no answer: where nothing has all words, those that name goods decide. */
export async function catalogueAnswer(ctx: Ctx, question: CatalogueQuestion, plain: string, asksForThings: boolean): Promise<Answer> {
  if (asksForOverview(question)) return asksForThings ? overview(ctx) : reply(UNKNOWN);
  const whole = await wholeAnswer(ctx, question, plain, asksForThings);
  if (whole) return whole;
  return !asksForThings && KNOWLEDGE.test(plain) ? reply(UNKNOWN) : partAnswer(ctx, question, asksForThings);
}

/** What comes after what was shown. */
export async function moreAnswer(ctx: Ctx, question: CatalogueQuestion, skip: number): Promise<Answer> {
  const { found } = await findProducts(ctx, { ...question, wants: 'list' }, skip);
  if (found.length === 0) return reply('That is all that fits.');
  return { ...reply(`More:\n\n${found.map((fact) => productLine(ctx, fact)).join('\n')}`, found), asked: { question, shown: found, skipped: skip } };
}
