import { useState } from 'react';
import type { MorePages } from './useLoadMore.ts';

/** Number of products that a page of a list has in the browser. */
export const PAGE_LENGTH = 20;

interface List {
  /** Key of the list. Another filter or order is another list. */
  list: string;
  /** Number of items that the cache holds. */
  held: number;
  /** Fetches the next page into the cache. */
  more: MorePages;
}

/** List of which the cache may hold more items than are shown. */
export interface PagesAhead extends MorePages {
  /** Number of items that are shown. */
  shown: number;
  /** Prefetches the next page, so that `loadMore` shows it at once. */
  onNear: () => void;
}

/**
 * Returns a list that shows one more page for each tap on Load More, and prefetches the next page when the button comes near. When the viewer returns
 * to a list, it shows all cached items.
 */
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
