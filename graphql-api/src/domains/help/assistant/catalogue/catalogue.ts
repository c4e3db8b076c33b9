import type { Ctx } from '../../../../platform/context.ts';
import { WORDS } from '../../../market/search/product-search.queries.ts';
import { excludedQueries, foldSearch, searchPlan } from '../../../market/search/search.service.ts';
import { bestProducts, categoryCounts, listedFacts, namesOfCategories } from './catalogue.queries.ts';
import type { CatalogueQuestion } from '../understanding/question.ts';

/** What the assistant may say about a product. */
export type Fact = Awaited<ReturnType<typeof listedFacts>>[number];

/** Result of a catalogue question. */
export interface Found {
  /** The best few products after those that are skipped. */
  found: Fact[];
  /** Total number of products. */
  total: number;
  /** Whether the products match all words, rather than only near ones. */
  exact: boolean;
  /** Whether the best product has all words, or their meanings, in its name. */
  isNamed: boolean;
  /** Whether words were replaced by others. */
  isCorrected: boolean;
}

/** Empty result. */
export const NOTHING: Found = { found: [], total: 0, exact: true, isNamed: false, isCorrected: false };

/** Returns whether a result matches all words, rather than only near ones. */
export const isHit = ({ found, exact }: Found): boolean => exact && found.length > 0;

/** Returns the best few products for a question after the first `skip`, using the search. */
export async function findProducts(ctx: Ctx, question: CatalogueQuestion, skip = 0): Promise<Found> {
  const plan = question.words ? await searchPlan(ctx, question.words, { mayNamePrice: false }) : undefined;
  if (question.words && !plan) return NOTHING;
  const looked = plan && { plan, asked: await foldSearch(ctx, question.asked) };
  const excluded: string[] = [];
  for (const refused of question.without) excluded.push(...(await excludedQueries(ctx, question.words, refused)));
  const found = await bestProducts(ctx, question, { looked, excluded, skip });
  const [first] = found;
  if (!first) return NOTHING;
  // By price or date, a product that only mentions the words is not an answer.
  const least = question.order === 'relevance' ? WORDS.inTexts : WORDS.meantInName;
  return {
    found,
    total: first.total,
    exact: first.words >= least,
    isNamed: first.words >= WORDS.meantInName,
    isCorrected: plan?.isCorrected ?? false,
  };
}

/** Returns a product by id. */
export async function productFact(ctx: Ctx, id: string): Promise<Fact | undefined> {
  return (await listedFacts(ctx, [id]))[0];
}

/** Returns the current data of the products shown; leaves out products that have been taken down. */
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

/** Returns the published products that an answer cites. */
export const citedFacts = (ctx: Ctx, { productIds }: { productIds: readonly string[] }): Promise<Fact[]> =>
  factsOf(
    ctx,
    productIds.map((id) => ({ id })),
  );

/** Returns the names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return namesOfCategories(ctx);
}

/** Returns the categories with products on sale, with the number of products, and the total. */
export async function categoriesWithCounts(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return categoryCounts(ctx);
}
