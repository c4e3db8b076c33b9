import { describe, expect, it } from 'vitest';
import { memoryPubSub } from '../../../infra/pubsub/pubsub.ts';
import { EVENTS_RECORDED } from '../../../domains/log/events/event.events.ts';
import { COMMITTED } from '../../../platform/database/transaction.ts';
import { PageStore } from './page-store.ts';

const ADDRESSES = 10_000;
/** About as long as the home page. */
const html = 'x'.repeat(60_000);

describe('cached pages for guests', () => {
  /** Returns how many of the addresses are cached. The check itself caches nothing. */
  const keptOf = async (store: PageStore, addresses: number): Promise<number> => {
    let kept = 0;
    for (let index = 0; index < addresses; index += 1) {
      const { isKept } = await store.page(`/?q=${index}`, async () => ({ html: Buffer.alloc(0), status: 200, isComplete: false }));
      if (isKept) kept += 1;
    }
    return kept;
  };
  const ask = async (store: PageStore, addresses: number, page: string): Promise<void> => {
    for (let index = 0; index < addresses; index += 1) {
      await store.page(`/?q=${index}`, async () => ({ html: Buffer.from(page), status: 200, isComplete: true }));
    }
  };

  it('are limited in total bytes, even if every address is requested only once', async () => {
    const store = new PageStore(60, memoryPubSub());
    await ask(store, ADDRESSES, html);
    const kept = await keptOf(store, ADDRESSES);
    expect(kept).toBeGreaterThan(100);
    expect(kept * html.length).toBeLessThanOrEqual(8_000_000);
  });

  it('are limited in number when they are short', async () => {
    const store = new PageStore(60, memoryPubSub());
    await ask(store, ADDRESSES, 'x');
    expect(await keptOf(store, ADDRESSES)).toBe(500);
  });

  it.each([
    ['something is recorded in the event log', EVENTS_RECORDED],
    ['a user has changed something', COMMITTED],
  ])('are dropped when %s', async (_, topic) => {
    const pubsub = memoryPubSub();
    const store = new PageStore(60, pubsub);
    await ask(store, 3, 'x');
    expect(await keptOf(store, 3)).toBe(3);
    pubsub.publish({ topic, id: '', isLocal: true });
    await expect.poll(() => keptOf(store, 3)).toBe(0);
  });

  it('are not stored with a lifetime of 0 seconds', async () => {
    const store = new PageStore(0, memoryPubSub());
    await ask(store, 3, 'x');
    expect(await keptOf(store, 3)).toBe(0);
  });
});
