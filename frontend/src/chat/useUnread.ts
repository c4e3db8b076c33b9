import { useSyncExternalStore } from 'react';

/** The viewer's counts: unread messages as buyer and as seller, orders that are not processed, and unread notifications. */
export interface UnreadCounts {
  asBuyer: number;
  asSeller: number;
  toProcess: number;
  notifications: number;
}

const NONE: UnreadCounts = { asBuyer: 0, asSeller: 0, toProcess: 0, notifications: 0 };

let counts = NONE;
const listeners = new Set<() => void>();

/** Sets the counts that the pages show. `UnreadUpdates` calls it. */
export function setUnread(next = NONE): void {
  counts = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The counts that were fetched last; zero for guests and before the first response. */
export function useUnread(): UnreadCounts {
  return useSyncExternalStore(subscribe, () => counts);
}
