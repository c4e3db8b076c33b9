import { randomUUID } from 'node:crypto';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent, PubSub } from '../platform/ports.ts';
import { Queue, type Stream } from '../platform/stream.ts';

/** Hands events to the followers of their topic within this process. */
class Hub {
  private readonly followers = new Map<string, Set<Queue<LiveEvent>>>();

  tell(events: readonly LiveEvent[]): void {
    for (const event of events) this.followers.get(event.topic)?.forEach((queue) => queue.push(event));
  }

  isFollowed(topic: string): boolean {
    return this.followers.has(topic);
  }

  follow(topic: string): Stream<LiveEvent> {
    const queues = this.followers.get(topic) ?? new Set();
    this.followers.set(topic, queues);
    const queue = new Queue<LiveEvent>(() => {
      queues.delete(queue);
      if (queues.size === 0 && this.followers.get(topic) === queues) this.followers.delete(topic);
    });
    queues.add(queue);
    return queue;
  }

  async close(): Promise<void> {
    for (const queues of [...this.followers.values()]) for (const queue of [...queues]) await queue.return();
  }
}

/** Rest between two sends of a process. */
const GATHER_MS = 10;

/** Carries texts between server processes. */
export interface Wire {
  /** Sends to all processes, the sender included. */
  send(texts: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a wire: `heard` gets every text, `gap` is called when some may have been lost. */
export type OpenWire = (heard: (text: string) => void, gap: () => void) => Promise<Wire>;

/** Within this process: enough for the embedded database, which only one process can open. */
export function memoryPubSub(): PubSub {
  const hub = new Hub();
  return {
    publish: (events) => hub.tell(events),
    subscribe: (topic) => hub.follow(topic),
    isFollowed: (topic) => hub.isFollowed(topic),
    onGap: () => undefined,
    close: () => hub.close(),
  };
}

/** Longest text on a wire, in characters: NOTIFY takes less than 8000 bytes, and topics and ids are ASCII. */
const MAX_TEXT = 7_500;

/** What one process says to the others: who it is, then topics and ids. */
type Said = [from: string, ...events: [topic: string, id: string][]];

/** Events in as few texts as they fit in. The same event twice is told once: it says that something changed, not what. */
function texts(from: string, events: readonly LiveEvent[]): string[] {
  const said = new Set(events.map(({ topic, id }) => JSON.stringify([topic, id])));
  const parts: string[] = [];
  for (const each of said) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + each.length < MAX_TEXT) parts[parts.length - 1] = `${last},${each}`;
    else parts.push(`[${JSON.stringify(from)},${each}`);
  }
  return parts.map((part) => `${part}]`);
}

/** Over a wire between processes. The own followers are told at once, without the way over the wire. */
export async function wiredPubSub(open: OpenWire, failed: (error: unknown) => void): Promise<PubSub> {
  const hub = new Hub();
  const origin = randomUUID();
  const gapListeners: (() => void)[] = [];
  const heard = (text: string): void => {
    if (text.startsWith(`["${origin}"`)) return;
    const [, ...events] = JSON.parse(text) as Said;
    hub.tell(events.map(([topic, id]) => ({ topic, id })));
  };
  const wire = await open(heard, () => gapListeners.forEach((listener) => listener()));
  const waiting: LiveEvent[] = [];
  let sending: Promise<void> | undefined;
  // What is published within a few milliseconds of a send goes with the next one: a flood costs few sends.
  const sendWaiting = async (): Promise<void> => {
    // Who follows in this process is served first.
    await immediate();
    while (waiting.length > 0) {
      await wire.send(texts(origin, waiting.splice(0))).catch(failed);
      await wait(GATHER_MS);
    }
    sending = undefined;
  };
  return {
    publish: (events) => {
      if (events.length === 0) return;
      hub.tell(events);
      waiting.push(...events);
      sending ??= sendWaiting();
    },
    subscribe: (topic) => hub.follow(topic),
    isFollowed: (topic) => hub.isFollowed(topic),
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      await sending;
      await wire.close();
      await hub.close();
    },
  };
}
