import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/context.ts';
import { listenTo, ping } from '../database/connection.queries.ts';
import { notify } from '../database/database.queries.ts';
import type { OpenTransport } from './broker-pubsub.ts';

const CHANNEL = 'campuscart';
const ANSWER_WITHIN_MS = 5_000;
/** Interval of a statement that detects a broken connection, in milliseconds. */
const CHECK_EVERY_MS = 10_000;
const FIRST_BACK_OFF_MS = 250;
const MAX_BACK_OFF_MS = 2_000;

async function listen(url: string, onMessage: (text: string) => void): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS });
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  // Without a listener, the 'error' event would end the process; the 'end' event follows it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await listenTo(client, CHANNEL);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}

/** Carries events between processes by LISTEN and NOTIFY. Reconnects after the connection is lost. */
export function postgresTransport(url: string, db: Db): OpenTransport {
  return async (onMessage, onMissed) => {
    let closing = false;
    let isAway = false;
    let client = await listen(url, onMessage);
    const reconnect = async (): Promise<void> => {
      isAway = true;
      for (let delay = FIRST_BACK_OFF_MS; !closing; delay = Math.min(2 * delay, MAX_BACK_OFF_MS)) {
        const next = await listen(url, onMessage).catch(() => undefined);
        if (next) {
          client = next;
          isAway = false;
          watch();
          return onMissed();
        }
        await wait(delay, undefined, { ref: false });
      }
    };
    const watch = (): void => void client.once('end', () => void reconnect());
    watch();
    const check = setInterval(() => {
      const checked = client;
      // A failure ends the connection, and the 'end' event opens another one.
      ping(checked).catch(() => void checked.end().catch(() => undefined));
    }, CHECK_EVERY_MS);
    check.unref();
    return {
      send: (texts) => notify(db, CHANNEL, texts),
      isAway: () => isAway,
      close: async () => {
        closing = true;
        clearInterval(check);
        await Promise.race([client.end().catch(() => undefined), wait(ANSWER_WITHIN_MS, undefined, { ref: false })]);
      },
    };
  };
}
