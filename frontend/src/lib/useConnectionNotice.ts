import { useEffect, useState } from 'react';
import { useOnline, useSocketDown } from './connection.ts';

const OFFLINE = 'You are offline. What you typed is kept, and messages are sent once you are back online.';
const PAUSED = 'Live updates are paused. Checking every few seconds.';

/** Minimum duration of an interruption of live updates before it is shown, in milliseconds. */
const SHOW_AFTER_MS = 3_000;

/** Returns the notice to show while there is no network or while live updates are paused; otherwise undefined. */
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
  if (!isOnline) return OFFLINE;
  return isPaused && lastsLong ? PAUSED : undefined;
}
