import type { ClosableIterator } from '../../platform/net/iterators.ts';
import type { LiveEvent, PubSub } from '../../platform/ports.ts';

/** Separates the name of a campus from its topic. */
const SEPARATOR = '/';

/**
 * Returns the pub/sub of each campus, based on a shared one. Every topic includes the campus. Closing a campus's pub/sub ends only its own
 * subscriptions.
 */
export function campusPubSubs(shared: PubSub): (campus: string) => PubSub {
  const missed = new Map<string, (() => void)[]>();
  shared.onMissedEvents(() => [...missed.values()].flat().forEach((listener) => listener()));
  return (campus) => {
    const listeners: (() => void)[] = [];
    missed.set(campus, listeners);
    return pubSubOf(shared, campus + SEPARATOR, {
      onMissed: (listener) => void listeners.push(listener),
      onClose: () => missed.delete(campus),
    });
  };
}

interface Hooks {
  onMissed: (listener: () => void) => void;
  onClose: () => void;
}

function pubSubOf(shared: PubSub, prefix: string, { onMissed, onClose }: Hooks): PubSub {
  const open = new Set<ClosableIterator<LiveEvent>>();
  let isClosed = false;
  const own = (events: ClosableIterator<LiveEvent>): ClosableIterator<LiveEvent> => {
    const iterator = withoutPrefix(events, prefix, () => void open.delete(iterator));
    open.add(iterator);
    return iterator;
  };
  return {
    publish: (...events) => {
      // Work that finishes while its campus closes has no subscribers left in this process.
      if (!isClosed) shared.publish(...events.map((event) => ({ ...event, topic: prefix + event.topic })));
    },
    subscribe: (topic) => own(shared.subscribe(prefix + topic)),
    subscribeToLatest: (topics) => own(shared.subscribeToLatest(topics.map((topic) => prefix + topic))),
    hasSubscribers: (topic) => shared.hasSubscribers(prefix + topic),
    onMissedEvents: onMissed,
    ...(shared.isAway && { isAway: () => shared.isAway!() }),
    close: async () => {
      isClosed = true;
      onClose();
      await Promise.all([...open].map((events) => events.return()));
    },
  };
}

/** Returns the events with the topics that the campus knows. */
function withoutPrefix(events: ClosableIterator<LiveEvent>, prefix: string, onEnd: () => void): ClosableIterator<LiveEvent> {
  const own: ClosableIterator<LiveEvent> = {
    next: async () => {
      const result = await events.next();
      return result.done ? result : { done: false, value: { ...result.value, topic: result.value.topic.slice(prefix.length) } };
    },
    return: () => {
      onEnd();
      return events.return();
    },
    [Symbol.asyncIterator]: () => own,
  };
  return own;
}
