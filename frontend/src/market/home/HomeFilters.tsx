import type { FilterChoices } from '../search/filters/filterChoices.ts';
import { FilterPanel } from '../search/filters/FilterPanel.tsx';
import { useProductFilter } from '../search/filters/useProductFilter.ts';

/** Filters beside the list of the home page, on wide screens. */
export function HomeFilters(choices: FilterChoices) {
  const { filter, change } = useProductFilter();
  return <FilterPanel {...choices} filter={filter} onChange={change} />;
}
