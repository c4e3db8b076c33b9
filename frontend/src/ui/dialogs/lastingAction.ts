import { useSyncExternalStore } from 'react';

/** Action that remains available for some minutes after its toast has closed. */
export interface LastingAction {
  /** Text that says what was done. */
  title: string;
  /** Label of the button. */
  label: string;
  run: () => void;
  /** Time at which the action expires, in milliseconds since 1970. */
  until: number;
}

let current: LastingAction | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Offers an action until it expires, in place of the previous one. Undefined removes the action. */
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

/** Returns the action that is offered; undefined if there is none. */
export const useLastingAction = (): LastingAction | undefined => useSyncExternalStore(subscribe, () => current);
