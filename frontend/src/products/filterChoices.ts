import { graphql, type FragmentType } from '../gql/index.ts';
import type { Filter } from './productFilter.ts';

export const FilterCategoryFragment = graphql(`
  fragment FilterCategory on Category {
    id
    name
  }
`);

export const FilterRangeFragment = graphql(`
  fragment FilterRange on PriceRange {
    id
    name
    minPrice
    maxPrice
  }
`);

/** What the filters offer. */
export interface FilterChoices {
  categories: readonly FragmentType<typeof FilterCategoryFragment>[];
  ranges: readonly FragmentType<typeof FilterRangeFragment>[];
}

export interface FilterProps extends FilterChoices {
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
}

/** The category of products whose own was deleted. It is not offered as a filter. */
const FALLBACK_CATEGORY = 'Uncategorised';

/** The categories that are offered as filters. */
export function publicCategories<Category extends { name: string }>(categories: readonly Category[]): Category[] {
  return categories.filter(({ name }) => name !== FALLBACK_CATEGORY);
}
