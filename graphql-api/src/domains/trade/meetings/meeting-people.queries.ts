import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { SwapLeg } from '../swaps/swap-leg.entity.ts';
import { MeetingAnswer } from './meeting-answer.entity.ts';
import type { Meeting } from './meeting.entity.ts';

/* The people of a swap, and the sides of a bundle, meet once: its first order has the meeting of all. */

const leg = table(SwapLeg, 'leg');
const next = table(SwapLeg, 'next');
const due = table(Order, 'due');
const own = table(Order, 'own');
const together = table(Order, 'together');
const first = table(Order, 'first');
const answer = table(MeetingAnswer, 'answer');

/** The legs of the swap of an order, `next`, itself included; none of a purchase. */
const legsOfSwap = (order: Sql): Sql => sql`${leg} join ${next} on ${next.swap} = ${leg.swap} where ${leg.order} = ${order}`;

/** The orders of the bundle of an order, `together`, itself included; none of an order by itself. */
const ordersOfBundle = (order: Sql): Sql => sql`${own} join ${together} on ${together.bundle} = ${own.bundle} where ${own.id} = ${order}`;

/** The order that has the meeting of an order: the first one of its swap or bundle, or itself. */
export const meetingOrderSql = (order: Sql): Sql => sql`coalesce((select min(${next.order}) from ${legsOfSwap(order)}),
  (select min(${together.id}) from ${ordersOfBundle(order)}), ${order})`;

/** The people who meet for an order, as an array of ids: those of its swap, or its two sides. */
export const meetingPeopleSql = (order: Sql): Sql => sql`coalesce((select array_agg(distinct ${next.giver}) from ${legsOfSwap(order)}),
  (select array[${first.buyer}, ${first.seller}] from ${first} where ${first.id} = ${order}))`;

/** The order of a user for which the user goes to a meeting: the first one that the user gives or gets of a swap. */
export const ownMeetingOrderSql = (order: Sql, user: Sql): Sql => sql`coalesce((select min(${next.order})
  from ${legsOfSwap(order)} and ${user} in (${next.giver}, ${next.receiver})), ${order})`;

const isDueSql = (t: Pick<Columns<Order>, 'handoverConfirmedAt' | 'status'>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} <> ${literal(OrderStatus.CANCELLED)})`;

/** Whether something is still handed over at the meeting of an order: the order, or another of its swap or bundle. */
export const isToMeetSql = (t: Pick<Columns<Order>, 'id' | 'handoverConfirmedAt' | 'status'>): Sql => sql`(${isDueSql(t)}
  or exists (select from ${leg} join ${next} on ${next.swap} = ${leg.swap} join ${due} on ${due.id} = ${next.order}
    where ${leg.order} = ${t.id} and ${isDueSql(due)})
  or exists (select from ${ordersOfBundle(t.id)} and ${isDueSql(together)}))`;

/** Whether a user has answered a proposed meeting that it suits, or has proposed it. */
export const hasAgreedSql = (t: Pick<Columns<Meeting>, 'id' | 'proposedBy'>, user: Sql): Sql => sql`(${t.proposedBy} = ${user}
  or exists (select from ${answer} where ${answer.meeting} = ${t.id} and ${answer.user} = ${user}))`;

/** How many of the people who meet have not agreed to a proposed meeting. */
export const missingAnswersSql = (t: Pick<Columns<Meeting>, 'id' | 'order'>): Sql => sql`(cardinality(${meetingPeopleSql(t.order)}) - 1
  - (select count(*)::int from ${answer} where ${answer.meeting} = ${t.id}))`;
