import type { ClosableIterator } from '../../platform/net/iterators.ts';
import type { LiveEvent, PubSub } from '../../platform/ports.ts';

/** An async iterator of pushed values. `onEnd` runs once, when the consumer calls `return`. */
class PushIterator<Value> implements ClosableIterator<Value> {
  private readonly values: Value[] = [];
  private readonly waitingReads: ((result: IteratorResult<Value, undefined>) => void)[] = [];
  private ended = false;

  constructor(
    private readonly onEnd: () => void,
    /** Whether a new value replaces an unread one. */
    private readonly onlyLatest: boolean,
  ) {}

  push(value: Value): void {
    const resolve = this.waitingReads.shift();
    if (resolve) resolve({ value, done: false });
    else if (!this.ended) {
      if (this.onlyLatest) this.values.length = 0;
      this.values.push(value);
    }
  }

  next(): Promise<IteratorResult<Value, undefined>> {
    if (this.values.length > 0) return Promise.resolve({ value: this.values.shift()!, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.waitingReads.push(resolve));
  }

  return(): Promise<IteratorResult<Value, undefined>> {
    if (!this.ended) {
      this.ended = true;
      this.values.length = 0;
      for (const resolve of this.waitingReads.splice(0)) resolve({ value: undefined, done: true });
      this.onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Notifies the subscribers of a topic within this process. */
export class LocalSubscribers {
  private readonly iterators = new Map<string, Set<PushIterator<LiveEvent>>>();

  notify(events: readonly LiveEvent[]): void {
    for (const event of events) this.iterators.get(event.topic)?.forEach((iterator) => iterator.push(event));
  }

  hasSubscribers(topic: string): boolean {
    return this.iterators.has(topic);
  }

  subscribe(topic: string): ClosableIterator<LiveEvent> {
    return this.add([topic], false);
  }

  subscribeToLatest(topics: readonly string[]): ClosableIterator<LiveEvent> {
    return this.add(topics, true);
  }

  private add(topics: readonly string[], onlyLatest: boolean): ClosableIterator<LiveEvent> {
    const iterator = new PushIterator<LiveEvent>(() => topics.forEach((topic) => this.unsubscribe(topic, iterator)), onlyLatest);
    for (const topic of topics) this.iterators.set(topic, (this.iterators.get(topic) ?? new Set()).add(iterator));
    return iterator;
  }

  private unsubscribe(topic: string, iterator: PushIterator<LiveEvent>): void {
    const subscribers = this.iterators.get(topic);
    subscribers?.delete(iterator);
    if (subscribers?.size === 0) this.iterators.delete(topic);
  }

  async close(): Promise<void> {
    for (const subscribers of [...this.iterators.values()]) for (const iterator of [...subscribers]) await iterator.return();
  }
}

/** Returns pub/sub within this process, for the embedded database, which only one process can open. */
export function memoryPubSub(): PubSub {
  const local = new LocalSubscribers();
  return {
    publish: (...events) => local.notify(events),
    subscribe: (topic) => local.subscribe(topic),
    subscribeToLatest: (topics) => local.subscribeToLatest(topics),
    hasSubscribers: (topic) => local.hasSubscribers(topic),
    onMissedEvents: () => undefined,
    close: () => local.close(),
  };
}
