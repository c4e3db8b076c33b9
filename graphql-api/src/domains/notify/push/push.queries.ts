import { SessionRow } from '../../people/sessions/session.entity.ts';
import { Notification, type NotificationKind } from '../notifications/notification.entity.ts';
import { isUnwantedSql } from '../channels/unwanted.queries.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import type { PushKeys } from '../../../platform/ports.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { outbox } from '../outbox/outbox.queries.ts';
import { OutgoingPush } from './outgoing-push.entity.ts';
import { PushKey } from './push-key.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';

const s = table(PushSubscription, 's');
const p = table(OutgoingPush, 'p');
const k = table(PushKey, 'k');
const n = table(Notification, 'n');
const session = table(SessionRow, 'session');
const due = rowsNamed(OutgoingPush, 'due');

/** Pushes that wait to be sent. */
export const pushOutbox = outbox(OutgoingPush, {
  keptFor: '1 day',
  waits: [5, 30, 120, 600, 1800],
  order: (waiting) => waiting.nextTryAt,
});

interface NewSubscription {
  user: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Stores the subscription of a browser and removes it from its previous user. Returns false if the session has ended. */
export async function upsertSubscription({ db }: Ctx, { user, session: id, endpoint, p256dh, auth }: NewSubscription): Promise<boolean> {
  const changed = { user: sql`excluded.user_id`, session: sql`excluded.session_id`, p256dh: sql`excluded.p256dh`, auth: sql`excluded.auth` };
  const row = await db.one(sql`insert into ${s} (${names(s, 'user', 'session', 'endpoint', 'p256dh', 'auth')})
    select ${user}::bigint, ${session.id}, ${endpoint}::text, ${p256dh}::text, ${auth}::text from ${session} where ${session.id} = ${id}
    on conflict (${names(s, 'endpoint')}) do update set ${assign(s, changed)} returning ${columns({ id: s.id })}`);
  return row !== undefined;
}

/** Locks the subscription with this endpoint and secret. Returns its id; undefined if there is none. */
export async function lockSubscription({ db }: Ctx, endpoint: string, auth: string): Promise<string | undefined> {
  const row = await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.endpoint} = ${endpoint} and ${s.auth} = ${auth} for update`);
  return row?.id;
}

/** Replaces the address and the keys of a subscription. Another one with the same address is deleted. */
export async function replaceSubscription(
  { db }: Ctx,
  id: string,
  { endpoint, p256dh, auth }: Pick<NewSubscription, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.endpoint} = ${endpoint} and ${s.id} <> ${id}`);
  await db.rows(sql`update ${s} set ${assign(s, { endpoint, p256dh, auth })} where ${s.id} = ${id}`);
}

/** Deletes the oldest subscriptions of a user above a number. */
export async function deleteSurplusSubscriptions({ db }: Ctx, user: string, kept: number): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.id} in (
    select ${s.id} from ${s} where ${s.user} = ${user} order by ${s.id} desc offset ${kept}::int)`);
}

/** Returns the subscriptions of a user, oldest first. */
export function subscriptionsOf({ db }: Ctx, user: string) {
  return db.rows(sql`select ${columns({ endpoint: s.endpoint, createdAt: s.createdAt })} from ${s} where ${s.user} = ${user} order by ${s.id}`);
}

/** Deletes a subscription of a user by its endpoint. */
export async function deleteSubscription({ db }: Ctx, user: string, endpoint: string): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.user} = ${user} and ${s.endpoint} = ${endpoint}`);
}

/** Deletes subscriptions and their queued pushes. */
export async function deleteSubscriptions({ db }: Ctx, ids: readonly string[]): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.id} = any(${ids}::bigint[])`);
}

/** A push that is not stored yet. */
export interface NewPush {
  user: string;
  event: string;
  actor: string | null;
  kind: NotificationKind;
  text: string;
  link: string;
  group: string | null;
  /** Earliest time to send it; at once if null or past. */
  nextTryAt: string | null;
}

/** Inserts pushes to all browsers of their users, in place of queued ones of the same group. Returns their number. */
export async function insertPushes({ db }: Ctx, pushes: readonly NewPush[]): Promise<number> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) as d("user" bigint, event bigint, actor bigint, kind text, text text,
    link text, "group" text, "nextTryAt" timestamptz)`;
  await db.rows(sql`delete from ${p} using ${s}, ${rows}
    where ${s.user} = d."user" and ${p.subscription} = ${s.id} and ${p.group} = d."group" and ${p.tries} = 0`);
  const added = await db.rows(sql`insert into ${p} (${names(p, 'subscription', 'event', 'actor', 'kind', 'text', 'link', 'group', 'nextTryAt')})
    select ${s.id}, d.event, d.actor, d.kind, d.text, d.link, d."group", greatest(d."nextTryAt", now()) from ${rows} join ${s} on ${s.user} = d."user"
    on conflict do nothing returning ${columns({ id: p.id })}`);
  return added.length;
}

/**
 * Claims some due pushes with their subscriptions. First deletes pushes whose notification was read or whose session has ended, and those whose user
 * has blocked the actor or switched off the kind.
 */
export async function claimDuePushes({ db }: Ctx, limit: number) {
  await db.rows(sql`delete from ${p} using ${s} left join ${session} on ${session.id} = ${s.session} and ${session.expiresAt} > now()
    where ${s.id} = ${p.subscription} and ${p.nextTryAt} <= now() and (${session.id} is null or ${isUnwantedSql(s.user, p.actor, p.kind, 'push')} or exists (select from ${n}
      where ${n.user} = ${s.user} and ${n.event} = ${p.event} and ${n.kind} = ${p.kind} and ${n.readAt} is not null))`);
  const found = columns({
    id: due.id,
    event: due.event,
    kind: due.kind,
    text: due.text,
    link: due.link,
    group: due.group,
    tries: due.tries,
    subscription: s.id,
    endpoint: s.endpoint,
    p256dh: s.p256dh,
    auth: s.auth,
  });
  return db.rows(sql`with ${pushOutbox.dueSql(limit)}
    select ${found} from ${due} join ${s} on ${s.id} = ${due.subscription} order by ${due.id}`);
}

/** Returns the number of queued pushes. */
export async function queuedPushes(db: Db): Promise<number> {
  return (await db.one(sql`select ${columns({ count: expression<number>`count(*)::int` })} from ${p}`))!.count;
}

/** Returns the stored key pair. */
export function storedKeys({ db }: Ctx) {
  return db.one(sql`select ${columns({ publicKey: k.publicKey, privateKey: k.privateKey })} from ${k}`);
}

/** Stores a key pair if there is none. */
export async function insertKeys({ db }: Ctx, { publicKey, privateKey }: PushKeys): Promise<void> {
  await db.rows(sql`insert into ${k} (${names(k, 'id', 'publicKey', 'privateKey')}) values (1, ${publicKey}, ${privateKey}) on conflict do nothing`);
}
