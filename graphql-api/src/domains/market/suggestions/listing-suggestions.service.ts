import type { Ctx } from '../../../platform/context.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { categoriesByIds } from '../categories/category.queries.ts';
import { lookingFor } from '../wanted/demand/demand.service.ts';
import { searchPlan } from '../search/search.service.ts';
import { ListingSuggestionsArgs } from './listing-suggestions.inputs.ts';
import { similarListings } from './listing-suggestions.queries.ts';

/** Number of suggested categories. */
export const CATEGORIES = 3;
/** Minimum number of listings for a statement about prices. */
export const FEWEST_LISTINGS = 4;

/** Middle half of the prices asked for similar listings, in the currency of the college. */
export interface AskedPrices {
  count: number;
  lower: number;
  median: number;
  upper: number;
}

/** Suggestions for the form of a new listing, based on its name. */
export interface ListingSuggestions {
  categories: QuerySource;
  prices: AskedPrices | null;
  /** How many people look for it; null for fewer than three. */
  lookingFor: number | null;
}

/**
 * Returns suggestions for a new listing's name: the categories of listings with a similar name, the likeliest first, then categories mentioned in the
 * name; the prices asked for listings of the same kind in the likeliest category, if there are at least four; and how many people look for it while
 * nobody offers it. Throws INVALID_INPUT about `name`.
 */
export async function listingSuggestions(ctx: Ctx, args: ListingSuggestionsArgs): Promise<ListingSuggestions> {
  const { name } = checkInput(ListingSuggestionsArgs, args);
  const plan = await searchPlan(ctx, name, { mayNamePrice: false });
  const rows = plan ? await similarListings(ctx, name, plan, CATEGORIES) : [];
  const [likeliest] = rows;
  const prices = likeliest && likeliest.count >= FEWEST_LISTINGS ? (likeliest as AskedPrices) : null;
  const ids = new Set([...rows.map(({ category }) => category), ...(plan?.categoryIds ?? [])]);
  return { categories: categoriesByIds([...ids].slice(0, CATEGORIES)), prices, lookingFor: plan ? await lookingFor(ctx, name) : null };
}
