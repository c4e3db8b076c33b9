import { useEffect, useState } from 'react';

/** Returns the seconds left of a countdown. It follows the clock even in a suspended tab. `restart` starts it again from `again` seconds. */
export function useCountdown(from: number, again = from): { left: number; restart: () => void } {
  const [deadline, setDeadline] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  const restart = () => {
    setLeft(again);
    setDeadline(Date.now() + again * 1000);
  };
  return { left, restart };
}
