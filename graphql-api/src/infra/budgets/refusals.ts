import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** How long the refusal of a client waits that did not, in milliseconds. Much longer, and it would be logged as a slow request. */
const PAUSE_MS = 500;
/** Clients that are remembered, and refusals that wait at once; beyond these one is sent at once. */
const MOST_CLIENTS = 10_000;
const MOST_WAITING = 1_000;

/**
 * Slows down who asks again before the time that a refusal named: without a pause, a few connections in a loop would keep a processor busy with
 * refusals. Each server process remembers its own.
 */
export class Refusals {
  private readonly told = new LRUCache<string, true>({ max: MOST_CLIENTS });
  private waiting = 0;

  /** Resolves when a refusal that asks a client to wait some seconds may be sent. */
  async mayBeSent(client: string, retryAfter: number): Promise<void> {
    const isEarly = this.told.has(client);
    this.told.set(client, true, { ttl: retryAfter * 1_000 });
    if (!isEarly || this.waiting >= MOST_WAITING) return;
    this.waiting += 1;
    await pause(PAUSE_MS);
    this.waiting -= 1;
  }
}
