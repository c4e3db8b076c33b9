import { categoriesByIds } from '../categories/category.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { popularSearches, recentSearches } from '../search/log/search-log.queries.ts';
import { foldSearch, namedCategories, searchPlan } from '../search/search.service.ts';
import { ProductSort } from '../products/product.inputs.ts';
import { productRange, productsByIds } from '../products/product-list.queries.ts';
import { SearchSuggestionsArgs } from './suggestions.inputs.ts';

/** Minimum length of a text. A shorter prefix matches too many listings to suggest some. */
const SHORTEST = 2;

/** Suggested searches and listings. */
export interface Suggestions {
  products: QuerySource;
  categories: QuerySource;
  recent: string[];
  popular: string[];
}

/**
 * Returns suggestions for a text that is being typed: listings, categories, the viewer's last searches and popular searches. Without a text, returns
 * only searches. Throws INVALID_INPUT about `text` and `first`.
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
