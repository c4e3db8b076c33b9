import type { FilterChoices } from './filterChoices.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { useProductFilter } from './useProductFilter.ts';

/** The filters beside the list of the home page, on wide screens. */
export function HomeFilters(choices: FilterChoices) {
  const { filter, change } = useProductFilter();
  return <FilterPanel {...choices} filter={filter} onChange={change} />;
}
