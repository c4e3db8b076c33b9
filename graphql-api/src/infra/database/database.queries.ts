import type { Db } from '../../platform/context.ts';
import { sql } from '../../platform/database/sql.ts';

/** Sends messages to the listeners of a channel, in order. */
export async function notify(db: Db, channel: string, texts: readonly string[]): Promise<void> {
  await db.rows(sql`select pg_notify(${channel}, text) from unnest(${texts}::text[]) text`);
}
