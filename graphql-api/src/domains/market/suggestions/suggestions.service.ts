import { categoriesByIds } from '../categories/category.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { popularSearches, recentSearches } from '../search/log/search-log.queries.ts';
import { foldSearch, namedCategories, searchPlan } from '../search/search.service.ts';
import { ProductSort } from '../products/product.inputs.ts';
import { productRange, productsByIds } from '../products/product-list.queries.ts';
import { SearchSuggestionsArgs } from './suggestions.inputs.ts';

/** A shorter beginning fits too many listings to suggest some. */
const SHORTEST = 2;

/** What a person may be about to search for. */
export interface Suggestions {
  products: QuerySource;
  categories: QuerySource;
  recent: string[];
  popular: string[];
}

/**
 * Suggestions for a text that is being typed: listings, categories, the viewer's own last searches and popular ones. Without a text only
 * searches. Throws INVALID_INPUT about `text` and `first`.
 */
export async function searchSuggestions(ctx: Ctx, args: SearchSuggestionsArgs): Promise<Suggestions> {
  const { text: typed, first } = checkInput(SearchSuggestionsArgs, args);
  const folded = await foldSearch(ctx, typed);
  const plan = folded.length >= SHORTEST ? await searchPlan(ctx, typed) : undefined;
  return {
    products: plan
      ? productRange({ filter: {}, search: plan, findsNothing: false, sort: ProductSort.RELEVANCE }, { limit: first, offset: 0 })
      : productsByIds([]),
    categories: categoriesByIds(folded === '' ? [] : await namedCategories(ctx, folded, first)),
    recent: ctx.viewer ? await recentSearches(ctx, ctx.viewer.id, typed, first) : [],
    popular: await popularSearches(ctx, folded, first),
  };
}
