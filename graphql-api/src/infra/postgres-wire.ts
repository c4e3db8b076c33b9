import { Client } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../platform/context.ts';
import { sql } from '../platform/sql.ts';
import type { OpenWire } from './pubsub.ts';

const CHANNEL = 'campuscart';
const RETRY_MS = 1_000;

/** Between processes on one PostgreSQL server, by LISTEN and NOTIFY. A lost connection is opened again. */
export function postgresWire(url: string, db: Db): OpenWire {
  return async (heard, gap) => {
    let closing = false;
    let client: Client;
    const listen = async (): Promise<void> => {
      client = new Client({ connectionString: url, keepAlive: true });
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      client.on('error', () => undefined);
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      client.once('end', () => void again());
    };
    const again = async (): Promise<void> => {
      while (!closing) {
        const open = await listen().then(
          () => true,
          () => false,
        );
        if (open) return gap();
        await wait(RETRY_MS, undefined, { ref: false });
      }
    };
    await listen();
    return {
      send: async (texts) => void (await db.rows(sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`)),
      close: async () => {
        closing = true;
        await client.end();
      },
    };
  };
}
