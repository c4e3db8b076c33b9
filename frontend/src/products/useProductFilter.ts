import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { filterOf, searchOf, type Filter } from './productFilter.ts';

/**
 * The filter of the URL, also while its products still load; `change` adds a history entry, so that Back undoes it.
 */
export function useProductFilter(): { filter: Filter; change: (change: Partial<Filter>) => void } {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const filter = filterOf(next?.pathname === pathname ? new URLSearchParams(next.search) : params);
  return { filter, change: (change) => setParams(searchOf({ ...filter, ...change }), { preventScrollReset: true }) };
}
