import { canSql } from '../../../access/policy.ts';
import { Order, OrderStatus, type HandoverProof } from '../orders/order.entity.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, literal, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst, type Columns } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { DeliveryDispute, type DisputeOutcome } from './delivery-dispute.entity.ts';

const o = table(Order, 'o');
const d = table(DeliveryDispute, 'd');

/** Time in which a buyer may object to a delivery. */
const OBJECTION = literal('7 days');

/** True if an order is Delivered, unconfirmed and without an objection. */
const isUndisputed = (t: Pick<Columns<Order>, 'id' | 'status' | 'handoverConfirmedAt'>): Sql =>
  sql`${t.status} = ${literal(OrderStatus.DELIVERED)} and ${t.handoverConfirmedAt} is null
    and not exists (select from ${d} where ${d.order} = ${t.id})`;

/** True if the buyer of an order may object to its delivery now. */
export const mayObjectSql = (t: Columns<Order>): Sql => sql`(${isUndisputed(t)} and ${t.endedAt} > now() - ${OBJECTION}::interval)`;

/** Returns the code of a locked order, the number of wrong codes entered, and the seconds for which no code is accepted. */
export function codeOf({ db }: Ctx, id: string) {
  const closedFor = expression<number>`greatest(0, ceil(extract(epoch from ${o.codeClosedUntil} - now())))::int`;
  return db.one(sql`select ${columns({ code: o.handoverCode, wrong: o.wrongCodes, closedFor })} from ${o} where ${o.id} = ${id}`);
}

/** Counts a wrong code. After the last try no code is accepted for some minutes, and the count starts again. */
export async function countWrongCode({ db }: Ctx, id: string, tries: number, minutes: number): Promise<void> {
  const isLast = sql`${o.wrongCodes} + 1 >= ${tries}::int`;
  const wrongCodes = sql`case when ${isLast} then 0 else ${o.wrongCodes} + 1 end`;
  const codeClosedUntil = sql`(select now() + ${minutes}::int * interval '1 minute' where ${isLast})`;
  await db.rows(sql`update ${o} set ${assign(o, { wrongCodes, codeClosedUntil })} where ${o.id} = ${id}`);
}

/** Records how the handover of an order was confirmed. */
export async function setProof({ db }: Ctx, id: string, handoverProof: HandoverProof): Promise<void> {
  await db.rows(sql`update ${o} set ${assign(o, { handoverProof, handoverConfirmedAt: sql`now()` })} where ${o.id} = ${id}`);
}

/** Locks up to `limit` orders that were Delivered for 7 days without confirmation or objection, longest delivered first. Returns their ids. */
export async function lockUndisputed({ db }: Ctx, limit: number): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: o.id })} from ${o}
    where ${isUndisputed(o)} and ${o.endedAt} <= now() - ${OBJECTION}::interval order by ${o.endedAt} limit ${limit}::int for update skip locked`);
  return rows.map(({ id }) => id);
}

/** Returns whether the buyer of an order may object now, and whether the buyer already has. */
export function objectionTo({ db }: Ctx, id: string) {
  const row = columns({
    mayObject: expression<boolean>`${mayObjectSql(o)}`,
    delivered: expression<boolean>`${o.status} = ${OrderStatus.DELIVERED}`,
    confirmed: expression<boolean>`${o.handoverConfirmedAt} is not null`,
    objected: expression<boolean>`exists (select from ${d} where ${d.order} = ${o.id})`,
  });
  return db.one(sql`select ${row} from ${o} where ${o.id} = ${id}`);
}

/** Inserts the objection to the delivery of an order. Returns its id. */
export async function insertDispute({ db }: Ctx, order: string, reason: string): Promise<string> {
  const row = await db.one(sql`insert into ${d} ${values(d, { order, reason })} returning ${columns({ id: d.id })}`);
  return row!.id;
}

/** Ends the open objection to the delivery of an order. Returns whether there was one. */
export async function endDispute({ db }: Ctx, order: string, outcome: DisputeOutcome, settledBy: string | null): Promise<boolean> {
  const ended = assign(d, { outcome, settledBy, settledAt: sql`now()` });
  return !!(await db.one(sql`update ${d} set ${ended} where ${d.order} = ${order} and ${d.settledAt} is null returning ${columns({ id: d.id })}`));
}

/** Erases the texts of objections that were settled more than this many days ago. */
export async function eraseDisputesOlderThan({ db }: Ctx, days: number): Promise<void> {
  await db.rows(sql`update ${d} set ${assign(d, { reason: '' })}
    where ${d.settledAt} < now() - make_interval(days => ${days}::int) and ${d.reason} <> ''`);
}

/** Returns the order of an objection. */
export function orderOfDispute({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ order: d.order })} from ${d} where ${d.id} = ${id}`);
}

/** Returns an objection to viewers who can see its order; null for everybody else. */
export function disputeById(id: string): QuerySource {
  return one<DeliveryDispute>(DeliveryDispute, {
    where: (t) => sql`${t.id} = ${id} and exists (select from ${o} where ${o.id} = ${t.order} and ${canSql('order:read', o)})`,
  });
}

/** Returns a page of objections, newest first: only the open ones, or all. */
export function disputes(open: boolean, page: Page): QuerySource {
  return connection<DeliveryDispute>(DeliveryDispute, {
    where: (t) => sql`(${t.settledAt} is null or not ${open}::boolean)`,
    order: newestFirst,
    page,
  });
}
