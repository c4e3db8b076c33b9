import { useShownParams } from '../../lib/useShownParams.ts';
import { paramsOf, stateOf, type SearchState } from './searchState.ts';

/** Returns the search in the URL, even while its results are still loading. `change` adds a history entry, so that Back undoes it. */
export function useSearchState(): { state: SearchState; change: (change: Partial<SearchState>) => void } {
  const { params, setParams } = useShownParams();
  const state = stateOf(params);
  return { state, change: (change) => setParams(paramsOf({ ...state, ...change })) };
}
