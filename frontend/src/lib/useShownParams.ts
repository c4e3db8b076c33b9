import { startTransition, useOptimistic } from 'react';
import { createSearchParams, useLocation, useNavigate, useNavigation, useSearchParams, type URLSearchParamsInit } from 'react-router-dom';

/** Returns the search parameters of a pending navigation on the same page; undefined if there is none. */
export function usePendingParams(): URLSearchParams | undefined {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  return next?.pathname === pathname ? new URLSearchParams(next.search) : undefined;
}

/**
 * Returns the search parameters that an input shows, and the function that changes them. The router shows a change together with the new list, as a
 * transition, but a ticked filter must be ticked at once. Every change renders the calling component before the next paint, so the component should
 * be small.
 */
export function useShownParams() {
  const [listed] = useSearchParams();
  const pending = usePendingParams();
  const [params, show] = useOptimistic(pending ?? listed);
  const navigate = useNavigate();
  const setParams = (init: URLSearchParamsInit) =>
    startTransition(() => {
      const changed = createSearchParams(init);
      show(changed);
      void navigate({ search: changed.toString() }, { preventScrollReset: true });
    });
  return { params, setParams };
}
