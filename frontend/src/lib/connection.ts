import { useSyncExternalStore } from 'react';
import { onServer } from './html/onServer.ts';
import { useOnChange } from './useOnChange.ts';

/** `idle`: there are no subscriptions. `live`: the socket is connected. `down`: the socket is not connected, so pages poll. */
export type SocketState = 'idle' | 'live' | 'down';

let socket: SocketState = 'idle';
const listeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

/** Sets the state of the socket. */
export function setSocketState(next: SocketState): void {
  const isReconnect = socket === 'down' && next === 'live';
  socket = next;
  listeners.forEach((listener) => listener());
  if (isReconnect) reconnectListeners.forEach((listener) => listener());
}

/** Calls the listener when the socket is connected again after it was down. */
export function onReconnect(listener: () => void): void {
  reconnectListeners.add(listener);
}

export const isSocketLive = (): boolean => socket === 'live';

/** Value on the server, which has no socket. */
const never = (): boolean => false;

function subscribeToSocket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the socket is connected. */
export function useSocketLive(): boolean {
  return useSyncExternalStore(subscribeToSocket, isSocketLive, never);
}

/** Returns whether the socket is down. */
export const isSocketDown = (): boolean => socket === 'down';

/** Returns whether pages must poll, because the socket is down. */
export function useSocketDown(): boolean {
  return useSyncExternalStore(subscribeToSocket, isSocketDown, never);
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const isOnline = (): boolean => onServer || navigator.onLine;

/** Returns whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
}

/** How often the network has come back, and the time of the last return. */
const back = { times: 0, at: -Infinity };
if (!onServer)
  window.addEventListener('online', () => {
    back.times += 1;
    back.at = performance.now();
  });

const timesBack = (): number => back.times;

/** Returns the time since the network came back, in milliseconds. */
export const sinceOnline = (): number => performance.now() - back.at;

/**
 * Calls back whenever the network is back. The hook counts the returns, because the network may come back between the rendering of a component and
 * its effects.
 */
export function useWhenOnline(callback: () => void): void {
  useOnChange(useSyncExternalStore(subscribeToNetwork, timesBack, timesBack), callback);
}

/** Waits until the browser is online. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve();
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
