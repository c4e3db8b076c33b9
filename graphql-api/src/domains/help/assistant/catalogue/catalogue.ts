import type { Ctx } from '../../../../platform/context.ts';
import { WORDS } from '../../../market/search/product-search.queries.ts';
import { foldSearch, searchPlan, wordQueries } from '../../../market/search/search.service.ts';
import { bestProducts, categoryCounts, listedFact, namesOfCategories, type Looked } from './catalogue.queries.ts';
import type { CatalogueQuestion } from '../understanding/question.ts';

/** What the assistant may say of a product. */
export type Fact = NonNullable<Awaited<ReturnType<typeof listedFact>>>;

/** What was found for a question. */
export interface Found {
  /** The best few after those that are skipped. */
  found: Fact[];
  /** How many there are in all. */
  total: number;
  /** Whether they have all words, rather than only near ones. */
  exact: boolean;
  /** Whether the best has all words in its name, or what they mean. */
  isNamed: boolean;
  /** Whether words were taken for others. */
  isCorrected: boolean;
}

/** Nothing at all. */
export const NOTHING: Found = { found: [], total: 0, exact: true, isNamed: false, isCorrected: false };

/** Most words of a thing beside which a word that is not wanted may have a meaning of its own. */
const MOST_BESIDE = 2;

/** What a question does not want: called so itself, and beside its thing. */
interface Excluded {
  alone: string[];
  beside: string[];
}

/** What a question does not want, as search reads it: "apple" is an iPhone, too. */
async function excludedQueries(ctx: Ctx, { words, without }: CatalogueQuestion): Promise<Excluded> {
  const queries: Excluded = { alone: [], beside: [] };
  if (without.length === 0) return queries;
  const relatedOf = async (text: string) => {
    const folded = await foldSearch(ctx, text);
    return folded === '' ? undefined : (await wordQueries(ctx, folded)).related;
  };
  const thing = words === '' || words.split(' ').length > MOST_BESIDE ? undefined : await relatedOf(words);
  for (const each of without) {
    const alone = await relatedOf(each);
    if (alone !== undefined) queries.alone.push(alone);
    // "Not plastic" after chairs means what a plastic chair is called, too. A word that search leaves out says no more than the thing.
    const beside = thing === undefined ? undefined : await relatedOf(`${each} ${words}`);
    if (beside !== undefined && beside !== thing) queries.beside.push(beside);
  }
  return queries;
}

/**
 * What is refused beside a thing, where something of the thing is left without it. A leather ball is called what every ball is called, too: of "balls, not
 * leather" that would leave nothing.
 */
async function besideThing(ctx: Ctx, question: CatalogueQuestion, looked: Looked | undefined, queries: readonly string[]): Promise<string[]> {
  if (queries.length === 0) return [];
  const all: CatalogueQuestion = { ...question, without: [], minPrice: undefined, maxPrice: undefined };
  const bestWithout = async (excluded: string[]) => (await bestProducts(ctx, all, { looked, excluded, skip: 0 }))[0]?.words ?? WORDS.near;
  const most = await bestWithout([]);
  const kept: string[] = [];
  for (const query of queries) if ((await bestWithout([query])) >= most) kept.push(query);
  return kept;
}

/** The best few products for a question after the first `skip`, found as the search finds them. */
export async function findProducts(ctx: Ctx, question: CatalogueQuestion, skip = 0): Promise<Found> {
  const plan = question.words ? await searchPlan(ctx, question.words) : undefined;
  if (question.words && !plan) return NOTHING;
  const looked = plan && { plan, asked: await foldSearch(ctx, question.asked) };
  const excluded = await excludedQueries(ctx, question);
  const beside = await besideThing(ctx, question, looked, excluded.beside);
  const found = await bestProducts(ctx, question, { looked, excluded: [...excluded.alone, ...beside], skip });
  const [first] = found;
  if (!first) return NOTHING;
  // By price or date what only mentions the words is no answer.
  const least = question.order === 'relevance' ? WORDS.inTexts : WORDS.meantInName;
  return {
    found,
    total: first.total,
    exact: first.words >= least,
    isNamed: first.words >= WORDS.meantInName,
    isCorrected: plan?.isCorrected ?? false,
  };
}

/** One product by id. */
export async function productFact(ctx: Ctx, id: string): Promise<Fact | undefined> {
  return listedFact(ctx, id);
}

/** What was shown, as it is now; what was taken down since is left out. */
export async function factsOf(ctx: Ctx, shown: readonly { id: string }[]): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const { id } of shown) {
    const fact = await productFact(ctx, id);
    if (fact) facts.push(fact);
  }
  return facts;
}

/** The names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return namesOfCategories(ctx);
}

/** The categories that have something on sale, with how much, and the sum. */
export async function categoriesWithCounts(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return categoryCounts(ctx);
}
