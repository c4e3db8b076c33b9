import type { Ctx } from '../../../../platform/context.ts';
import { allOf, expression, oneOf, sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table, values } from '../../../../platform/database/table.ts';
import type { WebhookError } from '../../../../platform/ports.ts';
import { Event, EventScope } from '../../../log/events/event.entity.ts';
import { AccessToken } from '../../../people/access-tokens/access-token.entity.ts';
import { Role, User } from '../../../people/users/user.entity.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookMessage } from './webhook-message.entity.ts';
import { Webhook, WebhookStatus } from '../webhook.entity.ts';
import { newestSql } from '../webhook.queries.ts';

const h = table(Webhook, 'h');
const m = table(WebhookMessage, 'm');
const d = table(WebhookDelivery, 'd');
const e = table(Event, 'e');
const u = table(User, 'u');
const a = table(AccessToken, 'a');
const earlier = table(WebhookMessage, 'earlier');
const busy = table(Webhook, 'busy');
const hook = rowsNamed(Webhook, 'hook');
const due = rowsNamed(WebhookMessage, 'due');
const chosen = rowsNamed(WebhookMessage, 'chosen');
const waiting = rowsNamed(WebhookMessage, 'waiting');

/** Number of events that a webhook reads at once. */
const BATCH = 200;
/** Number of waiting events at which a webhook stops reading. */
const MOST_WAITING = 1_000;
/** Maximum number of webhooks that all processes together send to at the same time. */
const MOST_AT_ONCE = 10;
/** Maximum number of events of one webhook that a process sends under one claim. */
const MOST_OF_ONE = 20;
/** Duration of a claim in seconds: longer than a receiver may take to respond. */
const CLAIM_SECONDS = 30;

/** The scopes of tokens that create webhooks for the events of all users. */
const ALL_EVENTS_SCOPES = ['admin:events:read', 'admin:events:write'];

const isActive = sql`${h.status} = ${WebhookStatus.ACTIVE}`;

/** Returns the webhooks that have not read the whole log. */
export async function webhooksBehind({ db }: Ctx): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: h.id })} from ${h} where ${isActive} and ${h.position} < ${newestSql} order by ${h.id}`);
  return rows.map(({ id }) => id);
}

/** Puts the next events for a webhook into its queue and moves its cursor past them. Returns their number. If two processes call it, one does it. */
export async function readNext({ db }: Ctx, id: string): Promise<{ added: number; more: boolean }> {
  const isWanted = allOf([
    sql`${e.position} > ${hook.position} and ${e.position} <= ${newestSql}`,
    sql`${e.type} = any(${hook.types})`,
    oneOf([sql`${hook.scope} = ${EventScope.ALL}`, sql`${e.audience} @> array[${hook.user}]`]),
  ]);
  const waiting = sql`(select count(*) from ${m} where ${m.webhook} = ${h.id})`;
  const count = sql`(select count(*) from found)`;
  // The cursor never moves back, even though the row may be newer than the snapshot.
  const position = sql`greatest(${hook.position}, case when ${count} = ${BATCH}::int then (select max(position) from found) else ${newestSql} end)`;
  const row = await db.one(sql`with
    hook as (select h.* from ${h} where ${h.id} = ${id} and ${isActive} and ${waiting} < ${MOST_WAITING}::int for update skip locked),
    found as (select ${hook.id} as webhook, ${e.position} as position, ${e.subjectType} as subject_type, ${e.subjectId} as subject_id from ${e}, hook
      where ${isWanted} order by ${e.position} limit ${BATCH}::int),
    put as (insert into ${m} (${names(m, 'webhook', 'position', 'subjectType', 'subjectId')})
      select webhook, position, subject_type, subject_id from found on conflict do nothing)
    update ${h} set ${assign(h, { position })} from hook where ${h.id} = ${hook.id} returning ${columns({ added: expression<number>`${count}::int` })}`);
  const added = row?.added ?? 0;
  return { added, more: added === BATCH };
}

/** True if a webhook is active and nobody has claimed it. */
const isFree = allOf([isActive, sql`(${h.claimedUntil} is null or ${h.claimedUntil} <= now())`]);

/** True if an event may be tried now: no earlier event about the same subject waits for a later try. */
const isDue = allOf([
  sql`${m.nextTryAt} <= now()`,
  sql`not exists (select from ${earlier} where ${earlier.webhook} = ${m.webhook} and ${earlier.subjectType} = ${m.subjectType}
    and ${earlier.subjectId} = ${m.subjectId} and ${earlier.position} < ${m.position} and ${earlier.nextTryAt} > now())`,
]);

/** Returns whether an event is due to be sent. */
export async function isAnythingDue({ db }: Ctx): Promise<boolean> {
  const exists = expression<boolean>`exists (select from ${m} join ${h} on ${h.id} = ${m.webhook} where ${isFree} and ${isDue})`;
  return (await db.one(sql`select ${columns({ exists })}`))!.exists;
}

const claimUntil = sql`now() + make_interval(secs => ${CLAIM_SECONDS}::int)`;
const free = sql`greatest(0, ${MOST_AT_ONCE}::int - (select count(*) from ${busy} where ${busy.claimedUntil} > now()))`;

/** Columns of the webhook in a claim. The secret before the last rotation is null once it no longer signs. */
const ofWebhook = {
  webhook: h.id,
  url: h.url,
  query: h.query,
  secret: h.secret,
  previousSecret: expression<string | null>`case when ${h.previousUntil} > now() then ${h.previousSecret} end`,
};
/** Columns of the event in a claim; null if it is no longer in the log. */
const ofEvent = {
  event: e.id,
  type: e.type,
  subjectType: e.subjectType,
  subjectId: e.subjectId,
  actor: e.actor,
  occurredAt: e.occurredAt,
  version: e.version,
  payload: e.payload,
};

/**
 * Claims webhooks for which events are due, up to the limit of concurrent deliveries, and returns the first events of each in order. Call it while
 * webhooks are locked.
 */
export function claimDue({ db }: Ctx) {
  const list = columns({ ...ofWebhook, ...ofEvent, message: due.id, position: due.position, tries: due.tries });
  const firstDue = (count: number) => sql`select m.* from ${m} where ${m.webhook} = ${h.id} and ${isDue} order by ${m.position} limit ${count}::int`;
  return db.rows(sql`with
    firsts as (select first.* from ${h} cross join lateral (${firstDue(1)}) first where ${isFree}),
    chosen as (select * from firsts order by next_try_at limit ${free}),
    claimed as (update ${h} set ${assign(h, { claimedUntil: claimUntil })} from chosen where ${h.id} = ${chosen.webhook} returning h.*)
    select ${list} from claimed h cross join lateral (${firstDue(MOST_OF_ONE)}) due left join ${e} on ${e.position} = ${due.position}
    order by ${due.position}`);
}

/**
 * Claims a webhook for one event, or for none. Returns undefined if it is already claimed or too many others are. Call it while webhooks are locked.
 */
export function claimOne({ db }: Ctx, id: string, position: string | null) {
  return db.one(sql`with claimed as (update ${h} set ${assign(h, { claimedUntil: claimUntil })}
      where ${h.id} = ${id} and (${h.claimedUntil} is null or ${h.claimedUntil} <= now()) and ${free} > 0 returning h.*)
    select ${columns({ ...ofWebhook, ...ofEvent, position: e.position })} from claimed h left join ${e} on ${e.position} = ${position}::bigint`);
}

/** Extends the claim of a process for another event. Returns false if the webhook may no longer receive anything. */
export async function keepWebhook({ db }: Ctx, id: string): Promise<boolean> {
  const kept = await db.one(sql`update ${h} set ${assign(h, { claimedUntil: claimUntil })} from ${u}
    where ${h.id} = ${id} and ${isActive} and ${u.id} = ${h.user} and ${isEntitled} returning ${columns({ id: h.id })}`);
  return !!kept;
}

/** Releases the claim of a webhook. Returns false if it was deleted meanwhile; otherwise its deletion waits for the end of the transaction. */
export async function releaseWebhook({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`update ${h} set ${assign(h, { claimedUntil: null })} where ${h.id} = ${id} returning ${columns({ id: h.id })}`));
}

/** Returns the owner of a webhook and the access token that created it, as they are now. */
export function ownerOf({ db }: Ctx, id: string) {
  const token = { tokenId: h.token, tokenScopes: h.tokenScopes, scopes: a.scopes, canWrite: a.canWrite, canAdmin: a.canAdmin };
  return db.one(sql`select ${columns({ id: u.id, role: u.role, ...token })} from ${h} join ${u} on ${u.id} = ${h.user}
    left join ${a} on ${a.id} = ${h.token} and ${a.expiresAt} > now() where ${h.id} = ${id}`);
}

/** A completed try. */
export interface EndedTry {
  webhook: string;
  position: string | null;
  attempt: number;
  durationMs: number;
  status: number | null;
  error: WebhookError | null;
  requestHeaders: string;
  requestBody: string;
  responseBody: string | null;
}

/** Records a try and returns its id. `message` is the queued event if it is sent again. */
export async function insertDelivery({ db }: Ctx, ended: EndedTry, message: string | null): Promise<string> {
  const nextAttemptAt = message === null ? null : sql`(select ${m.nextTryAt} from ${m} where ${m.id} = ${message})`;
  return (await db.one(sql`insert into ${d} ${values(d, { ...ended, nextAttemptAt })} returning ${columns({ id: d.id })}`))!.id;
}

/** Deletes a queued event. */
export async function deleteMessage({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.id} = ${id}`);
}

/**
 * Postpones an event by the given seconds, but not beyond `giveUpHours` after its first try. Returns whether that time is over; undefined if the
 * event no longer exists.
 */
export async function postpone({ db }: Ctx, id: string, seconds: number, giveUpHours: number): Promise<boolean | undefined> {
  const first = sql`least(${m.firstTryAt}, now())`;
  const endAfter = (time: Sql) => sql`${time} + make_interval(hours => ${giveUpHours}::int)`;
  const next = sql`least(now() + make_interval(secs => ${seconds}::float8), greatest(now(), ${endAfter(first)}))`;
  const change = assign(m, { tries: sql`${m.tries} + 1`, firstTryAt: first, nextTryAt: next });
  const row = await db.one(sql`with waiting as (update ${m} set ${change} where ${m.id} = ${id} returning *)
    select ${columns({ isOver: expression<boolean>`${endAfter(sql`${waiting.firstTryAt}`)} <= now()` })} from waiting`);
  return row?.isOver;
}

/** Stops a webhook and returns what the owner is notified of; undefined if it was already stopped. */
export function stopWebhook({ db }: Ctx, id: string, status: WebhookStatus, statusReason: string) {
  return db.one(sql`update ${h} set ${assign(h, { status, statusReason })} from ${u} where ${h.id} = ${id} and ${isActive} and ${u.id} = ${h.user}
    returning ${columns({ name: h.name, email: u.email })}`);
}

/** True if the owner's account and the token that created the webhook still allow it. */
const isEntitled = (() => {
  const isAdmin = sql`${u.role} = ${Role.ADMIN}`;
  const readsAllEvents = sql`case when ${a.scopes} is null then ${a.canAdmin} else ${a.scopes} && ${ALL_EVENTS_SCOPES}::text[] end`;
  // A token of a grant may have fewer scopes than the grant.
  const madeForAll = sql`(${h.tokenScopes} is null or ${h.tokenScopes} && ${ALL_EVENTS_SCOPES}::text[])`;
  const readsScope = sql`(${h.scope} <> ${EventScope.ALL} or (${readsAllEvents} and ${madeForAll}))`;
  const hasToken = sql`exists (select from ${a} where ${a.id} = ${h.token} and ${a.expiresAt} > now() and ${readsScope})`;
  return allOf([
    sql`${u.bannedAt} is null and ${u.deletedAt} is null`,
    oneOf([sql`${h.scope} <> ${EventScope.ALL}`, isAdmin]),
    oneOf([sql`${h.token} is null`, hasToken]),
  ]);
})();

/** Disables the webhooks of owners who were banned, are no longer administrators, or revoked the token that created them. */
export async function disableUnentitled({ db }: Ctx, statusReason: string): Promise<void> {
  await db.rows(sql`update ${h} set ${assign(h, { status: WebhookStatus.DISABLED, statusReason })} from ${u}
    where ${u.id} = ${h.user} and ${h.status} <> ${WebhookStatus.DISABLED} and not ${isEntitled}`);
}
