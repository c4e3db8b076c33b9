import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';

/** What is under way is finished within this time. */
export const FINISH_WITHIN_MS = 10_000;
/** A kept connection that rests may have its next request on the way: it is closed only after this time. */
const IDLE_FOR_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** Where the server is in its life. */
export interface Lifecycle {
  /** /readyz says so, and proxies send their requests elsewhere; everything is served as before. */
  isDraining: boolean;
  /** Nothing is accepted any more; every response ends its connection. */
  isClosing: boolean;
}

/**
 * Stops accepting, answers everything that was accepted, and ends when the last connection is closed. Not by `http.close()`, which closes
 * resting connections at once: a request that is on its way there would be cut.
 */
export async function closeConnections(http: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => http.once('close', () => resolve()));
  // After this turn's arrivals were accepted.
  await immediate();
  NetServer.prototype.close.call(http);
  const idleFrom = performance.now() + IDLE_FOR_MS;
  const look = setInterval(() => performance.now() > idleFrom && http.closeIdleConnections(), LOOK_EVERY_MS);
  const force = setTimeout(() => http.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(look);
  clearTimeout(force);
}
