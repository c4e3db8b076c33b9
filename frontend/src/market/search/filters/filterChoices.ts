import type { HomeQuery } from '../../../gql/graphql.ts';
import type { Filter } from './productFilter.ts';

/** What the filters offer. */
export interface FilterChoices {
  categories: HomeQuery['categories'];
  ranges: HomeQuery['priceRanges'];
}

export interface FilterProps extends FilterChoices {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

/** The category for products of deleted categories. It is not offered as a filter. */
const FALLBACK_CATEGORY = 'Uncategorised';

/** The categories that are offered as filters. */
export function publicCategories<Category extends { name: string }>(categories: readonly Category[]): Category[] {
  return categories.filter(({ name }) => name !== FALLBACK_CATEGORY);
}
