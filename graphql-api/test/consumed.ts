import { vi } from 'vitest';
import { consumers } from '../src/app/jobs/consumers.ts';
import { WebhookStatus } from '../src/domains/notify/webhooks/webhook.entity.ts';
import { raw, sql } from '../src/platform/database/sql.ts';
import { testApplication } from './application.ts';
import type { TestClient } from './test-clients.ts';

/** Waits until a consumer has read all recorded events. */
export async function consumed(consumer: string): Promise<void> {
  const { container } = await testApplication();
  const { db } = container.database;
  const last = (await db.one<{ id: string }>(sql`select coalesce(max(id), 0)::text as id from events`))!.id;
  const isBehind = sql`select from events e where e.id <= ${last}::bigint
    and (e.position is null or e.position > (select c.position from event_cursors c where c.id = ${consumer}))`;
  await vi.waitUntil(async () => (await db.rows(isBehind)).length === 0, { timeout: 60_000 });
}

/** Waits until every consumer has read all recorded events, so that their statements are not included in later counts. */
export async function consumedByAll(): Promise<void> {
  for (const { name } of consumers) await consumed(name);
}

/**
 * Stops background work of earlier tests: every event is consumed, webhooks are paused after pending requests have been answered, and failed emails
 * and pushes are postponed until tomorrow.
 */
export async function comeToRest(): Promise<void> {
  const { db } = (await testApplication()).container.database;
  await db.rows(sql`update webhooks set status = ${WebhookStatus.PAUSED} where status = ${WebhookStatus.ACTIVE}`);
  await consumedByAll();
  const isSending = sql`select from webhooks where claimed_until > now()`;
  await vi.waitUntil(async () => (await db.rows(isSending)).length === 0, { timeout: 40_000, interval: 500 });
  // A row that is being sent becomes due again after the attempt.
  const postponed = ['outgoing_mails', 'outgoing_pushes'].map((name) =>
    raw(`update ${name} set next_try_at = now() + interval '1 day' where next_try_at < now() + interval '1 hour' returning id`),
  );
  const areAllLater = async () => (await Promise.all(postponed.map((each) => db.rows(each)))).every((rows) => rows.length === 0);
  await vi.waitUntil(areAllLater, { timeout: 40_000, interval: 1_000 });
}

/** Returns the texts of a user's notifications, latest first, after the events that a consumer recorded have been consumed. */
export async function notificationsOf(who: TestClient, consumer: string): Promise<string[]> {
  await consumed(consumer);
  await consumed('notifications');
  const { data } = await who.ask('{ me { notifications { nodes { text } } } }');
  return data.me.notifications.nodes.map(({ text }: { text: string }) => text);
}
