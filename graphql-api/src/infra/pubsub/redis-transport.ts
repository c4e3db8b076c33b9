import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenTransport } from './broker-pubsub.ts';

const OWN_CHANNEL = 'campuscart';
const ANSWER_WITHIN_MS = 5_000;
/** Interval of pings that detect a broken connection, in milliseconds. */
const PING_EVERY_MS = 10_000;
const MAX_BACK_OFF_MS = 2_000;

const options = {
  connectTimeout: ANSWER_WITHIN_MS,
  commandTimeout: ANSWER_WITHIN_MS,
  // Sends fail at once while the server is unavailable. The sender keeps the events and retries.
  enableOfflineQueue: false,
  autoResubscribe: false,
  retryStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_BACK_OFF_MS),
};

/**
 * Carries events between processes by a Redis server. While the server is unavailable, the events of a process reach only its own subscribers. The
 * connection is retried, also at the start.
 */
export function redisTransport(url: string, warn: (error: unknown, text: string) => void, channel = OWN_CHANNEL): OpenTransport {
  return async (onMessage, onMissed) => {
    const { Redis } = await import('ioredis');
    const listener = new Redis(url, options);
    const sender = new Redis(url, options);
    let isAway = false;
    let isOpen = false;
    const lost = (error: unknown): void => {
      if (!isAway) warn(error, 'Redis is not available: events do not reach the other processes until it is back');
      isAway = true;
    };
    // Without a listener, the 'error' event would end the process. Both clients reconnect by themselves.
    listener.on('error', lost);
    sender.on('error', () => undefined);
    listener.on('message', (_channel, text) => onMessage(text));
    const subscribe = async (): Promise<void> => {
      await listener.subscribe(channel);
      if (isAway) warn(undefined, 'Redis is available again');
      isAway = false;
      if (isOpen) onMissed();
    };
    const reconnect = (error: unknown): void => {
      lost(error);
      listener.disconnect(true);
    };
    const ready = new Promise<void>((resolve) => listener.on('ready', () => void subscribe().then(resolve, reconnect)));
    const ping = setInterval(() => {
      if (listener.status === 'ready') listener.ping().catch(reconnect);
    }, PING_EVERY_MS);
    ping.unref();
    const senderReady = once(sender, 'ready').catch(() => undefined);
    const away = new Promise((resolve) => listener.once('error', resolve));
    await Promise.race([Promise.all([ready, senderReady]), away, wait(ANSWER_WITHIN_MS, undefined, { ref: false })]);
    isOpen = true;
    return {
      send: async (texts) => {
        const batch = sender.pipeline();
        texts.forEach((text) => batch.publish(channel, text));
        const failed = (await batch.exec())?.find(([error]) => error !== null);
        if (failed) throw failed[0]!;
      },
      isAway: () => isAway,
      close: async () => {
        clearInterval(ping);
        listener.disconnect();
        sender.disconnect();
      },
    };
  };
}
