import { EventEmitter, on } from 'node:events';
import type { PubSub } from '../platform/ports.ts';

/** Within this process: enough for the embedded database, which only one process can open. */
export function memoryPubSub(): PubSub {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closing = new AbortController();
  return {
    publish: async (topic, id) => void emitter.emit(topic, id),
    subscribe: (topic) => {
      const events = on(emitter, topic, { signal: closing.signal });
      return idsOf(events) as AsyncIterableIterator<string>;
    },
    close: async () => closing.abort(),
  };
}

async function* idsOf(events: AsyncIterableIterator<unknown[]>): AsyncGenerator<string> {
  for await (const [id] of events) yield String(id);
}
