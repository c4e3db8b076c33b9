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

/** Events that a webhook reads together. */
const BATCH = 200;
/** A webhook for which so many events wait reads no more. */
const MOST_WAITING = 1_000;
/** Webhooks that are sent to at once, by all processes. */
const MOST_AT_ONCE = 10;
/** Events of one webhook that a process sends under one claim. */
const MOST_OF_ONE = 20;
/** How long a process has a webhook for itself: longer than a receiver may take to answer. */
const CLAIM_SECONDS = 30;

/** The scopes of tokens by which webhooks for the events of all are made. */
const ALL_EVENTS_SCOPES = ['admin:events:read', 'admin:events:write'];

const isActive = sql`${h.status} = ${WebhookStatus.ACTIVE}`;

/** The webhooks that have not read the whole log. */
export async function webhooksBehind({ db }: Ctx): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: h.id })} from ${h} where ${isActive} and ${h.position} < ${newestSql} order by ${h.id}`);
  return rows.map(({ id }) => id);
}

/**
 * Puts the next events that a webhook is to get into its queue, and moves its cursor behind them. Returns how many. Of two processes one does so.
 */
export async function readNext({ db }: Ctx, id: string): Promise<{ added: number; more: boolean }> {
  const isWanted = allOf([
    sql`${e.position} > ${hook.position} and ${e.position} <= ${newestSql}`,
    sql`${e.type} = any(${hook.types})`,
    oneOf([sql`${hook.scope} = ${EventScope.ALL}`, sql`${e.audience} @> array[${hook.user}]`]),
  ]);
  const waiting = sql`(select count(*) from ${m} where ${m.webhook} = ${h.id})`;
  const count = sql`(select count(*) from found)`;
  // The cursor never moves back: the row may be newer than the snapshot.
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

/** Whether a webhook is active, and nobody sends to it. */
const isFree = allOf([isActive, sql`(${h.claimedUntil} is null or ${h.claimedUntil} <= now())`]);

/** Whether an event may be tried now, after those before it: none about the same subject waits for a later try. */
const isDue = allOf([
  sql`${m.nextTryAt} <= now()`,
  sql`not exists (select from ${earlier} where ${earlier.webhook} = ${m.webhook} and ${earlier.subjectType} = ${m.subjectType}
    and ${earlier.subjectId} = ${m.subjectId} and ${earlier.position} < ${m.position} and ${earlier.nextTryAt} > now())`,
]);

/** Whether an event is due to be sent. */
export async function isAnythingDue({ db }: Ctx): Promise<boolean> {
  const exists = expression<boolean>`exists (select from ${m} join ${h} on ${h.id} = ${m.webhook} where ${isFree} and ${isDue})`;
  return (await db.one(sql`select ${columns({ exists })}`))!.exists;
}

const claimUntil = sql`now() + make_interval(secs => ${CLAIM_SECONDS}::int)`;
const free = sql`greatest(0, ${MOST_AT_ONCE}::int - (select count(*) from ${busy} where ${busy.claimedUntil} > now()))`;

/** What a claim says of its webhook. The secret before the last rotation is null once it no longer signs. */
const ofWebhook = {
  webhook: h.id,
  url: h.url,
  query: h.query,
  secret: h.secret,
  previousSecret: expression<string | null>`case when ${h.previousUntil} > now() then ${h.previousSecret} end`,
};
/** What a claim says of its event; null where the log no longer has it. */
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
 * Takes webhooks for which events are due, as many as may be sent to at once, and gives the first events of each in their order. Call it while webhooks
 * are locked.
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

/** Takes a webhook for one event, or for none; undefined while it is sent to, or too many others are. Call it while webhooks are locked. */
export function claimOne({ db }: Ctx, id: string, position: string | null) {
  return db.one(sql`with claimed as (update ${h} set ${assign(h, { claimedUntil: claimUntil })}
      where ${h.id} = ${id} and (${h.claimedUntil} is null or ${h.claimedUntil} <= now()) and ${free} > 0 returning h.*)
    select ${columns({ ...ofWebhook, ...ofEvent, position: e.position })} from claimed h left join ${e} on ${e.position} = ${position}::bigint`);
}

/** Has a process keep a webhook that it has for another event. False where nothing may be sent to it any more. */
export async function keepWebhook({ db }: Ctx, id: string): Promise<boolean> {
  const kept = await db.one(sql`update ${h} set ${assign(h, { claimedUntil: claimUntil })} from ${u}
    where ${h.id} = ${id} and ${isActive} and ${u.id} = ${h.user} and ${isEntitled} returning ${columns({ id: h.id })}`);
  return !!kept;
}

/** Lets others send to a webhook. False for one that was deleted meanwhile; a deletion of any other waits for the end of the transaction. */
export async function releaseWebhook({ db }: Ctx, id: string): Promise<boolean> {
  return !!(await db.one(sql`update ${h} set ${assign(h, { claimedUntil: null })} where ${h.id} = ${id} returning ${columns({ id: h.id })}`));
}

/** The owner of a webhook and the access token that made it, as they are now. */
export function ownerOf({ db }: Ctx, id: string) {
  const token = { tokenId: h.token, tokenScopes: h.tokenScopes, scopes: a.scopes, canWrite: a.canWrite, canAdmin: a.canAdmin };
  return db.one(sql`select ${columns({ id: u.id, role: u.role, ...token })} from ${h} join ${u} on ${u.id} = ${h.user}
    left join ${a} on ${a.id} = ${h.token} and ${a.expiresAt} > now() where ${h.id} = ${id}`);
}

/** A try that has ended. */
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

/** Records a try. `message` is what it was of, where that is sent again. Returns its id. */
export async function insertDelivery({ db }: Ctx, ended: EndedTry, message: string | null): Promise<string> {
  const nextAttemptAt = message === null ? null : sql`(select ${m.nextTryAt} from ${m} where ${m.id} = ${message})`;
  return (await db.one(sql`insert into ${d} ${values(d, { ...ended, nextAttemptAt })} returning ${columns({ id: d.id })}`))!.id;
}

/** Deletes an event that waits. */
export async function deleteMessage({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${m} where ${m.id} = ${id}`);
}

/**
 * Has an event wait for so many seconds, and not beyond `giveUpHours` after its first try. Returns whether that time is over; undefined for one
 * that is no longer there.
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

/** Stops a webhook and gives what its owner is told; undefined where it had stopped. */
export function stopWebhook({ db }: Ctx, id: string, status: WebhookStatus, statusReason: string) {
  return db.one(sql`update ${h} set ${assign(h, { status, statusReason })} from ${u} where ${h.id} = ${id} and ${isActive} and ${u.id} = ${h.user}
    returning ${columns({ name: h.name, email: u.email })}`);
}

/** Whether the account of a webhook's owner, and the token that made it, are as they must be. */
const isEntitled = (() => {
  const isAdmin = sql`${u.role} = ${Role.ADMIN}`;
  const readsAllEvents = sql`case when ${a.scopes} is null then ${a.canAdmin} else ${a.scopes} && ${ALL_EVENTS_SCOPES}::text[] end`;
  // One of the tokens of a grant may have less than the grant.
  const madeForAll = sql`(${h.tokenScopes} is null or ${h.tokenScopes} && ${ALL_EVENTS_SCOPES}::text[])`;
  const readsScope = sql`(${h.scope} <> ${EventScope.ALL} or (${readsAllEvents} and ${madeForAll}))`;
  const hasToken = sql`exists (select from ${a} where ${a.id} = ${h.token} and ${a.expiresAt} > now() and ${readsScope})`;
  return allOf([
    sql`${u.bannedAt} is null and ${u.deletedAt} is null`,
    oneOf([sql`${h.scope} <> ${EventScope.ALL}`, isAdmin]),
    oneOf([sql`${h.token} is null`, hasToken]),
  ]);
})();

/** Disables the webhooks of those who were banned, are no administrators any more, or revoked the token that made them. */
export async function disableUnentitled({ db }: Ctx, statusReason: string): Promise<void> {
  await db.rows(sql`update ${h} set ${assign(h, { status: WebhookStatus.DISABLED, statusReason })} from ${u}
    where ${u.id} = ${h.user} and ${h.status} <> ${WebhookStatus.DISABLED} and not ${isEntitled}`);
}
