import type { Ctx } from '../../../../platform/context.ts';
import { WORDS } from '../../../market/search/product-search.queries.ts';
import { excludedQueries, foldSearch, searchPlan } from '../../../market/search/search.service.ts';
import { bestProducts, categoryCounts, listedFacts, namesOfCategories } from './catalogue.queries.ts';
import type { CatalogueQuestion } from '../understanding/question.ts';

/** What the assistant may say of a product. */
export type Fact = Awaited<ReturnType<typeof listedFacts>>[number];

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

/** Whether something was found that has all words, rather than only near ones. */
export const isHit = ({ found, exact }: Found): boolean => exact && found.length > 0;

/** The best few products for a question after the first `skip`, found as the search finds them. */
export async function findProducts(ctx: Ctx, question: CatalogueQuestion, skip = 0): Promise<Found> {
  const plan = question.words ? await searchPlan(ctx, question.words, { mayNamePrice: false }) : undefined;
  if (question.words && !plan) return NOTHING;
  const looked = plan && { plan, asked: await foldSearch(ctx, question.asked) };
  const excluded: string[] = [];
  for (const refused of question.without) excluded.push(...(await excludedQueries(ctx, question.words, refused)));
  const found = await bestProducts(ctx, question, { looked, excluded, skip });
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
  return (await listedFacts(ctx, [id]))[0];
}

/** What was shown, as it is now; what was taken down since is left out. */
export async function factsOf(ctx: Ctx, shown: readonly { id: string }[]): Promise<Fact[]> {
  const facts = new Map(
    (shown.length === 0
      ? []
      : await listedFacts(
          ctx,
          shown.map(({ id }) => id),
        )
    ).map((fact) => [fact.id, fact]),
  );
  return shown.flatMap(({ id }) => facts.get(id) ?? []);
}

/** The published products that an answer cites. */
export const citedFacts = (ctx: Ctx, { productIds }: { productIds: readonly string[] }): Promise<Fact[]> =>
  factsOf(
    ctx,
    productIds.map((id) => ({ id })),
  );

/** The names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return namesOfCategories(ctx);
}

/** The categories that have something on sale, with how much, and the sum. */
export async function categoriesWithCounts(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return categoryCounts(ctx);
}
