import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { Event, EventScope, type EventType } from '../../log/events/event.entity.ts';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.ts';
import { WebhookMessage } from './deliveries/webhook-message.entity.ts';
import { Webhook, type WebhookStatus } from './webhook.entity.ts';

const h = table(Webhook, 'h');
const m = table(WebhookMessage, 'm');
const d = table(WebhookDelivery, 'd');
const e = table(Event, 'e');

/** The position of the newest event; 0 if there is none. */
export const newestSql = sql`(select coalesce(max(${e.position}), 0) from ${e})`;

/** Returns the number of events that a webhook has not sent: those it has not read, and those that wait in its queue. */
export const lagSql = (id: Sql, position: Sql): Sql<never> =>
  sql`(${newestSql} - ${position} + (select count(*) from ${m} where ${m.webhook} = ${id}))::int`;

/** Returns a webhook to its owner; null for everybody else. */
export function ownWebhook(id: string): QuerySource {
  return one(Webhook, { where: (t) => sql`${t.id} = ${id} and ${t.user} = ${viewerSql.id}` });
}

/** Returns a delivery to the owner of its webhook; null for everybody else. */
export function ownDelivery(id: string): QuerySource {
  return one(WebhookDelivery, {
    where: (t) => sql`${t.id} = ${id} and ${t.webhook} in (select ${h.id} from ${h} where ${h.user} = ${viewerSql.id})`,
  });
}

/** Locks webhooks against concurrent counting and claiming. */
export async function lockWebhooks({ db }: Ctx): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`);
}

/** Returns the number of a user's webhooks, and of all webhooks for the events of all users. */
export async function countWebhooks({ db }: Ctx, user: string) {
  const own = expression<number>`(select count(*)::int from ${h} where ${h.user} = ${user})`;
  const ofAll = expression<number>`(select count(*)::int from ${h} where ${h.scope} = ${EventScope.ALL})`;
  return (await db.one(sql`select ${columns({ own, ofAll })}`))!;
}

/** The access token that a webhook belongs to, and its scopes. */
interface OfToken {
  token: string | null;
  tokenScopes: string[] | null;
}

interface NewWebhook extends OfToken {
  user: string;
  name: string;
  url: string;
  types: EventType[];
  scope: EventScope;
  query: string | null;
  secret: string;
  secretHint: string;
}

/** Inserts a webhook that starts at the end of the log. Returns its id. */
export async function insertWebhook({ db }: Ctx, { types, tokenScopes, ...webhook }: NewWebhook): Promise<string> {
  const row = { ...webhook, types: sql`${types}::text[]`, tokenScopes: sql`${tokenScopes}::text[]`, position: newestSql };
  return (await db.one(sql`insert into ${h} ${values(h, row)} returning ${columns({ id: h.id })}`))!.id;
}

/** Locks a webhook of a user. Returns undefined if it is not the user's. */
export function lockWebhook({ db }: Ctx, id: string, user: string) {
  const list = columns({ id: h.id, url: h.url, scope: h.scope, status: h.status, position: h.position, secret: h.secret });
  return db.one(sql`select ${list} from ${h} where ${h.id} = ${id} and ${h.user} = ${user} for update`);
}

/** Changes the given columns of a webhook. */
export async function changeWebhook(
  { db }: Ctx,
  id: string,
  { types, tokenScopes, ...rest }: { name?: string; url?: string; types?: EventType[]; query?: string | null } & OfToken,
): Promise<void> {
  const changes = { ...rest, tokenScopes: sql`${tokenScopes}::text[]`, ...(types && { types: sql`${types}::text[]` }) };
  await db.rows(sql`update ${h} set ${assign(h, changes)} where ${h.id} = ${id}`);
}

/** Stores a new secret. The previous one also signs for the given number of hours. */
export async function replaceSecret(
  { db }: Ctx,
  id: string,
  { secret, secretHint }: { secret: string; secretHint: string },
  hours: number,
): Promise<void> {
  const until = sql`now() + make_interval(hours => ${hours}::int)`;
  await db.rows(sql`update ${h} set ${assign(h, { previousSecret: h.secret, previousUntil: until, secret, secretHint })} where ${h.id} = ${id}`);
}

/** Sets the status of a webhook, and the reason if it receives no events. */
export async function setStatus({ db }: Ctx, id: string, status: WebhookStatus, statusReason: string | null): Promise<void> {
  await db.rows(sql`update ${h} set ${assign(h, { status, statusReason })} where ${h.id} = ${id}`);
}

/** Deletes a webhook of a user and its queue. Returns false if there is none. */
export async function deleteWebhookOf({ db }: Ctx, id: string, user: string): Promise<boolean> {
  return !!(await db.one(sql`delete from ${h} where ${h.id} = ${id} and ${h.user} = ${user} returning ${columns({ id: h.id })}`));
}

/** Deletes all webhooks of a user. */
export async function deleteWebhooksOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${h} where ${h.user} = ${user}`);
}

/** Returns the oldest and newest positions of the log, and the oldest one in a webhook's queue. The oldest ones are null if there are none. */
export async function oldestPositions({ db }: Ctx, id: string) {
  const oldest = expression<string | null>`(select min(${e.position})::text from ${e})`;
  const waiting = expression<string | null>`(select min(${m.position})::text from ${m} where ${m.webhook} = ${id})`;
  const newest = expression<string>`${newestSql}::text`;
  return (await db.one(sql`select ${columns({ oldest, waiting, newest })}`))!;
}

/** Moves a webhook's cursor to a position and deletes its queue. */
export async function moveWebhook({ db }: Ctx, id: string, position: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.webhook} = ${id}`);
  await db.rows(sql`update ${h} set ${assign(h, { position })} where ${h.id} = ${id}`);
}

/** Resets the tries of a webhook's queued events. */
export async function restartMessages({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { tries: 0, firstTryAt: null, nextTryAt: sql`now()` })} where ${m.webhook} = ${id}`);
}

/** Returns the webhook and the position of the event of a delivery; undefined if the webhook is not the user's. */
export function deliveryOf({ db }: Ctx, id: string, user: string) {
  return db.one(sql`select ${columns({ webhook: d.webhook, position: d.position })} from ${d} join ${h} on ${h.id} = ${d.webhook}
    where ${d.id} = ${id} and ${h.user} = ${user}`);
}

/** Deletes the deliveries that are older than this many days. */
export async function deleteDeliveriesOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${d} where ${d.at} < now() - make_interval(days => ${days}::int)`);
}
