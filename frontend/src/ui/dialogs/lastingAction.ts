import { useSyncExternalStore } from 'react';

/** Something that can be done for some minutes after its toast has closed. */
export interface LastingAction {
  /** What was done. */
  title: string;
  /** The button, and what it does. */
  label: string;
  run: () => void;
  /** Until when, in milliseconds since 1970. */
  until: number;
}

let current: LastingAction | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Offers an action in place of the one before, until its time is over; undefined ends it. */
export function setLastingAction(action: LastingAction | undefined): void {
  clearTimeout(timer);
  current = action;
  if (action) timer = setTimeout(() => setLastingAction(undefined), Math.max(0, action.until - Date.now()));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The action that is offered; undefined while there is none. */
export const useLastingAction = (): LastingAction | undefined => useSyncExternalStore(subscribe, () => current);
