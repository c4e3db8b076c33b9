import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { session } from '../session/session.ts';
import { isSocketLive, setSocketState } from '../../lib/connection.ts';
import { reportSessionEnded } from '../session/sessionEnd.ts';

/** Close code of the server for a session that has ended. */
const SESSION_ENDED = 4403;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const RETRY_AT_MOST_MS = 5_000;

const closeCode = (event: unknown): number | undefined => (event as { code?: number } | undefined)?.code;

/** Waits before the next attempt, longer after each one. Returns at once when the network is back. */
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

/** Socket of the page. It opens with the first subscription and closes with the last. */
const socketClient = createClient({
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
    connected: () => setSocketState('live'),
    closed: (event) => {
      clearTimeout(pong);
      const code = closeCode(event);
      setSocketState(code === 1000 || code === SESSION_ENDED ? 'idle' : 'down');
      if (code === SESSION_ENDED) reportSessionEnded(token);
    },
    // A ping without a response reveals a connection that broke without being closed.
    ping: (received) => {
      if (!received) pong = setTimeout(() => socketClient.terminate(), PONG_WITHIN_MS);
    },
    pong: (received) => {
      if (received) clearTimeout(pong);
    },
  },
});

// The socket sends the token of the signed-in user when it connects, so another session needs another socket.
session.subscribe(() => {
  if (isSocketLive() && session.get()?.token !== token) socketClient.terminate();
});

/** Sends subscriptions. */
export const socketLink = new GraphQLWsLink(socketClient);
