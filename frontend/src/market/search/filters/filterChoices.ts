import type { HomeQuery } from '../../../gql/graphql.ts';
import type { Filter } from './productFilter.ts';

/** Choices that the filters offer. */
export interface FilterChoices {
  categories: HomeQuery['categories'];
  ranges: HomeQuery['priceRanges'];
}

export interface FilterProps extends FilterChoices {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

/** Category for products of deleted categories. It is not offered as a filter. */
const FALLBACK_CATEGORY = 'Uncategorised';

/** Returns the categories that are offered as filters. */
export function publicCategories<Category extends { name: string }>(categories: readonly Category[]): Category[] {
  return categories.filter(({ name }) => name !== FALLBACK_CATEGORY);
}
