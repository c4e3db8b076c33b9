import { useSyncExternalStore } from 'react';

/** `idle`: there are no subscriptions; `live`: events arrive; `down`: they do not, so pages poll instead. */
export type SocketState = 'idle' | 'live' | 'down';

let socket: SocketState = 'idle';
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

/** Reports what the state of the socket has become. */
export function setSocketState(next: SocketState): void {
  const isReconnect = socket === 'down' && next === 'live';
  socket = next;
  listeners.forEach((listener) => listener());
  if (isReconnect) reconnectListeners.forEach((listener) => listener());
}

/** Calls back when events arrive again after a time without. */
export function onReconnect(listener: () => void): void {
  reconnectListeners.add(listener);
}

export const isSocketLive = (): boolean => socket === 'live';

function subscribeToSocket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether events arrive. */
export function useSocketLive(): boolean {
  return useSyncExternalStore(subscribeToSocket, isSocketLive);
}

/** Whether events do not arrive. */
export const isSocketDown = (): boolean => socket === 'down';

/** Whether pages must poll for what events would tell. */
export function useSocketDown(): boolean {
  return useSyncExternalStore(subscribeToSocket, isSocketDown);
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
}
