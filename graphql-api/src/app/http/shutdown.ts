import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import { FINISH_WITHIN_MS } from '../sockets/sockets.ts';

/** An idle keep-alive connection is closed after this time, in milliseconds, because a request may already be on its way. */
const IDLE_FOR_MS = 2_000;
const LOOK_EVERY_MS = 100;
/** A turn of the event loop up to this long, in milliseconds, does little besides accepting. */
const QUIET_TURN_MS = 1;
/** After this time, in milliseconds, the server closes after a longer turn as well. */
const QUIET_WITHIN_MS = 1_000;

/** Where the server is in its life. */
export interface Lifecycle {
  /** /readyz answers 503, so that proxies use other processes; requests are still served. */
  isDraining: boolean;
  /** Nothing is accepted any more; every response ends its connection. */
  isClosing: boolean;
}

/** Resolves at the end of a quiet turn of the event loop: connections that arrive after a turn accepted its own are reset by closing. */
async function quietTurn(): Promise<void> {
  const until = performance.now() + QUIET_WITHIN_MS;
  let from: number;
  do {
    from = performance.now();
    await immediate();
  } while (performance.now() - from > QUIET_TURN_MS && performance.now() < until);
}

/**
 * Stops accepting, answers all accepted requests, and resolves when the last connection and socket are closed. `http.close()` is not used,
 * because it closes idle connections at once, on which a request may be on its way.
 */
export async function closeConnections(http: Server, lifecycle: Lifecycle, closeSockets: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => http.once('close', () => resolve()));
  await quietTurn();
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
