import { createClient } from 'graphql-ws';
import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';

/** `idle`: nothing to follow; `live`: events arrive; `down`: they do not, so pages ask instead. */
type LiveState = 'idle' | 'live' | 'down';

/** The server's code for a session that is over. */
const SESSION_ENDED = 4403;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const RETRY_AT_MOST_MS = 5_000;

let state: LiveState = 'idle';
const stateListeners = new Set<() => void>();
const returnListeners = new Set<() => void>();
const endListeners = new Set<(token: string | undefined) => void>();

function enter(next: LiveState): void {
  const returned = state === 'down' && next === 'live';
  state = next;
  stateListeners.forEach((listener) => listener());
  if (returned) returnListeners.forEach((listener) => listener());
}

const closeCode = (event: unknown): number | undefined => (event as { code?: number } | undefined)?.code;

/** Sooner the first time, later and later after that, at once when the network is back. */
function retryWait(retries: number): Promise<void> {
  const wait = Math.min(RETRY_AT_MOST_MS, 250 * 2 ** retries) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    window.addEventListener('online', done);
  });
}

let token: string | undefined;
let pong: ReturnType<typeof setTimeout> | undefined;

/** The one socket of the page: opened by the first subscription, closed with the last. */
export const liveClient = createClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  connectionParams: () => {
    token = session.get()?.token;
    return token ? { authorization: token } : {};
  },
  lazy: true,
  keepAlive: PING_EVERY_MS,
  retryAttempts: Infinity,
  retryWait,
  shouldRetry: (event) => closeCode(event) !== SESSION_ENDED,
  on: {
    connected: () => enter('live'),
    closed: (event) => {
      clearTimeout(pong);
      const code = closeCode(event);
      enter(code === 1000 || code === SESSION_ENDED ? 'idle' : 'down');
      if (code === SESSION_ENDED) endListeners.forEach((listener) => listener(token));
    },
    // A connection that died without a word is found out by a ping that nobody answers.
    ping: (received) => {
      if (!received) pong = setTimeout(() => liveClient.terminate(), PONG_WITHIN_MS);
    },
    pong: (received) => {
      if (received) clearTimeout(pong);
    },
  },
});

// The socket speaks for whoever is signed in.
session.subscribe(() => {
  if (state === 'live' && session.get()?.token !== token) liveClient.terminate();
});

/** Calls back when events arrive again after a time without. */
export function onLiveReturn(listener: () => void): void {
  returnListeners.add(listener);
}

/** Calls back with the token of a session that the server ended. */
export function onSessionEnded(listener: (token: string | undefined) => void): void {
  endListeners.add(listener);
}

const subscribe = (listener: () => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

/** Whether pages must ask for what events would tell. */
export function useLiveDown(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'down');
}
