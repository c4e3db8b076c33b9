import { canSql } from '../../../access/policy.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, ident, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { EventSubject } from '../../log/events/event.entity.ts';
import { conversationOfSql } from '../../talk/conversations/conversation.queries.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { SwapLeg } from '../../trade/swaps/swap-leg.entity.ts';
import { Swap } from '../../trade/swaps/swap.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import type { ChosenChannels } from '../channels/channels.ts';
import type { Draft } from './rules/notification-rule.ts';
import { NotificationSettingsRow } from '../channels/notification-settings.entity.ts';
import { Notification, NotificationKind } from './notification.entity.ts';

const n = table(Notification, 'n');
const s = table(NotificationSettingsRow, 's');
const u = table(User, 'u');
const actor = table(User, 'actor');
const o = table(Order, 'o');
const l = table(SwapLeg, 'l');
const w = table(Swap, 'w');
const old = rowsNamed(Notification, 'replaced');

const localTimeSql = (timeZone: string): Sql => sql`(now() at time zone ${timeZone}::text)`;

const hourSql = (timeZone: string): Sql => sql`extract(hour from ${localTimeSql(timeZone)})`;

/** True if an hour of the day is one of a user's quiet hours. */
const isQuietSql = (hour: Sql): Sql => sql`case when ${s.quietFrom} < ${s.quietUntil} then ${hour} >= ${s.quietFrom} and ${hour} < ${s.quietUntil}
    else ${s.quietFrom} > ${s.quietUntil} and (${hour} >= ${s.quietFrom} or ${hour} < ${s.quietUntil}) end`;

/** Returns the end of the current quiet hours in a time zone; null outside of quiet hours. */
const quietUntilSql = (timeZone: string) => {
  const [local, hour] = [localTimeSql(timeZone), hourSql(timeZone)];
  const end = sql`date_trunc('day', ${local}) + make_interval(hours => ${s.quietUntil} + case when ${hour} >= ${s.quietUntil} then 24 else 0 end)`;
  return expression<string | null>`case when ${isQuietSql(hour)} then (${end}) at time zone ${timeZone}::text end`;
};

/**
 * Returns the recipients of drafts, by the index of the draft, with their address, settings and the actor's name. Leaves out recipients who are
 * deleted or banned or have a block with the actor.
 */
export function recipientsOf({ db, infra }: Ctx, drafts: readonly Draft[]) {
  const data = drafts.map(({ to, event }, index) => ({ index, to, actor: event.actor }));
  const row = columns({
    index: expression<number>`d.index`,
    email: u.email,
    actor: expression<string | null>`${actor.name}`,
    channels: expression<ChosenChannels | null>`${s.channels}`,
    dailyMail: expression<boolean>`coalesce(${s.dailyMail}, false)`,
    quietUntil: quietUntilSql(infra.settings.timeZone),
  });
  return db.rows(sql`select ${row} from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as d(index int, "to" bigint, actor bigint)
    join ${u} on ${u.id} = d."to" and ${u.deletedAt} is null and ${u.bannedAt} is null
    left join ${actor} on ${actor.id} = d.actor
    left join ${s} on ${s.user} = ${u.id}
    where not ${isBlockedSql(sql`d."to"`, sql`d.actor`)} order by d.index`);
}

interface NewNotification {
  draft: Draft;
  /** Number of events that the notification represents. */
  count: number;
  mailed: boolean;
}

/**
 * Inserts notifications in place of unread ones of the same group, and adds the events of these to their count. Existing ones stay. Returns the
 * inserted notifications.
 */
export async function insertNotifications({ db }: Ctx, added: readonly NewNotification[]) {
  const data = added.map(({ mailed, count, draft: { to, kind, words, link, group, event } }) => {
    return {
      to,
      kind,
      words,
      link,
      mailed,
      count,
      group: group ?? null,
      event: event.id,
      type: event.subject,
      subject: event.subjectId,
      actor: event.actor,
    };
  });
  const drafts = sql`jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as d("to" bigint, kind text, words text, link text, mailed boolean, count int,
    "group" text, event bigint, type text, subject bigint, actor bigint)`;
  // An event that is delivered twice is counted once.
  const replaced = sql`delete from ${n} using ${drafts} where ${n.user} = d."to" and ${n.group} = d."group" and ${n.readAt} is null
    and ${n.event} <> d.event returning ${n.user}, ${n.group}, ${n.count}`;
  const list = names(n, 'user', 'kind', 'words', 'link', 'mailed', 'count', 'group', 'event', 'subjectType', 'subjectId', 'actor');
  return db.rows(sql`with replaced as (${replaced}) insert into ${n} (${list})
    select d."to", d.kind, d.words, d.link, d.mailed,
      d.count + coalesce((select sum(${old.count})::int from ${old} where ${old.user} = d."to" and ${old.group} = d."group"), 0),
      d."group", d.event, d.type, d.subject, d.actor from ${drafts}
    on conflict do nothing returning ${columns({ id: n.id, user: n.user })}`);
}

/** Returns a notification to its own user; null for everybody else. */
export function notificationById(id: string): QuerySource {
  return one<Notification>(Notification, { where: (t) => sql`${t.id} = ${id} and ${canSql('notification:read', t)}` });
}

/** Returns the SQL for the number of a user's unread notifications. */
export const unreadCountSql = (user: Sql): Sql => sql`(select count(*) from ${n} where ${n.user} = ${user} and ${n.readAt} is null)`;

/** Marks unread notifications of a user as read: those with the given ids, or all. Returns their ids. */
export function markRead({ db }: Ctx, user: string, ids: readonly string[] | undefined) {
  return db.rows(sql`update ${n} set ${assign(n, { readAt: sql`now()` })} where ${n.user} = ${user} and ${n.readAt} is null
    and (${ids === undefined}::boolean or ${n.id} = any(${ids ?? []}::bigint[])) returning ${columns({ id: n.id })}`);
}

/** Kinds of order notifications that the chat shows. Objections and ratings are answered on the order's page. */
const SHOWN_IN_CHAT = [NotificationKind.ORDER_PLACED, NotificationKind.ORDER_STATUS, NotificationKind.MEETING];

/**
 * Marks a user's unread notifications about a conversation as read: those of its messages and offers, and those of its orders that the chat shows.
 * Returns whether there were any.
 */
export async function markReadOfConversation({ db }: Ctx, user: string, conversation: string): Promise<boolean> {
  const ofSwap = sql`(select ${w.conversation} from ${l} join ${w} on ${w.id} = ${l.swap} where ${l.order} = ${o.id})`;
  const isItsOrder = sql`exists (select from ${o} where ${o.id} = ${n.subjectId} and ${conversation}::bigint in (${conversationOfSql(o)}, ${ofSwap}))`;
  const read = await db.rows(sql`update ${n} set ${assign(n, { readAt: sql`now()` })}
    where ${n.user} = ${user} and ${n.readAt} is null and (${n.group} = any(${[`chat:${conversation}`, `offer:${conversation}`]}::text[])
      or ${n.kind} = any(${SHOWN_IN_CHAT}::text[]) and ${n.subjectType} = ${EventSubject.ORDER} and ${isItsOrder})
    returning ${columns({ id: n.id })}`);
  return read.length > 0;
}

/** Deletes the notifications and the settings of a user. */
export async function deleteNotificationsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${n} where ${n.user} = ${user}`);
  await db.rows(sql`delete from ${s} where ${s.user} = ${user}`);
}

/** Deletes notifications that are older than this many days. */
export async function deleteNotificationsOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`delete from ${n} where ${n.createdAt} < now() - make_interval(days => ${days}::int)`);
}

/** Returns the settings of a user; undefined if the defaults apply. */
export function settingsOf({ db }: Ctx, user: string) {
  const { quietFrom, quietUntil, dailyMail, weeklyMail } = s;
  const channels = expression<ChosenChannels>`${s.channels}`;
  return db.one(sql`select ${columns({ channels, quietFrom, quietUntil, dailyMail, weeklyMail })} from ${s} where ${s.user} = ${user}`);
}

interface Settings {
  channels: ChosenChannels;
  quietFrom: number;
  quietUntil: number;
  dailyMail: boolean;
  weeklyMail: boolean;
}

/** Locks the settings of a user. Inserts a row of defaults if there is none. */
export async function lockSettings(ctx: Ctx, user: string): Promise<void> {
  await ctx.db.rows(
    sql`insert into ${s} (${names(s, 'user')}) values (${user}) on conflict (${names(s, 'user')}) do update set ${assign(s, { user })}`,
  );
}

/** Sets the settings of a user. */
export async function setSettings({ db }: Ctx, user: string, { channels, ...rest }: Settings): Promise<void> {
  const changed = assign(s, { ...rest, channels: sql`${JSON.stringify(channels)}::jsonb` });
  await db.rows(sql`update ${s} set ${changed} where ${s.user} = ${user}`);
}

/** Content of a user's daily email. The count is 0 if there is nothing to send or no recipient. */
interface DailyMail {
  user: string;
  email: string;
  count: number;
  lines: string[];
}

/** Hour of the day from which the daily email is sent, unless quiet hours end later. */
const DAILY_HOUR = 8;
/** Maximum number of lines in a daily email. */
const MOST_LINES = 20;

/**
 * Claims users whose daily email is due, those with the oldest last email first, and returns its content: unread notifications since the last daily
 * email that were not emailed alone, except those by users with whom there is a block.
 */
export function claimDailyMails({ db, infra }: Ctx, limit: number): Promise<DailyMail[]> {
  const { timeZone } = infra.settings;
  const at = sql`case when ${isQuietSql(sql`${DAILY_HOUR}::int`)} then ${s.quietUntil} else ${DAILY_HOUR}::int end`;
  const today = sql`(date_trunc('day', ${localTimeSql(timeZone)}) + make_interval(hours => ${at})) at time zone ${timeZone}::text`;
  const due = sql`select ${s.user} as user_id, ${s.dailyMailAt} as before from ${s}
    where ${s.dailyMail} and now() >= ${today} and (${s.dailyMailAt} is null or ${s.dailyMailAt} < ${today}) and not ${isQuietSql(hourSql(timeZone))}
    order by ${s.dailyMailAt} nulls first, ${s.user} limit ${limit}::int for update skip locked`;
  const text = sql`replace(${n.words}, '{actor}', coalesce(${actor.name}, 'Somebody'))`;
  return db.rows<DailyMail>(sql`with due as (${due}),
      marked as (update ${s} set ${assign(s, { dailyMailAt: sql`now()` })} where ${s.user} in (select user_id from due))
    select due.user_id::text as "user", ${u.email} as email, count(${n.id})::int as count,
      (array_agg(${text} order by ${n.id} desc))[1:${MOST_LINES}::int] as lines
    from due left join ${u} on ${u.id} = due.user_id and ${u.deletedAt} is null and ${u.bannedAt} is null
      left join ${n} on ${n.user} = ${u.id} and ${n.readAt} is null and not ${n.mailed} and (due.before is null or ${n.createdAt} > due.before)
        and not ${isBlockedSql(n.user, n.actor)}
      left join ${actor} on ${actor.id} = ${n.actor}
    group by due.user_id, ${ident('u', 'email')}`);
}
