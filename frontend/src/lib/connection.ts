import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onServer } from './html/onServer.ts';

/** `idle`: there are no subscriptions; `live`: the socket is connected; `down`: it is not, so pages poll. */
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

/** Calls back when the socket is connected again after it was down. */
export function onReconnect(listener: () => void): void {
  reconnectListeners.add(listener);
}

export const isSocketLive = (): boolean => socket === 'live';

/** The server has no socket. */
const never = (): boolean => false;

function subscribeToSocket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the socket is connected. */
export function useSocketLive(): boolean {
  return useSyncExternalStore(subscribeToSocket, isSocketLive, never);
}

/** Whether the socket is down. */
export const isSocketDown = (): boolean => socket === 'down';

/** Whether pages must poll, because the socket is down. */
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

/** Whether the browser is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
}

/** Calls back whenever the network is back. */
export function useWhenOnline(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    const listener = () => latest.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}

/** Waits until the browser is online. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve();
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
