import type { OpenWire } from './pubsub.ts';

const CHANNEL = 'campuscart';

/** Between many instances, by a Redis server. */
export function redisWire(url: string): OpenWire {
  return async (heard, gap) => {
    const { Redis } = await import('ioredis');
    const listener = new Redis(url, { lazyConnect: true, autoResubscribe: false });
    const sender = new Redis(url, { lazyConnect: true });
    // Without a handler a lost connection would end the process; both connect again by themselves.
    for (const client of [listener, sender]) client.on('error', () => undefined);
    await Promise.all([listener.connect(), sender.connect()]);
    await listener.subscribe(CHANNEL);
    listener.on('message', (_channel, text) => heard(text));
    listener.on('ready', () => void listener.subscribe(CHANNEL).then(gap, () => undefined));
    return {
      send: async (texts) => {
        const batch = sender.pipeline();
        texts.forEach((text) => batch.publish(CHANNEL, text));
        await batch.exec();
      },
      close: async () => {
        listener.disconnect();
        sender.disconnect();
      },
    };
  };
}
