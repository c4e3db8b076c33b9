import { useShownParams } from '../../../lib/useShownParams.ts';
import { filterOf, searchOf, type Filter } from './productFilter.ts';

/** Returns the filter in the URL, even while its products are still loading. `change` adds a history entry, so that Back undoes it. */
export function useProductFilter(): { filter: Filter; change: (change: Partial<Filter>) => void } {
  const { params, setParams } = useShownParams();
  const filter = filterOf(params);
  return { filter, change: (change) => setParams(searchOf({ ...filter, ...change })) };
}
