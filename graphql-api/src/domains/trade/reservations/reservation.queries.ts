import { Conversation } from '../../talk/conversations/conversation.entity.ts';
import { peopleColumn, sidesOf } from '../../talk/conversations/people/conversation-people.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withValues } from '../../../platform/database/statement.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { allHold } from '../../../platform/database/write-rules.ts';
import { Product } from '../../market/products/product.entity.ts';
import { canBeHadSql, isReservedSql } from '../../market/products/availability/reserved.queries.ts';
import { ReservationQueueEntry } from './reservation-queue.entity.ts';
import { reservationRules, reserved, wanted, type NewReservation } from './reservation.rules.ts';

const p = table(Product, 'p');
const c = table(Conversation, 'c');
const q = table(ReservationQueueEntry, 'q');

const reservation = columns({
  product: p.id,
  seller: p.seller,
  quantity: p.quantity,
  reservedFor: expression<string | null>`case when ${isReservedSql(p)} then ${p.reservedFor} end::text`,
});

/** Returns the seller of a listed product and the buyer it is reserved for; undefined if the product is not listed. */
export function findReservation({ db }: Ctx, product: string) {
  return db.one(sql`select ${reservation} from ${p} where ${p.id} = ${product} and ${p.deletedAt} is null`);
}

/** Locks a product and returns the same as `findReservation`. */
export function lockReservation({ db }: Ctx, product: string) {
  return db.one(sql`select ${reservation} from ${p} where ${p.id} = ${product} and ${p.deletedAt} is null for no key update`);
}

/** Returns the product and both sides of a conversation; undefined for an unknown conversation and for one that is not about a listing. */
export function conversationAbout({ db }: Ctx, id: string) {
  const about = columns({ product: expression<string>`${c.product}::text`, ...sidesOf(c) });
  return db.one(sql`select ${about} from ${c} where ${c.id} = ${id} and ${c.product} is not null`);
}

const RESERVE = sql`update ${reserved} set ${assign(reserved, {
  reservedFor: wanted.buyer,
  reservedUntil: sql`now() + make_interval(hours => ${wanted.hours})`,
})} where ${allHold(reservationRules)} returning ${columns({ id: reserved.id })}`;

/** Reserves a product for a buyer. Returns its id, or undefined if a rule does not hold. */
export function setReservation(ctx: Ctx, reservation: NewReservation) {
  return ctx.db.one(withValues(RESERVE, ctx, reservation));
}

/** Stores in the buyer's conversation that the product was reserved, or that the reservation ended without an order. */
export async function markReservation({ db }: Ctx, { product, buyer }: { product: string; buyer: string }, isReserved: boolean): Promise<void> {
  const times = isReserved ? { reservedAt: sql`now()`, reservationEndedAt: null } : { reservationEndedAt: sql`now()` };
  await db.rows(sql`update ${c} set ${assign(c, times)} where ${c.product} = ${product} and ${c.buyer} = ${buyer}`);
}

/** Ends the reservation of a locked product. */
export async function clearReservation({ db }: Ctx, product: string): Promise<void> {
  await db.rows(sql`update ${p} set ${assign(p, { reservedFor: null, reservedUntil: null })} where ${p.id} = ${product}`);
}

/** Ends expired reservations, at most 500, and returns them. */
export async function clearLapsed({ db }: Ctx) {
  const lapsed =
    await db.rows(sql`select ${columns({ product: p.id, seller: p.seller, reservedFor: expression<string>`${p.reservedFor}::text` })} from ${p}
    where ${p.reservedUntil} <= now() order by ${p.id} limit 500 for no key update`);
  const ids = lapsed.map(({ product }) => product);
  await db.rows(sql`update ${p} set ${assign(p, { reservedFor: null, reservedUntil: null })} where ${p.id} = any(${ids}::bigint[])`);
  return lapsed;
}

/** Returns the conversation of a buyer about a product. */
export function conversationOfBuyer({ db }: Ctx, product: string, buyer: string) {
  return db.one(sql`select ${columns({ id: c.id, people: peopleColumn(c) })} from ${c} where ${c.product} = ${product} and ${c.buyer} = ${buyer}`);
}

/** Adds a user to the queue of a product. Nothing changes if the user is already in it. */
export async function joinQueue({ db }: Ctx, product: string, user: string): Promise<void> {
  await db.rows(sql`insert into ${q} ${values(q, { product, user })} on conflict do nothing`);
}

/** Removes a user from the queue of a product. */
export async function leaveQueue({ db }: Ctx, product: string, user: string): Promise<void> {
  await db.rows(sql`delete from ${q} where ${q.product} = ${product} and ${q.user} = ${user}`);
}

/** Empties the queues of products that can be ordered again, at most 500 rows, and returns the users who waited. */
export function takeFreeQueues({ db }: Ctx) {
  return db.rows(sql`delete from ${q} using ${p} where ${p.id} = ${q.product} and ${canBeHadSql(p)}
    returning ${columns({ product: q.product, user: q.user })}`);
}
