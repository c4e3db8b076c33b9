import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { FINISH_WITHIN_MS } from '../sockets/sockets.ts';

/** An idle keep-alive connection is closed after this time, in milliseconds, because a request may already be on its way. */
const IDLE_FOR_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** Where the server is in its life. */
export interface Lifecycle {
  /** /readyz answers 503, so that proxies use other processes; requests are still served. */
  isDraining: boolean;
  /** Nothing is accepted any more; every response ends its connection. */
  isClosing: boolean;
}

/**
 * Stops accepting, answers all accepted requests, and resolves when the last connection and socket are closed. `http.close()` is not used,
 * because it closes idle connections at once, on which a request may be on its way.
 */
export async function closeConnections(http: Server, lifecycle: Lifecycle, closeSockets: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => http.once('close', () => resolve()));
  // After this turn's arrivals were accepted.
  await immediate();
  NetServer.prototype.close.call(http);
  // Not earlier: a proxy opens a connection for each one that a response ends, and those not accepted yet are reset by closing.
  lifecycle.isClosing = true;
  const socketsClosed = closeSockets();
  const idleFrom = performance.now() + IDLE_FOR_MS;
  const look = setInterval(() => performance.now() > idleFrom && http.closeIdleConnections(), LOOK_EVERY_MS);
  const force = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await Promise.all([closed, socketsClosed]);
  clearInterval(look);
  clearTimeout(force);
}
