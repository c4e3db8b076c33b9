import { useEffect, useState } from 'react';
import { useOnline, useSocketDown } from './connection.ts';
import { frameMessages } from './frameMessages.ts';

/** A shorter interruption of live updates is not shown, in milliseconds. */
const SHOW_AFTER_MS = 3_000;

/** What is said while there is no network, or while live updates are paused; undefined otherwise. */
export function useConnectionNotice(): string | undefined {
  const isOnline = useOnline();
  const isDown = useSocketDown();
  const [lastsLong, setLastsLong] = useState(false);
  const isPaused = isOnline && isDown;
  useEffect(() => {
    if (!isPaused) return;
    const timer = setTimeout(() => setLastsLong(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLastsLong(false);
    };
  }, [isPaused]);
  if (!isOnline) return frameMessages.offlineNotice;
  return isPaused && lastsLong ? frameMessages.liveUpdatesPaused : undefined;
}
