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
/** Longest rest between two tries while the events cannot be sent. */
const MAX_BACK_OFF_MS = 2_000;
/** Events that wait for a broker that is away. Beyond them, the other processes are told that they missed some. */
const MAX_WAITING = 10_000;
/** Said in the place of events that were given up. */
const MISSED = 'missed';

/** Carries texts between server processes. */
export interface Wire {
  /** Sends to all processes, the sender included. */
  send(texts: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a wire: `heard` gets every text, `gap` is called when some may have been lost. */
export type OpenWire = (heard: (text: string) => void, gap: () => void) => Promise<Wire>;

type Warn = (error: unknown, text: string) => void;

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

/** What one process says to the others: who it is, then topics and ids, or that it gave up events. */
type Said = [from: string, ...events: ([topic: string, id: string] | typeof MISSED)[]];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a text of the wire; undefined for one that no server process has sent. */
function readText(text: string): Said | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (!Array.isArray(said) || !isText(said[0])) return undefined;
    const isEvent = (event: unknown) => event === MISSED || (Array.isArray(event) && event.length === 2 && event.every(isText));
    return said.slice(1).every(isEvent) ? (said as Said) : undefined;
  } catch {
    return undefined;
  }
}

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

/** Sends what a process publishes, in few texts. While that fails, it waits longer each time and keeps the events. */
class Sender {
  private waiting: LiveEvent[] = [];
  private missed = false;
  private isFailing = false;
  private sending: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly origin: string,
    private readonly wire: Wire,
    private readonly warn: Warn,
  ) {}

  send(events: readonly LiveEvent[]): void {
    this.waiting.push(...events);
    if (this.waiting.length > MAX_WAITING) {
      this.waiting = [];
      this.missed = true;
    }
    this.sending ??= this.work().finally(() => (this.sending = undefined));
  }

  /** Ends after one more try. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.sending;
  }

  private async work(): Promise<void> {
    // Subscribers in this process are served first.
    await immediate();
    let rest = GATHER_MS;
    do {
      rest = (await this.trySend()) ? GATHER_MS : Math.min(2 * rest, MAX_BACK_OFF_MS);
      // What is published within a few milliseconds of a send goes with the next one: a flood costs few sends.
      await wait(rest, undefined, { signal: this.closing.signal }).catch(() => undefined);
    } while ((this.waiting.length > 0 || this.missed) && (!this.closing.signal.aborted || rest === GATHER_MS));
  }

  private async trySend(): Promise<boolean> {
    const { waiting, missed } = this;
    this.waiting = [];
    this.missed = false;
    try {
      await this.wire.send([...(missed ? [JSON.stringify([this.origin, MISSED])] : []), ...texts(this.origin, waiting)]);
      this.isFailing = false;
      return true;
    } catch (error) {
      this.missed ||= missed;
      this.waiting = [...waiting, ...this.waiting];
      if (!this.isFailing) this.warn(error, 'events wait, because they cannot be sent to the other processes');
      this.isFailing = true;
      return false;
    }
  }
}

/** Over a wire between processes. The own subscribers are notified at once, without the way over the wire. */
export async function wiredPubSub(open: OpenWire, warn: Warn): Promise<PubSub> {
  const hub = new Hub();
  const origin = randomUUID();
  const gapListeners: (() => void)[] = [];
  const gap = (): void => gapListeners.forEach((listener) => listener());
  const heard = (text: string): void => {
    if (text.startsWith(`["${origin}"`)) return;
    const said = readText(text);
    if (!said) return warn(undefined, `a message that no server process sent is ignored: ${text.slice(0, 100)}`);
    const [, ...events] = said;
    hub.tell(events.flatMap((event) => (event === MISSED ? [] : [{ topic: event[0], id: event[1] }])));
    if (events.includes(MISSED)) gap();
  };
  const wire = await open(heard, gap);
  const sender = new Sender(origin, wire, warn);
  return {
    publish: (events) => {
      if (events.length === 0) return;
      hub.tell(events);
      sender.send(events);
    },
    subscribe: (topic) => hub.follow(topic),
    isFollowed: (topic) => hub.isFollowed(topic),
    onGap: (listener) => void gapListeners.push(listener),
    close: async () => {
      await sender.close();
      await wire.close();
      await hub.close();
    },
  };
}
