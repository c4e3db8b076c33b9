import { useEffect } from 'react';
import { useSocketDown } from '../lib/connection.ts';

/** Refreshes a page's data every `ms` while events do not arrive. `refresh` keeps its identity between renders. */
export function usePollWhileDown(refresh: () => void, ms: number): void {
  const isDown = useSocketDown();
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(refresh, ms);
    return () => clearInterval(timer);
  }, [isDown, refresh, ms]);
}
