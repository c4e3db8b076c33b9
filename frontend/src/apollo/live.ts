import { useSyncExternalStore } from 'react';

/** `idle`: nothing to follow; `live`: events arrive; `down`: they do not, so pages ask instead. */
type LiveState = 'idle' | 'live' | 'down';

let state: LiveState = 'idle';
const stateListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();
const endListeners = new Set<(token: string | undefined) => void>();

/** What the socket's state has become. */
export function enter(next: LiveState): void {
  const returned = state === 'down' && next === 'live';
  state = next;
  stateListeners.forEach((listener) => listener());
  if (returned) returnListeners.forEach((listener) => listener());
}

/** Calls back when events arrive again after a time without. */
export function onLiveReturn(listener: () => void): void {
  returnListeners.add(listener);
}

/** Calls back with the token of a session that the server ended. */
export function onSessionEnded(listener: (token: string | undefined) => void): void {
  endListeners.add(listener);
}

/** The server ended the session of a token. */
export function sessionEnded(token: string | undefined): void {
  endListeners.forEach((listener) => listener(token));
}

/** Whether events arrive. */
export const isLive = () => state === 'live';

const subscribe = (listener: () => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

/** Whether pages must ask for what events would tell. */
export function useLiveDown(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'down');
}
