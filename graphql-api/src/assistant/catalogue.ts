import type { Ctx } from '../platform/context.ts';
import { bestProducts, categoryCounts, listedFact, namesOfCategories, type Match } from './catalogue.queries.ts';
import type { CatalogueQuestion } from './question.ts';

/** What the assistant may say of a product. */
export type Fact = NonNullable<Awaited<ReturnType<typeof listedFact>>>;

/** The best few products for a question after the first `skip`, and how many there are in all. */
export async function findProducts(ctx: Ctx, question: CatalogueQuestion, skip = 0): Promise<{ found: Fact[]; total: number; exact: boolean }> {
  const any = question.words.split(' ').join(' or ');
  // All words first, then what they may have been meant to be, then any of them.
  const attempts: [words: string, match: Match, exact: boolean][] = [[question.words, 'words', true]];
  if (question.words) attempts.push([question.words, 'name', true]);
  if (any !== question.words) attempts.push([any, 'words', false]);
  for (const [words, match, exact] of attempts) {
    const found = await bestProducts(ctx, question, words, match, skip);
    // Names that are nearly the same are not counted: only some of them were compared.
    const total = match === 'name' ? found.length : found[0]?.total;
    if (total) return { found, total, exact };
  }
  return { found: [], total: 0, exact: true };
}

/** One product by id. */
export async function productFact(ctx: Ctx, id: string): Promise<Fact | undefined> {
  return listedFact(ctx, id);
}

/** The names of all categories. */
export async function categoryNames(ctx: Ctx): Promise<string[]> {
  return namesOfCategories(ctx);
}

/** The categories that have something on sale, with how much, and the sum. */
export async function categoriesWithCounts(ctx: Ctx): Promise<{ name: string; count: number }[]> {
  return categoryCounts(ctx);
}
