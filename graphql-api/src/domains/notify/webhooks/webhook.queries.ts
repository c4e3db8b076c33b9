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

/** The position of the newest event; 0 where there is none. */
export const newestSql = sql`(select coalesce(max(${e.position}), 0) from ${e})`;

/** How many events a webhook has not read, and how many of those that it has read wait to be sent. */
export const lagSql = (id: Sql, position: Sql): Sql<never> =>
  sql`(${newestSql} - ${position} + (select count(*) from ${m} where ${m.webhook} = ${id}))::int`;

/** A webhook, for its owner; null for everybody else. */
export function ownWebhook(id: string): QuerySource {
  return one(Webhook, { where: (t) => sql`${t.id} = ${id} and ${t.user} = ${viewerSql.id}` });
}

/** A delivery, for the owner of its webhook; null for everybody else. */
export function ownDelivery(id: string): QuerySource {
  return one(WebhookDelivery, {
    where: (t) => sql`${t.id} = ${id} and ${t.webhook} in (select ${h.id} from ${h} where ${h.user} = ${viewerSql.id})`,
  });
}

/** Has everybody wait who counts webhooks or takes them for sending. */
export async function lockWebhooks({ db }: Ctx): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`);
}

/** How many webhooks a user has, and how many there are for the events of all. */
export async function countWebhooks({ db }: Ctx, user: string) {
  const own = expression<number>`(select count(*)::int from ${h} where ${h.user} = ${user})`;
  const ofAll = expression<number>`(select count(*)::int from ${h} where ${h.scope} = ${EventScope.ALL})`;
  return (await db.one(sql`select ${columns({ own, ofAll })}`))!;
}

/** The access token to which a webhook belongs, and its scopes. */
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

/** Inserts a webhook that begins at the end of the log. Returns its id. */
export async function insertWebhook({ db }: Ctx, { types, tokenScopes, ...webhook }: NewWebhook): Promise<string> {
  const row = { ...webhook, types: sql`${types}::text[]`, tokenScopes: sql`${tokenScopes}::text[]`, position: newestSql };
  return (await db.one(sql`insert into ${h} ${values(h, row)} returning ${columns({ id: h.id })}`))!.id;
}

/** Locks a webhook of a user; undefined where it is not the user's. */
export function lockWebhook({ db }: Ctx, id: string, user: string) {
  const list = columns({ id: h.id, url: h.url, scope: h.scope, status: h.status, position: h.position, secret: h.secret });
  return db.one(sql`select ${list} from ${h} where ${h.id} = ${id} and ${h.user} = ${user} for update`);
}

/** What changes in a webhook. */
export async function changeWebhook(
  { db }: Ctx,
  id: string,
  { types, tokenScopes, ...rest }: { name?: string; url?: string; types?: EventType[]; query?: string | null } & OfToken,
): Promise<void> {
  const changes = { ...rest, tokenScopes: sql`${tokenScopes}::text[]`, ...(types && { types: sql`${types}::text[]` }) };
  await db.rows(sql`update ${h} set ${assign(h, changes)} where ${h.id} = ${id}`);
}

/** Stores another secret; the one before signs too for so many hours. */
export async function replaceSecret(
  { db }: Ctx,
  id: string,
  { secret, secretHint }: { secret: string; secretHint: string },
  hours: number,
): Promise<void> {
  const until = sql`now() + make_interval(hours => ${hours}::int)`;
  await db.rows(sql`update ${h} set ${assign(h, { previousSecret: h.secret, previousUntil: until, secret, secretHint })} where ${h.id} = ${id}`);
}

/** Sets whether a webhook gets events, and why not. */
export async function setStatus({ db }: Ctx, id: string, status: WebhookStatus, statusReason: string | null): Promise<void> {
  await db.rows(sql`update ${h} set ${assign(h, { status, statusReason })} where ${h.id} = ${id}`);
}

/** Deletes a webhook of a user, and what waits for it; false where there is none. */
export async function deleteWebhookOf({ db }: Ctx, id: string, user: string): Promise<boolean> {
  return !!(await db.one(sql`delete from ${h} where ${h.id} = ${id} and ${h.user} = ${user} returning ${columns({ id: h.id })}`));
}

/** Deletes all webhooks of a user. */
export async function deleteWebhooksOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${h} where ${h.user} = ${user}`);
}

/** The oldest position of the log, and the oldest event that a webhook has not sent; null where there is none. */
export async function oldestPositions({ db }: Ctx, id: string) {
  const oldest = expression<string | null>`(select min(${e.position})::text from ${e})`;
  const waiting = expression<string | null>`(select min(${m.position})::text from ${m} where ${m.webhook} = ${id})`;
  const newest = expression<string>`${newestSql}::text`;
  return (await db.one(sql`select ${columns({ oldest, waiting, newest })}`))!;
}

/** Has a webhook go on after a position, and forgets what waits for it. */
export async function moveWebhook({ db }: Ctx, id: string, position: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.webhook} = ${id}`);
  await db.rows(sql`update ${h} set ${assign(h, { position })} where ${h.id} = ${id}`);
}

/** Has what waits for a webhook be sent as if it had not been tried. */
export async function restartMessages({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { tries: 0, firstTryAt: null, nextTryAt: sql`now()` })} where ${m.webhook} = ${id}`);
}

/** A delivery of a webhook of a user: the webhook and the position of the event; undefined where it is not the user's. */
export function deliveryOf({ db }: Ctx, id: string, user: string) {
  return db.one(sql`select ${columns({ webhook: d.webhook, position: d.position })} from ${d} join ${h} on ${h.id} = ${d.webhook}
    where ${d.id} = ${id} and ${h.user} = ${user}`);
}

/** Deletes the deliveries that are older than this many days. */
export async function deleteDeliveriesOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${d} where ${d.at} < now() - make_interval(days => ${days}::int)`);
}
