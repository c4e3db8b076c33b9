import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { Event, type EventSubject, type EventType } from '../../log/events/event.entity.ts';
import { EventScope } from '../../log/events/event.inputs.ts';
import { Role, User } from '../../people/users/user.entity.ts';
import { WaitingWebhookEvent } from './waiting-event.entity.ts';
import { Webhook, WebhookStatus } from './webhook.entity.ts';
import { WebhookDelivery, type WebhookError } from './webhook-delivery.entity.ts';

const w = table(Webhook, 'w');
const q = table(WaitingWebhookEvent, 'q');
const earlier = table(WaitingWebhookEvent, 'earlier');
const e = table(Event, 'e');
const u = table(User, 'u');
const d = table(WebhookDelivery, 'd');

/** A webhook for which so many events wait takes no more until some are sent. */
const MOST_WAITING = 1_000;
/** Events of the log that are looked through at once for each webhook. */
const READ_AT_ONCE = 200;
/** Longer than an attempt takes: a process that ended without a word leaves its webhooks to others after it. */
const CLAIM = '30 seconds';

/** Whether the owner of a webhook may still read what it sends. */
const mayRead = sql`${u.deletedAt} is null and ${u.bannedAt} is null and (${w.scope} <> ${EventScope.ALL} or ${u.role} = ${Role.ADMIN})`;

/** Disables the webhooks whose owners may not read their events any more. */
export async function disableWithoutRight({ db }: Ctx, reason: string): Promise<void> {
  await db.rows(sql`update ${w} set ${assign(w, { status: WebhookStatus.DISABLED, statusReason: reason })} from ${u}
    where ${u.id} = ${w.user} and ${w.status} <> ${WebhookStatus.DISABLED} and not (${mayRead})`);
}

/**
 * Takes the next events of the log for the webhooks that have not read all of it, each in the order of the log, and moves their places: both in
 * one statement, so that none is taken twice or left out. Returns whether a webhook may have more to read.
 */
export async function takeEvents({ db }: Ctx): Promise<boolean> {
  const rows = await db.rows<{ read: number }>(sql`with
    reading as (select ${w.id} as webhook, ${w.user} as reader, ${w.scope} as scope, ${w.types} as types, ${w.position} as place from ${w}
      where ${w.status} = ${WebhookStatus.ACTIVE} and ${w.position} < (select coalesce(max(${e.position}), 0) from ${e})
        and (select count(*) from ${q} where ${q.webhook} = ${w.id}) < ${MOST_WAITING}::int
      for update of w skip locked),
    found as (select r.*, x.* from reading r cross join lateral (
      select ${e.id} as event, ${e.position} as position, ${e.type} as type, ${e.subjectType} as subject_type, ${e.subjectId} as subject_id, ${e.audience} as audience
        from ${e} where ${e.position} > r.place order by ${e.position} limit ${READ_AT_ONCE}::int) x),
    taken as (insert into ${q} (${names(q, 'webhook', 'event', 'position', 'subjectType', 'subjectId')})
      select f.webhook, f.event, f.position, f.subject_type, f.subject_id from found f
        where (cardinality(f.types) = 0 or f.type = any(f.types)) and (f.scope = ${EventScope.ALL} or f.audience @> array[f.reader])),
    moved as (update ${w} set ${assign(w, { position: sql`f.last` })} from (select webhook, max(position) as last from found group by webhook) f
      where ${w.id} = f.webhook)
    select count(*)::int as read from found group by webhook`);
  return rows.some(({ read }) => read === READ_AT_ONCE);
}

/**
 * Claims due events, one for a webhook, for webhooks that no process sends to now. `free` is how many may be sent besides those of all processes.
 * An event waits while an earlier one about the same subject does.
 */
export async function claimDue({ db }: Ctx, most: number) {
  const due = columns({
    id: q.id,
    webhook: w.id,
    user: w.user,
    url: w.url,
    secret: w.secret,
    previousSecret: expression<string | null>`case when ${w.previousUntil} > now() then ${w.previousSecret} end`,
    tries: q.tries,
    since: expression<number>`coalesce(extract(epoch from now() - ${q.firstTriedAt}), 0)::float8`,
    event: e.id,
    position: expression<string>`${q.position}`,
    version: e.version,
    type: expression<EventType>`${e.type}`,
    subjectType: expression<EventSubject>`${e.subjectType}`,
    subjectId: e.subjectId,
    actor: e.actor,
    occurredAt: expression<string>`to_char(${e.occurredAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    payload: e.payload,
  });
  return db.rows(sql`with
    alone as (select pg_advisory_xact_lock(hashtext('webhooks'))),
    free as (select greatest(0, ${most}::int - (select count(*) from ${w}, alone where ${w.claimedUntil} > now()))::int as places),
    claimed as (update ${w} set ${assign(w, { claimedUntil: sql`now() + ${CLAIM}::interval` })} where ${w.id} in (
        select ${w.id} from ${w} join ${u} on ${u.id} = ${w.user}
        where ${w.status} = ${WebhookStatus.ACTIVE} and ${w.claimedUntil} <= now() and ${mayRead}
          and exists (select from ${q} where ${q.webhook} = ${w.id} and ${q.nextTryAt} <= now()
            and not exists (select from ${earlier} where ${earlier.webhook} = ${q.webhook} and ${earlier.subjectType} = ${q.subjectType}
              and ${earlier.subjectId} = ${q.subjectId} and ${earlier.position} < ${q.position}))
        order by ${w.claimedUntil}, ${w.id} limit (select places from free) for update of w skip locked)
      returning ${w.id} as id)
    select ${due} from claimed c join ${w} on ${w.id} = c.id cross join lateral (
      select * from ${q} where ${q.webhook} = c.id and ${q.nextTryAt} <= now()
        and not exists (select from ${earlier} where ${earlier.webhook} = ${q.webhook} and ${earlier.subjectType} = ${q.subjectType}
          and ${earlier.subjectId} = ${q.subjectId} and ${earlier.position} < ${q.position})
      order by ${q.position} limit 1) q join ${e} on ${e.id} = q.event_id`);
}

/** Records an attempt. Returns its id. */
export async function insertDelivery(
  { db }: Ctx,
  delivery: Pick<WebhookDelivery, 'attempt' | 'durationMs' | 'status' | 'requestHeaders' | 'requestBody' | 'responseBody'> & {
    webhook: string;
    event: string;
    error: WebhookError | null;
    /** Seconds from now; null for none. */
    next: number | null;
  },
): Promise<string> {
  const { next, ...row } = delivery;
  const nextAttemptAt = next === null ? null : sql`now() + make_interval(secs => ${next})`;
  return (await db.one(sql`insert into ${d} ${values(d, { ...row, nextAttemptAt })} returning ${columns({ id: d.id })}`))!.id;
}

/** Lets others send to a webhook. */
export async function releaseWebhook({ db }: Ctx, webhook: string): Promise<void> {
  await db.rows(sql`update ${w} set ${assign(w, { claimedUntil: sql`now()` })} where ${w.id} = ${webhook}`);
}

/** An event was delivered. */
export async function deleteWaiting({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${q} where ${q.id} = ${id}`);
}

/** An attempt failed: the next one is due in so many seconds. */
export async function postpone({ db }: Ctx, id: string, seconds: number): Promise<void> {
  const later = {
    tries: sql`${q.tries} + 1`,
    firstTriedAt: sql`coalesce(${q.firstTriedAt}, now())`,
    nextTryAt: sql`now() + make_interval(secs => ${seconds})`,
  };
  await db.rows(sql`update ${q} set ${assign(q, later)} where ${q.id} = ${id}`);
}

/** Stops a webhook. What waits stays. */
export async function stopWebhook({ db }: Ctx, webhook: string, status: WebhookStatus, reason: string): Promise<void> {
  await db.rows(sql`update ${w} set ${assign(w, { status, statusReason: reason })} where ${w.id} = ${webhook}`);
}

/** Deletes attempts that are older than this many days. */
export async function deleteDeliveriesOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${d} where ${d.at} < now() - make_interval(days => ${days}::int)`);
}
