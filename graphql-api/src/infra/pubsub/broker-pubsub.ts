import { randomUUID } from 'node:crypto';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent, PubSub } from '../../platform/ports.ts';
import { LocalSubscribers } from './pubsub.ts';

/** Pause between two sends of a process, in milliseconds. */
const GATHER_MS = 10;
/** Maximum pause between two attempts while events cannot be sent, in milliseconds. */
const MAX_BACK_OFF_MS = 2_000;
/** Maximum number of pending events while the broker is unavailable. Beyond it, the other processes are notified of missed events. */
const MAX_WAITING = 10_000;
/** Sent instead of events that were dropped. */
const MISSED = 'missed';

/** Carries messages between server processes. */
export interface BrokerTransport {
  /** Sends to all processes, including the sender. */
  send(envelopes: string[]): Promise<void>;
  /** Returns whether messages are currently not received. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** Opens a transport. `onMessage` receives every message; `onMissed` is called if messages may have been lost. */
export type OpenTransport = (onMessage: (text: string) => void, onMissed: () => void) => Promise<BrokerTransport>;

type Warn = (error: unknown, text: string) => void;

/** Maximum length of a message, in characters: NOTIFY takes less than 8000 bytes, and topics and ids are ASCII. */
const MAX_TEXT = 7_500;

/** A message of one process to the others: the sender's id, followed by topics and ids, or a note that events were dropped. */
type Envelope = [from: string, ...events: ([topic: string, id: string] | typeof MISSED)[]];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a message; undefined if no server process sent it. */
function readEnvelope(text: string): Envelope | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (!Array.isArray(envelope) || !isText(envelope[0])) return undefined;
    const isEvent = (event: unknown) => event === MISSED || (Array.isArray(event) && event.length === 2 && event.every(isText));
    return envelope.slice(1).every(isEvent) ? (envelope as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

/** Packs events into as few messages as possible. Equal events are sent once, because an event states only that something changed. */
function envelopes(from: string, events: readonly LiveEvent[]): string[] {
  const envelope = new Set(events.map(({ topic, id }) => JSON.stringify([topic, id])));
  const parts: string[] = [];
  for (const each of envelope) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + each.length < MAX_TEXT) parts[parts.length - 1] = `${last},${each}`;
    else parts.push(`[${JSON.stringify(from)},${each}`);
  }
  return parts.map((part) => `${part}]`);
}

/** Sends the published events of a process in batches. After a failure, it keeps the events and retries with increasing delays. */
class Sender {
  private waiting: LiveEvent[] = [];
  private missed = false;
  private isFailing = false;
  private sending: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly origin: string,
    private readonly transport: BrokerTransport,
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

  /** Ends after one more attempt. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.sending;
  }

  private async work(): Promise<void> {
    // Subscribers in this process are notified first.
    await immediate();
    let delay = GATHER_MS;
    do {
      delay = (await this.trySend()) ? GATHER_MS : Math.min(2 * delay, MAX_BACK_OFF_MS);
      // Events published within a few milliseconds are sent together, which reduces the number of sends.
      await wait(delay, undefined, { signal: this.closing.signal }).catch(() => undefined);
    } while ((this.waiting.length > 0 || this.missed) && (!this.closing.signal.aborted || delay === GATHER_MS));
  }

  private async trySend(): Promise<boolean> {
    const { waiting, missed } = this;
    this.waiting = [];
    this.missed = false;
    try {
      await this.transport.send([...(missed ? [JSON.stringify([this.origin, MISSED])] : []), ...envelopes(this.origin, waiting)]);
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

/** Pub/sub between processes over a transport. Subscribers in this process are notified directly. */
export async function brokerPubSub(open: OpenTransport, warn: Warn): Promise<PubSub> {
  const local = new LocalSubscribers();
  const origin = randomUUID();
  const missedListeners: (() => void)[] = [];
  const onMissed = (): void => missedListeners.forEach((listener) => listener());
  const onMessage = (text: string): void => {
    if (text.startsWith(`["${origin}"`)) return;
    const envelope = readEnvelope(text);
    if (!envelope) return warn(undefined, `a message that no server process sent is ignored: ${text.slice(0, 100)}`);
    const [, ...events] = envelope;
    local.notify(events.flatMap((event) => (event === MISSED ? [] : [{ topic: event[0], id: event[1] }])));
    if (events.includes(MISSED)) onMissed();
  };
  const transport = await open(onMessage, onMissed);
  const sender = new Sender(origin, transport, warn);
  return {
    publish: (...events) => {
      if (events.length === 0) return;
      local.notify(events);
      const shared = events.filter(({ isLocal }) => !isLocal);
      if (shared.length > 0) sender.send(shared);
    },
    subscribe: (topic) => local.subscribe(topic),
    subscribeToLatest: (topics) => local.subscribeToLatest(topics),
    hasSubscribers: (topic) => local.hasSubscribers(topic),
    onMissedEvents: (listener) => void missedListeners.push(listener),
    isAway: () => transport.isAway(),
    close: async () => {
      await sender.close();
      await transport.close();
      await local.close();
    },
  };
}
