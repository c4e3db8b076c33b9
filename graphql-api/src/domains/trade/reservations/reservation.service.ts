import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { rejectionOf } from '../../../platform/database/write-rules.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { assertNotBlocked } from '../../people/blocks/block.service.ts';
import { conversationChanged, productChanged } from '../../log/live/changes.events.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { assertSellerIsThere } from '../../market/products/availability/seller-away.service.ts';
import { productReserved, reservationEnded, reservationFree } from './reservation.events.ts';
import { reservationRules, type NewReservation } from './reservation.rules.ts';
import { ReserveProductInput } from './reservation.inputs.ts';
import {
  clearLapsed,
  clearReservation,
  conversationAbout,
  conversationOfBuyer,
  findReservation,
  joinQueue,
  leaveQueue,
  lockReservation,
  markReservation,
  setReservation,
  takeFreeQueues,
} from './reservation.queries.ts';

/** Stores when a reservation started or ended, and notifies the viewers of the product and both sides of its conversation with the buyer. */
async function announce(tx: Ctx, product: string, buyer: string, isReserved: boolean): Promise<void> {
  await markReservation(tx, { product, buyer }, isReserved);
  const conversation = await conversationOfBuyer(tx, product, buyer);
  tx.publish(productChanged(product), ...(conversation ? conversationChanged(conversation) : []));
}

async function reserve(tx: Ctx, reservation: NewReservation): Promise<{ id: string }> {
  const { product, seller, buyer } = reservation;
  await holdOwnAccount(tx);
  const row = await setReservation(tx, reservation);
  if (!row) throw await rejectionOf(tx, reservationRules, reservation);
  await recordEvent(tx, productReserved({ product, seller, reservedFor: buyer }));
  await announce(tx, product, buyer, true);
  return row;
}

/**
 * Reserves a product for the buyer of a conversation, so that nobody else can order it until the reservation expires. Only its seller may call it.
 * Another call for the same buyer sets a new time, unless it repeats a call with the same idempotency key. It can be undone for 10 minutes. Throws
 * NOT_FOUND, FORBIDDEN, INVALID_INPUT, OUT_OF_STOCK, CONFLICT while the product is reserved for another buyer, IDEMPOTENCY_CONFLICT.
 */
export async function reserveProduct(ctx: Ctx, input: ReserveProductInput): Promise<Undoable<{ id: string }>> {
  const viewer = authorize(ctx, 'account:use');
  const about = await conversationAbout(ctx, requireId(input.conversationId, 'Conversation'));
  if (!about || !can(ctx, 'chat:read', { ...about })) throw notFound('Conversation');
  authorize(ctx, 'product:edit', { ...about });
  const { idempotencyKey, conversationId, hours } = checkInput(ReserveProductInput, input);
  const request = idempotentRequest('reserveProduct', viewer.id, idempotencyKey, [conversationId, hours]);
  return once(ctx, request, (write) =>
    write((outer) =>
      recordAct(outer, ActKind.RESERVE_PRODUCT, (tx) => reserve(tx, { ...about, hours: hours ?? tx.infra.settings.reservationHours })),
    ),
  );
}

/** Ends a reservation before it expires. Its seller may call it, and the buyer who no longer wants the product. Throws NOT_FOUND, FORBIDDEN. */
export async function endReservation(ctx: Ctx, productId: string): Promise<{ id: string }> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const row = await lockReservation(tx, requireId(productId, 'Product'));
    if (!row) throw notFound('Product');
    authorize(tx, 'reservation:end', { ...row });
    if (row.reservedFor) {
      await clearReservation(tx, row.product);
      await recordEvent(tx, reservationEnded({ ...row, reservedFor: row.reservedFor }));
      await announce(tx, row.product, row.reservedFor, false);
      await tellQueues(tx);
    }
    return { id: row.product };
  });
}

/**
 * Adds the viewer to the queue of a reserved product; idempotent. Throws NOT_FOUND, FORBIDDEN for the viewer's own product, CONFLICT for a product
 * that is not reserved for somebody else, and while its seller is suspended.
 */
export async function joinReservationQueue(ctx: Ctx, productId: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const row = await findReservation(tx, requireId(productId, 'Product'));
    if (!row) throw notFound('Product');
    authorize(tx, 'product:order', { ...row });
    await assertNotBlocked(tx, row.seller, 'Product');
    await assertSellerIsThere(tx, row.product);
    if (!row.reservedFor || row.reservedFor === viewer.id) throw new DomainError(ErrorCode.CONFLICT, messages.notReserved);
    await joinQueue(tx, row.product, viewer.id);
    return { id: row.product };
  });
}

/** Removes the viewer from the queue of a product. Nothing changes if the viewer is not in it. Throws NOT_FOUND. */
export async function leaveReservationQueue(ctx: Ctx, productId: string): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const id = requireId(productId, 'Product');
  await leaveQueue(ctx, id, viewer.id);
  return { id };
}

/** Notifies the users who wait for products that can be ordered again, and empties the queues. */
async function tellQueues(tx: Ctx): Promise<void> {
  const waiting = Map.groupBy(await takeFreeQueues(tx), ({ product }) => product);
  const events = [...waiting].map(([product, entries]) =>
    reservationFree(
      product,
      entries.map(({ user }) => user),
    ),
  );
  await recordEvent(tx, ...events);
}

/** Ends the expired reservations, and notifies the queues of all products that are available. */
export async function endLapsedReservations(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const lapsed of await clearLapsed(tx)) {
      await recordEvent(tx, reservationEnded(lapsed));
      await announce(tx, lapsed.product, lapsed.reservedFor, false);
    }
    await tellQueues(tx);
  });
}
