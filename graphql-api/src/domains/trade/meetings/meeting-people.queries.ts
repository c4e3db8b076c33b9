import { literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { SwapLeg } from '../swaps/swap-leg.entity.ts';
import { MeetingAnswer } from './meeting-answer.entity.ts';
import type { Meeting } from './meeting.entity.ts';

/* The people of a swap meet once, and so do the sides of a bundle. The meeting belongs to the first order. */

const leg = table(SwapLeg, 'leg');
const next = table(SwapLeg, 'next');
const due = table(Order, 'due');
const own = table(Order, 'own');
const together = table(Order, 'together');
const first = table(Order, 'first');
const answer = table(MeetingAnswer, 'answer');

/** The legs of the swap of an order as `next`, including the order itself. A purchase has none. */
const legsOfSwap = (order: Sql): Sql => sql`${leg} join ${next} on ${next.swap} = ${leg.swap} where ${leg.order} = ${order}`;

/** The orders of the bundle of an order as `together`, including the order itself. An order outside a bundle has none. */
const ordersOfBundle = (order: Sql): Sql => sql`${own} join ${together} on ${together.bundle} = ${own.bundle} where ${own.id} = ${order}`;

/** Returns the order that the meeting of an order belongs to: the first order of its swap or bundle, or the order itself. */
export const meetingOrderSql = (order: Sql): Sql => sql`coalesce((select min(${next.order}) from ${legsOfSwap(order)}),
  (select min(${together.id}) from ${ordersOfBundle(order)}), ${order})`;

/** Returns the people who meet for an order as an array of ids: those of its swap, or its buyer and seller. */
export const meetingPeopleSql = (order: Sql): Sql => sql`coalesce((select array_agg(distinct ${next.giver}) from ${legsOfSwap(order)}),
  (select array[${first.buyer}, ${first.seller}] from ${first} where ${first.id} = ${order}))`;

/** Returns the order for which a user goes to a meeting. In a swap it is the first order that the user gives or receives. */
export const ownMeetingOrderSql = (order: Sql, user: Sql): Sql => sql`coalesce((select min(${next.order})
  from ${legsOfSwap(order)} and ${user} in (${next.giver}, ${next.receiver})), ${order})`;

const isDueSql = (t: Pick<Columns<Order>, 'handoverConfirmedAt' | 'status'>): Sql =>
  sql`(${t.handoverConfirmedAt} is null and ${t.status} <> ${literal(OrderStatus.CANCELLED)})`;

/** True if something still has to be handed over at the meeting of an order: the order itself, or another order of its swap or bundle. */
export const isToMeetSql = (t: Pick<Columns<Order>, 'id' | 'handoverConfirmedAt' | 'status'>): Sql => sql`(${isDueSql(t)}
  or exists (select from ${leg} join ${next} on ${next.swap} = ${leg.swap} join ${due} on ${due.id} = ${next.order}
    where ${leg.order} = ${t.id} and ${isDueSql(due)})
  or exists (select from ${ordersOfBundle(t.id)} and ${isDueSql(together)}))`;

/** True if a user has accepted or proposed the proposed meeting. */
export const hasAgreedSql = (t: Pick<Columns<Meeting>, 'id' | 'proposedBy'>, user: Sql): Sql => sql`(${t.proposedBy} = ${user}
  or exists (select from ${answer} where ${answer.meeting} = ${t.id} and ${answer.user} = ${user}))`;

/** Returns the number of people who have not agreed to a proposed meeting. */
export const missingAnswersSql = (t: Pick<Columns<Meeting>, 'id' | 'order'>): Sql => sql`(cardinality(${meetingPeopleSql(t.order)}) - 1
  - (select count(*)::int from ${answer} where ${answer.meeting} = ${t.id}))`;
