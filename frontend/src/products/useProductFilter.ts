import { useSearchParams } from 'react-router-dom';

/** The home page's filters as the address holds them, so that a filtered list can be sent to a friend. */
export interface Filter {
  categoryIds: string[];
  /** Id of a price range; undefined for all prices. */
  rangeId: string | undefined;
}

export function useProductFilter(): { filter: Filter; change: (change: Partial<Filter>) => void } {
  const [params, setParams] = useSearchParams();
  const filter: Filter = {
    categoryIds: (params.get('category') ?? '').split(',').filter(Boolean),
    rangeId: params.get('price') ?? undefined,
  };
  const change = (change: Partial<Filter>) => {
    const next = { ...filter, ...change };
    const entries = { category: next.categoryIds.join(','), price: next.rangeId ?? '' };
    setParams(Object.fromEntries(Object.entries(entries).filter(([, value]) => value)), { replace: true, preventScrollReset: true });
  };
  return { filter, change };
}
