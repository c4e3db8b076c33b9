import { equal } from '@wry/equality';
import { useSyncExternalStore } from 'react';

/** Numbers of entries that need the administrators' attention, by kind and in total. */
export interface QueueCounts {
  total: number;
  reports: number;
  objections: number;
  appeals: number;
  doubtfulListings: number;
  contactMessages: number;
}

/** Numbers of things that need the viewer's attention, as the server counts them. */
export interface Counts {
  ordersReceived: number;
  ordersPlaced: number;
  /** Conversations with unread messages or an open offer for the viewer to answer. */
  chats: number;
  /** Open offers for the viewer to answer that end within a day. */
  offersEnding: number;
  /** Agreed meetings within a day. */
  meetings: number;
  /** Proposed swaps for the viewer to accept. */
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

/** Sets the counts that the whole page shows; undefined after the viewer has signed out. Each call creates a new object, even for equal numbers. */
export function setCounts(next?: Partial<Counts>): void {
  counts = next && { ...NONE, ...next };
  listeners.forEach((listener) => listener());
}

/** Sets counts from the cache. Ignores equal counts, because an event may have set them already. */
export function setCachedCounts(next: Partial<Counts>): void {
  if (!equal(counts, { ...NONE, ...next })) setCounts(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the viewer's counts; undefined for guests and before the first response. Lists use them to notice that they are out of date. */
export function useKnownCounts(): Counts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => undefined,
  );
}

/** Returns the viewer's counts for display; zero for guests and before the first response. */
export const useCounts = (): Counts => useKnownCounts() ?? NONE;
