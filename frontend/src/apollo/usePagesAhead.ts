import { useState } from 'react';
import type { MorePages } from './useLoadMore.ts';

/** How many products a page of a list has in the browser. */
export const PAGE_LENGTH = 20;

interface List {
  /** Names the list: another filter or order is another list. */
  list: string;
  /** How many of its items the cache holds. */
  held: number;
  /** Fetches the next page into the cache. */
  more: MorePages;
}

/** A list of which the cache may hold more than is shown. */
export interface PagesAhead extends MorePages {
  /** How many of its items are shown. */
  shown: number;
  /** Fetches the next page before it is asked for; `loadMore` shows it at once. */
  onNear: () => void;
}

/** Shows a page more for each tap on Load More, and fetches one ahead when the button comes near. A list that is come back to shows all that is held. */
export function usePagesAhead({ list, held, more }: List): PagesAhead {
  const [wanted, setWanted] = useState({ list, count: held });
  if (wanted.list !== list) setWanted({ list, count: held });
  const shown = Math.min(wanted.count, held);
  const isWaiting = wanted.count > held;
  const loadMore = () => {
    setWanted({ list, count: shown + PAGE_LENGTH });
    if (held === shown && !more.loading) more.loadMore();
  };
  const onNear = () => {
    if (held === shown && !more.loading && !more.failed) more.loadMore();
  };
  return { shown, loading: more.loading && isWaiting, failed: more.failed && isWaiting, loadMore, onNear };
}
