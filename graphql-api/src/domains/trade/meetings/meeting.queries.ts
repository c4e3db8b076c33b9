import { canSql } from '../../../access/policy.ts';
import { Order } from '../orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { CampusSpot } from '../../market/spots/campus-spot.entity.ts';
import { MeetingAnswer } from './meeting-answer.entity.ts';
import { Meeting, MeetingStatus } from './meeting.entity.ts';
import { hasAgreedSql, isToMeetSql, meetingOrderSql, meetingPeopleSql, missingAnswersSql } from './meeting-people.queries.ts';

const m = table(Meeting, 'm');
const o = table(Order, 'o');
const a = table(MeetingAnswer, 'a');
const s = table(CampusSpot, 's');

/** Returns a meeting to the people who meet and administrators; null for everybody else. */
export function meetingById(id: string): QuerySource {
  return one<Meeting>(Meeting, { where: (t) => sql`${t.id} = ${id} and ${canSql('meeting:read', { people: meetingPeopleSql(t.order) })}` });
}

/** Returns the order of a meeting. */
export function orderOfMeeting({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ order: m.order })} from ${m} where ${m.id} = ${id}`);
}

/** Returns what the rules of a meeting check, for one of the people who meet. */
export function meetingState({ db }: Ctx, id: string, viewer: string) {
  const past = expression<boolean>`${m.at} <= now()`;
  const hasAgreed = expression<boolean>`${hasAgreedSql(m, sql`${viewer}::bigint`)}`;
  return db.one(sql`select ${columns({ status: m.status, proposedBy: m.proposedBy, past, hasAgreed })} from ${m} where ${m.id} = ${id}`);
}

/** Stores that one person accepts a meeting. Returns the number of missing answers. */
export async function insertAnswer({ db }: Ctx, meeting: string, user: string): Promise<number> {
  await db.rows(sql`insert into ${a} ${values(a, { meeting, user })}`);
  const missing = expression<number>`${missingAnswersSql(m)}`;
  return (await db.one(sql`select ${columns({ missing })} from ${m} where ${m.id} = ${meeting}`))!.missing;
}

/** Replaces the order's meeting with a proposal. Returns the id of the proposal. */
export async function replaceMeeting({ db }: Ctx, meeting: { order: string; spot: string; at: Date; proposedBy: string }): Promise<string> {
  await db.rows(sql`update ${m} set ${assign(m, { status: MeetingStatus.REPLACED })}
    where ${m.order} = ${meeting.order} and ${m.status} <> ${MeetingStatus.REPLACED}`);
  const row = await db.one(sql`insert into ${m} ${values(m, meeting)} returning ${columns({ id: m.id })}`);
  return row!.id;
}

/** Stores that everybody agreed to a meeting. */
export async function markAccepted({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { status: MeetingStatus.ACCEPTED })} where ${m.id} = ${id}`);
}

/** Stores which user declined a meeting or called it off. */
export async function markDeclined({ db }: Ctx, id: string, declinedBy: string): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { status: MeetingStatus.DECLINED, declinedBy, declinedAt: sql`now()` })} where ${m.id} = ${id}`);
}

/** Returns the content of the calendar file of an order's meeting; undefined if no meeting is agreed. */
export function agreedMeeting({ db }: Ctx, orderId: string) {
  const meeting = columns({
    id: m.id,
    at: expression<string>`to_char(${m.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    spot: s.name,
    hint: s.hint,
    thing: o.name,
  });
  return db.one(sql`select ${meeting} from ${o} join ${m} on ${m.order} = ${meetingOrderSql(o.id)} join ${s} on ${s.id} = ${m.spot}
    where ${o.id} = ${orderId} and ${m.status} = ${MeetingStatus.ACCEPTED}`);
}

/** Marks the agreed meetings of the next hour that are still needed as reminded, each once. Returns them with their people. */
export function markReminded({ db }: Ctx) {
  return db.rows(sql`update ${m} set ${assign(m, { remindedAt: sql`now()` })} from ${o}
    where ${o.id} = ${m.order} and ${m.status} = ${MeetingStatus.ACCEPTED} and ${m.remindedAt} is null
      and ${m.at} > now() and ${m.at} <= now() + interval '1 hour'
      and ${isToMeetSql(o)}
    returning ${columns({ id: m.id, order: m.order, people: expression<string[]>`${meetingPeopleSql(m.order)}::text[]` })}`);
}
