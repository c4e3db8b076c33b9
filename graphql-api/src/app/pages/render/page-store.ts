import { LRUCache } from 'lru-cache';
import type { PubSub } from '../../../platform/ports.ts';
import { EVENTS_RECORDED } from '../../../domains/log/events/event.events.ts';
import { COMMITTED } from '../../../platform/database/transaction.ts';
import { sendablePage, type SendablePage } from './sendable-page.ts';

/** Limits for the number of cached pages and their uncompressed bytes. The least recently used are dropped. */
const KEPT_PAGES = 500;
const KEPT_BYTES = 8_000_000;

/** Topic for changes of what guests read, for processes that cache pages. */
const PAGES_OUTDATED = 'pages';

/**
 * Caches guests' pages for some seconds, or not at all. Any commit of a user or entry in the event log invalidates all of them, in every process, so
 * that a profile that was made private is not shown again.
 */
export class PageStore {
  private readonly pages: LRUCache<string, SendablePage> | undefined;
  /** Number of invalidations. A page whose rendering began before an invalidation is not cached. */
  private drops = 0;

  constructor(seconds: number, pubsub: PubSub) {
    if (seconds === 0) return;
    this.pages = new LRUCache({
      max: KEPT_PAGES,
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ size }, key) => size + key.length,
      ttl: seconds * 1_000,
    });
    void this.follow(pubsub);
    pubsub.onMissedEvents(() => this.drop());
  }

  /** Returns the cached page, or a new one, which is cached if `make` returns it as complete. */
  async page(key: string, make: () => Promise<{ html: Buffer; status: number; isComplete: boolean }>): Promise<SendablePage & { isKept: boolean }> {
    const kept = this.pages?.get(key);
    if (kept) return { ...kept, isKept: true };
    const { drops } = this;
    const { isComplete, ...made } = await make();
    const page = sendablePage(made);
    if (isComplete && drops === this.drops) this.pages?.set(key, page);
    return { ...page, isKept: false };
  }

  private drop(): void {
    this.drops += 1;
    // Clearing an empty cache would cost as much as its capacity.
    if (this.pages && this.pages.size > 0) this.pages.clear();
  }

  private async follow(pubsub: PubSub): Promise<void> {
    // Events of this process are forwarded to the others; each invalidates its pages.
    for await (const { topic } of pubsub.subscribeToLatest([EVENTS_RECORDED, COMMITTED, PAGES_OUTDATED])) {
      this.drop();
      if (topic !== PAGES_OUTDATED) pubsub.publish({ topic: PAGES_OUTDATED, id: '' });
    }
  }
}
