import type { Ctx } from '../../../platform/context.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { categoriesByIds } from '../categories/category.queries.ts';
import { lookingFor } from '../wanted/demand/demand.service.ts';
import { searchPlan } from '../search/search.service.ts';
import { ListingSuggestionsArgs } from './listing-suggestions.inputs.ts';
import { similarListings } from './listing-suggestions.queries.ts';

/** How many categories are suggested. */
export const CATEGORIES = 3;
/** Fewer listings than this say nothing about a price. */
export const FEWEST_LISTINGS = 4;

/** The middle half of what similar listings ask, in the currency of the college. */
export interface AskedPrices {
  count: number;
  lower: number;
  median: number;
  upper: number;
}

/** What the form of a new listing may offer once there is a name. */
export interface ListingSuggestions {
  categories: QuerySource;
  prices: AskedPrices | null;
  /** How many people look for it; null for fewer than three. */
  lookingFor: number | null;
}

/**
 * The categories in which listings with such a name are, the likeliest first, then those that the name names; and what listings of the same kind in the
 * likeliest one ask, without prices where there are fewer than four; and how many people look for it where it is not offered. Throws INVALID_INPUT about `name`.
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
