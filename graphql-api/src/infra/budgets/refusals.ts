import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Delay of a rejection for a client that did not wait, in milliseconds. With a much longer delay, it would be logged as a slow request. */
const PAUSE_MS = 500;
/** Maximum numbers of remembered clients and of delayed rejections. Beyond them, a rejection is sent at once. */
const MOST_CLIENTS = 10_000;
const MOST_WAITING = 1_000;

/**
 * Slows down clients that retry before the time stated in a rejection. Without a delay, a few connections in a loop would keep a processor busy with
 * rejections. Each server process remembers its own clients.
 */
export class Refusals {
  private readonly told = new LRUCache<string, true>({ max: MOST_CLIENTS });
  private waiting = 0;

  /** Resolves when a rejection that asks a client to wait some seconds may be sent. */
  async mayBeSent(client: string, retryAfter: number): Promise<void> {
    const isEarly = this.told.has(client);
    this.told.set(client, true, { ttl: retryAfter * 1_000 });
    if (!isEarly || this.waiting >= MOST_WAITING) return;
    this.waiting += 1;
    await pause(PAUSE_MS);
    this.waiting -= 1;
  }
}
