import { LRUCache } from 'lru-cache';
import type { PubSub } from '../../../platform/ports.ts';
import { EVENTS_RECORDED } from '../../../domains/log/events/event.events.ts';
import { COMMITTED } from '../../../platform/database/transaction.ts';
import { sendablePage, type SendablePage } from './sendable-page.ts';

/** How many pages are kept, and their bytes uncompressed; the least recently asked for give way. */
const KEPT_PAGES = 500;
const KEPT_BYTES = 8_000_000;

/** Topic of changes of what guests read, for the processes that keep pages. */
const PAGES_OUTDATED = 'pages';

/**
 * Keeps the pages of guests for some seconds, or none. Whatever a user commits or the event log records drops all of them, in every process: a
 * profile that was made private is not shown again.
 */
export class PageStore {
  private readonly pages: LRUCache<string, SendablePage> | undefined;
  /** Counts the drops: a page whose rendering began before one is not kept. */
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

  /** The kept page, or a new one, which is kept unless `make` says that it must not be. */
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
    // Clearing costs as much as the cache may hold, also where it holds nothing.
    if (this.pages && this.pages.size > 0) this.pages.clear();
  }

  private async follow(pubsub: PubSub): Promise<void> {
    // Events of this process are told to the others; each drops its pages.
    for await (const { topic } of pubsub.subscribeToLatest([EVENTS_RECORDED, COMMITTED, PAGES_OUTDATED])) {
      this.drop();
      if (topic !== PAGES_OUTDATED) pubsub.publish({ topic: PAGES_OUTDATED, id: '' });
    }
  }
}
