import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { FINISH_WITHIN_MS } from '../sockets/sockets.ts';

/** Idle time after which a keep-alive connection is closed, in milliseconds. Until then, a request may already be on its way. */
const IDLE_FOR_MS = 2_000;
const LOOK_EVERY_MS = 100;
/** Maximum duration of a quiet turn of the event loop, in milliseconds. It does little besides accepting connections. */
const QUIET_TURN_MS = 1;
/** Time after which the server also closes after a longer turn, in milliseconds. */
const QUIET_WITHIN_MS = 1_000;

/** Shutdown state of the server. */
export interface Lifecycle {
  /** Whether /readyz returns 503, so that proxies use other processes. Requests are still served. */
  isDraining: boolean;
  /** Whether no more connections are accepted and every response ends its connection. */
  isClosing: boolean;
}

/** Resolves at the end of a quiet turn of the event loop. Closing resets connections that arrive after the turn has accepted its own. */
async function quietTurn(): Promise<void> {
  const until = performance.now() + QUIET_WITHIN_MS;
  let from: number;
  do {
    from = performance.now();
    await immediate();
  } while (performance.now() - from > QUIET_TURN_MS && performance.now() < until);
}

/**
 * Stops accepting connections, finishes all accepted requests, and resolves when the last connection and socket are closed. `http.close()` is not
 * used, because it immediately closes idle connections on which a request may be on its way.
 */
export async function closeConnections(http: Server, lifecycle: Lifecycle, closeSockets: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => http.once('close', () => resolve()));
  await quietTurn();
  NetServer.prototype.close.call(http);
  // Set after closing, because a proxy opens a new connection for each one that a response ends, and closing would reset those not yet accepted.
  lifecycle.isClosing = true;
  const socketsClosed = closeSockets();
  const idleFrom = performance.now() + IDLE_FOR_MS;
  const look = setInterval(() => performance.now() > idleFrom && http.closeIdleConnections(), LOOK_EVERY_MS);
  const force = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await Promise.all([closed, socketsClosed]);
  clearInterval(look);
  clearTimeout(force);
}
