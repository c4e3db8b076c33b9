import { equal } from '@wry/equality';
import { useSyncExternalStore } from 'react';

/** What waits for administrators, by kind, and together. */
export interface QueueCounts {
  total: number;
  reports: number;
  objections: number;
  appeals: number;
  doubtfulListings: number;
  contactMessages: number;
}

/** What waits for the viewer, as the server counts it. */
export interface Counts {
  ordersReceived: number;
  ordersPlaced: number;
  /** Conversations with unread messages or an open offer to answer. */
  chats: number;
  /** Open offers to answer that end within a day. */
  offersEnding: number;
  /** Agreed meetings within a day. */
  meetings: number;
  /** Proposed swaps to accept. */
  swaps: number;
  /** Unread notifications. */
  notifications: number;
  queue: QueueCounts;
}

const NONE: Counts = {
  ordersReceived: 0,
  ordersPlaced: 0,
  chats: 0,
  offersEnding: 0,
  meetings: 0,
  swaps: 0,
  notifications: 0,
  queue: { total: 0, reports: 0, objections: 0, appeals: 0, doubtfulListings: 0, contactMessages: 0 },
};

/** Undefined before the first response, and for guests. */
let counts: Counts | undefined;
const listeners = new Set<() => void>();

/** Sets the counts that all places show; none once nobody is signed in. Each call is a new object, also with the same numbers. */
export function setCounts(next?: Partial<Counts>): void {
  counts = next && { ...NONE, ...next };
  listeners.forEach((listener) => listener());
}

/** Sets counts of the cache, which repeats those of an event that has set them already. */
export function setCachedCounts(next: Partial<Counts>): void {
  if (!equal(counts, { ...NONE, ...next })) setCounts(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits for the viewer; undefined for guests and before the first response. A list that a change of it outdates asks by it. */
export function useKnownCounts(): Counts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => undefined,
  );
}

/** What waits for the viewer, to be shown; zero for guests and before the first response. */
export const useCounts = (): Counts => useKnownCounts() ?? NONE;
