import { useEffect, useState } from 'react';

/** Seconds left, ticking down to zero; `restart` begins again. */
export function useCountdown(from: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(from) };
}
