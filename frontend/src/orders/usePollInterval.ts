import { useSocketDown } from '../lib/connection.ts';

const POLL_WHILE_DOWN_MS = 10_000;

/** Orders are asked for every 10 seconds while live updates are down. Source: the specification. */
export function usePollInterval(): number {
  return useSocketDown() ? POLL_WHILE_DOWN_MS : 0;
}
