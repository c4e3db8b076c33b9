import { entities } from '../src/app/schema/entities.ts';
import { ident, join, sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';

/** Tables that an undo does not restore: sessions, logs, and notifications about the undo. */
const goingOn = [
  'acts',
  'act_changes',
  'sessions',
  'access_tokens',
  'otps',
  'audit_entries',
  'photo_files',
  'rate_limits',
  'budgets',
  'idempotency_keys',
  'events',
  'event_cursors',
  'logged_searches',
  'outgoing_mails',
  // Consumers of events and workers write these tables at their own pace.
  'notifications',
  'saved_search_hits',
  'wanted_listings',
  'outgoing_pushes',
  'push_subscriptions',
  'bulk_jobs',
  'bulk_chunks',
  'webhooks',
  'webhook_messages',
  'webhook_deliveries',
];

/** State of the visible data at a moment. */
export interface Snapshot {
  /** Hashes of all rows, by table. */
  hashes: Record<string, string>;
  /** First transaction after the snapshot. */
  transaction: string;
}

async function tables(): Promise<string[]> {
  const { metadata } = (await testApplication()).container.database;
  return entities.map((entity) => metadata.find(entity as never)!.tableName).filter((name) => !goingOn.includes(name));
}

export async function snapshot(): Promise<Snapshot> {
  const { db } = (await testApplication()).container.database;
  const hashOf = (name: string) =>
    sql`select ${name}::text as name, coalesce(sum(hashtextextended(t::text, 0)), 0)::text || ' of ' || count(*) as hash from ${ident(name)} t`;
  const rows = await db.rows<{ name: string; hash: string }>(join((await tables()).map(hashOf), ' union all '));
  const now = await db.one<{ transaction: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as transaction`);
  return { hashes: Object.fromEntries(rows.map(({ name, hash }) => [name, hash])), transaction: now!.transaction };
}

/** Returns the tables that differ from a snapshot, each with the rows written since then. The list is empty for a table that has only lost rows. */
export async function changesSince(before: Snapshot): Promise<Record<string, string[]>> {
  const { db } = (await testApplication()).container.database;
  const { hashes } = await snapshot();
  const changed = Object.keys(hashes).filter((name) => hashes[name] !== before.hashes[name]);
  const rowsOf = (name: string) =>
    db.rows<{ row: string }>(sql`select t::text as row from ${ident(name)} t where t.xmin::text::bigint >= ${before.transaction}::bigint`);
  const rows = await Promise.all(changed.map(async (name) => (await rowsOf(name)).map(({ row }) => row)));
  return Object.fromEntries(changed.map((name, index) => [name, rows[index]!]));
}
