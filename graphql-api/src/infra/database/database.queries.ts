import type { Db } from '../../platform/context.ts';
import { sql } from '../../platform/database/sql.ts';

/** Sends messages to those who listen on a channel, in their order. */
export async function notify(db: Db, channel: string, texts: readonly string[]): Promise<void> {
  await db.rows(sql`select pg_notify(${channel}, text) from unnest(${texts}::text[]) text`);
}
