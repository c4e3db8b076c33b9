import { canSql } from '../../../access/policy.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { CampusSpot } from '../../market/spots/campus-spot.entity.ts';
import { Meeting, MeetingStatus } from './meeting.entity.ts';

const m = table(Meeting, 'm');
const o = table(Order, 'o');
const s = table(CampusSpot, 's');

/** A meeting, for those who see its order; null for everybody else. */
export function meetingById(id: string): QuerySource {
  return one<Meeting>(Meeting, {
    where: (t) => sql`${t.id} = ${id} and exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('order:read', o)})`,
  });
}

/** The order of a meeting. */
export function orderOfMeeting({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ order: m.order })} from ${m} where ${m.id} = ${id}`);
}

/** What the rules of a meeting look at. */
export function meetingState({ db }: Ctx, id: string) {
  const past = expression<boolean>`${m.at} <= now()`;
  return db.one(sql`select ${columns({ status: m.status, proposedBy: m.proposedBy, past })} from ${m} where ${m.id} = ${id}`);
}

/** Puts a proposal in the place of the order's meeting. Returns its id. */
export async function replaceMeeting({ db }: Ctx, meeting: { order: string; spot: string; at: Date; proposedBy: string }): Promise<string> {
  await db.rows(sql`update ${m} set ${assign(m, { status: MeetingStatus.REPLACED })}
    where ${m.order} = ${meeting.order} and ${m.status} <> ${MeetingStatus.REPLACED}`);
  const row = await db.one(sql`insert into ${m} ${values(m, meeting)} returning ${columns({ id: m.id })}`);
  return row!.id;
}

/** Sets the status of a meeting. */
export async function setMeetingStatus({ db }: Ctx, id: string, status: MeetingStatus): Promise<void> {
  await db.rows(sql`update ${m} set ${assign(m, { status })} where ${m.id} = ${id}`);
}

/** What the calendar file of an order's meeting says; undefined without one that is agreed. */
export function agreedMeeting({ db }: Ctx, orderId: string) {
  const meeting = columns({
    id: m.id,
    at: expression<string>`to_char(${m.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    spot: s.name,
    hint: s.hint,
    thing: o.name,
  });
  return db.one(sql`select ${meeting} from ${m} join ${s} on ${s.id} = ${m.spot} join ${o} on ${o.id} = ${m.order}
    where ${m.order} = ${orderId} and ${m.status} = ${MeetingStatus.ACCEPTED}`);
}

/** Marks the agreed meetings of the next hour that still have a purpose as reminded of, each once. Returns them with the sides of their orders. */
export function markReminded({ db }: Ctx) {
  return db.rows(sql`update ${m} set ${assign(m, { remindedAt: sql`now()` })} from ${o}
    where ${o.id} = ${m.order} and ${m.status} = ${MeetingStatus.ACCEPTED} and ${m.remindedAt} is null
      and ${m.at} > now() and ${m.at} <= now() + interval '1 hour'
      and ${o.handoverConfirmedAt} is null and ${o.status} <> ${OrderStatus.CANCELLED}
    returning ${columns({ id: m.id, order: m.order, buyer: o.buyer, seller: o.seller })}`);
}
