import { useEffect } from 'react';
import { useSocketDown } from '../lib/connection.ts';

/** Calls `refresh` every `ms` milliseconds while no events arrive. `refresh` must keep its identity between renders. */
export function usePollWhileDown(refresh: () => void, ms: number): void {
  const isDown = useSocketDown();
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(refresh, ms);
    return () => clearInterval(timer);
  }, [isDown, refresh, ms]);
}
