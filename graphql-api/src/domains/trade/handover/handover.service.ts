import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { messages } from '../../../messages.ts';
import { HandoverProof, OrderStatus } from '../orders/order.entity.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { orderChanged } from '../../log/live/changes.events.ts';
import { NOTHING_AWARDED, type Awarded } from '../../log/points/points.port.ts';
import { lockedOrder, transition, type LockedOrder } from '../orders/changes/order-transition.service.ts';
import { DisputeOutcome } from './delivery-dispute.entity.ts';
import { handoverConfirmed } from './handover.events.ts';
import { ConfirmHandoverInput } from './handover.inputs.ts';
import { codeOf, countWrongCode, endDispute, lockUndisputed, setProof } from './handover.queries.ts';

const TRIES = 5;
const CLOSED_MINUTES = 10;

/** An order whose handover was confirmed, and the points that its seller received for it. */
export interface Confirmed extends Awarded {
  order: { id: string };
  /** Whether the confirmation made the order Delivered. */
  becameDelivered: boolean;
}

/**
 * Records the first proof of a handover, so that the points of the delivery can be spent. If the order is not Delivered yet, it becomes Delivered in
 * the name of `by` and earns its points.
 */
async function confirm(tx: Ctx, order: LockedOrder, proof: HandoverProof, by: string): Promise<Confirmed> {
  const isFirst = !order.handoverProof;
  if (isFirst) {
    await setProof(tx, order.id, proof);
    await recordEvent(tx, handoverConfirmed(order, proof));
    tx.publish(...orderChanged(order));
  }
  const confirmed = { ...order, handoverProof: order.handoverProof ?? proof };
  const result = { order: { id: order.id }, becameDelivered: order.status !== OrderStatus.DELIVERED };
  if (result.becameDelivered) return { ...result, ...(await transition(tx, confirmed, OrderStatus.DELIVERED, by)) };
  return { ...result, ...(isFirst ? await tx.ports.points.proveDelivery(tx, confirmed) : NOTHING_AWARDED) };
}

function assertNotCancelled({ status }: LockedOrder): void {
  if (status === OrderStatus.CANCELLED) throw new DomainError(ErrorCode.CONFLICT, messages.handoverCancelled);
}

/** Returns the error of an entered code, compared in constant time; undefined if the code is right. Wrong codes are counted. */
async function codeError(tx: Ctx, id: string, entered: string): Promise<DomainError | undefined> {
  const { code, closedFor } = (await codeOf(tx, id))!;
  if (closedFor > 0) return new DomainError(ErrorCode.RATE_LIMITED, messages.tooMany(closedFor), { retryAfter: closedFor });
  if (timingSafeEqual(Buffer.from(entered), Buffer.from(code))) return undefined;
  await countWrongCode(tx, id, TRIES, CLOSED_MINUTES);
  return new DomainError(ErrorCode.OTP_INVALID, messages.handoverCodeWrong, { fields: [{ field: 'code', message: messages.handoverCodeWrong }] });
}

/** Confirms the remaining orders of a bundle. Returns the sum of the points of all orders. */
async function confirmBundled(tx: Ctx, first: Confirmed, { bundled }: LockedOrder, by: string): Promise<Confirmed> {
  let result = first;
  for (const order of bundled.filter(({ status, handoverProof }) => status !== OrderStatus.CANCELLED && !handoverProof)) {
    await endDispute(tx, order.id, DisputeOutcome.WITHDRAWN, order.buyer);
    const { pointsAwarded, pointsNote } = await confirm(tx, { ...order, otherLegs: [], bundled: [] }, HandoverProof.CODE, by);
    result = { ...result, pointsAwarded: result.pointsAwarded + pointsAwarded, pointsNote: result.pointsNote ?? pointsNote };
  }
  return result;
}

/**
 * Confirms a handover by the code that the buyer shows. The order and the other orders of its bundle become Delivered. Only its seller may call it. A
 * repeated call changes nothing. After five wrong codes none is accepted for 10 minutes. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT,
 * CONFLICT for a cancelled order, OTP_INVALID, RATE_LIMITED.
 */
export async function confirmHandover(ctx: Ctx, input: ConfirmHandoverInput): Promise<Confirmed> {
  authorize(ctx, 'account:use');
  const { orderId, code } = checkInput(ConfirmHandoverInput, input);
  const result = await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const order = await lockedOrder(tx, orderId);
    const viewer = authorizeOrder(tx, 'order:handOver', order);
    assertNotCancelled(order);
    // A wrong try counts even though the operation fails, so the error is thrown after the commit.
    const error = await codeError(tx, order.id, code);
    if (error) return error;
    await endDispute(tx, order.id, DisputeOutcome.WITHDRAWN, order.buyer);
    return confirmBundled(tx, await confirm(tx, order, HandoverProof.CODE, viewer.id), order, viewer.id);
  });
  if (result instanceof DomainError) throw result;
  return result;
}

/**
 * Confirms that an order was received. The order becomes Delivered, and an objection to its delivery ends. Only its buyer may call it. A repeated
 * call changes nothing. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT for a cancelled order.
 */
export async function confirmReceived(ctx: Ctx, orderId: string): Promise<Confirmed> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    const order = await lockedOrder(tx, orderId);
    const viewer = authorizeOrder(tx, 'order:receive', order);
    assertNotCancelled(order);
    await endDispute(tx, order.id, DisputeOutcome.WITHDRAWN, viewer.id);
    return confirm(tx, order, HandoverProof.RECEIVED, viewer.id);
  });
}

/** Confirms the handover of a locked order because an administrator dismissed the buyer's objection. */
export async function confirmByDecision(tx: Ctx, order: LockedOrder, by: string): Promise<Confirmed> {
  assertNotCancelled(order);
  return confirm(tx, order, HandoverProof.DECISION, by);
}

const BATCH = 200;

/** Confirms the handovers of orders that were Delivered for 7 days without an objection. Returns their number. */
export async function confirmUndisputed(ctx: Ctx): Promise<number> {
  const count = await inTransaction(ctx, async (tx) => {
    const ids = await lockUndisputed(tx, BATCH);
    for (const id of ids) {
      const order = await lockedOrder(tx, id);
      await confirm(tx, order, HandoverProof.UNDISPUTED, order.seller);
    }
    return ids.length;
  });
  return count < BATCH ? count : count + (await confirmUndisputed(ctx));
}
