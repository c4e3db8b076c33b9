import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, and updates when that changes. The server's HTML contains the content for every match; style sheets hide it.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
}
