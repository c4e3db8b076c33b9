import { entities } from '../src/app/schema/entities.ts';
import { sql, ident } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';

/** Tables that go on when something is undone: sessions, logs, and notifications of it. */
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
  // Written by consumers of events and by workers, at their own time.
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

/** All rows that people see, as text by table. */
export async function snapshot(): Promise<Record<string, string[]>> {
  const { container } = await testApplication();
  const { db, orm } = container.database;
  const tables = entities.map((entity) => orm.getMetadata().find(entity as never)!.tableName).filter((name) => !goingOn.includes(name));
  const rows = await Promise.all(tables.map((name) => db.rows<{ row: string }>(sql`select t::text as row from ${ident(name)} t order by 1`)));
  return Object.fromEntries(tables.map((name, index) => [name, rows[index]!.map(({ row }) => row)]));
}
