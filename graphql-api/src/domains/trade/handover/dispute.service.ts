import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { adminQueueGrew } from '../../log/events/admin-queue.events.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { orderChanged } from '../../log/live/changes.events.ts';
import { lockedOrder } from '../orders/changes/order-transition.service.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { DisputeOutcome } from './delivery-dispute.entity.ts';
import { deliveryDisputed, disputeSettled } from './handover.events.ts';
import { DisputeDeliveryInput, type SettleDisputeInput } from './handover.inputs.ts';
import { disputeById, disputes, endDispute, eraseDisputesOlderThan, insertDispute, objectionTo, orderOfDispute } from './handover.queries.ts';
import { confirmByDecision } from './handover.service.ts';

/** Returns an objection by id for the buyer and seller of its order and administrators; null for everybody else. */
export function deliveryDispute(_ctx: Ctx, id: string): QuerySource {
  return disputeById(id);
}

/** Returns objections to deliveries, newest first: only the open ones, or all. Administrators only. */
export function deliveryDisputes(ctx: Ctx, page: Page & { open: boolean }): QuerySource {
  authorize(ctx, 'dispute:settle');
  return disputes(page.open, page);
}

async function assertMayObject(tx: Ctx, orderId: string): Promise<void> {
  const { mayObject, delivered, confirmed, objected } = (await objectionTo(tx, orderId))!;
  if (mayObject) return;
  if (confirmed) throw new DomainError(ErrorCode.CONFLICT, messages.handoverConfirmed);
  if (!delivered) throw new DomainError(ErrorCode.CONFLICT, messages.handoverNotDelivered);
  throw new DomainError(ErrorCode.CONFLICT, objected ? messages.disputeOnce : messages.handoverTooLate);
}

/**
 * Objects to the delivery of an order within 7 days. The seller cannot spend the points for it until an administrator decides or the buyer confirms.
 * Only the buyer may object, and only once. A repeated call with the same idempotency key returns the first result. Throws UNAUTHENTICATED,
 * NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT when the order is not Delivered, is confirmed, the call is too late or repeated without the key,
 * IDEMPOTENCY_CONFLICT.
 */
export async function disputeDelivery(ctx: Ctx, input: DisputeDeliveryInput): Promise<{ order: { id: string } }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, orderId, reason } = checkInput(DisputeDeliveryInput, input);
  return once(ctx, idempotentRequest('disputeDelivery', viewer.id, idempotencyKey, [orderId, reason]), (write) =>
    write(async (tx) => {
      await holdOwnAccount(tx);
      const order = await lockedOrder(tx, orderId);
      authorizeOrder(tx, 'order:receive', order);
      await assertMayObject(tx, order.id);
      const id = await insertDispute(tx, order.id, reason);
      await recordEvent(tx, deliveryDisputed(order), adminQueueGrew('objections', id, viewer.id));
      tx.publish(...orderChanged(order));
      return { order: { id: order.id } };
    }),
  );
}

/** A settled objection and its order. */
interface Settled {
  dispute: { id: string };
  order: { id: string };
}

/**
 * Settles an open objection. Either the order was handed over, which confirms the handover, or the objection was right, which takes back the points
 * for the order. The decision is recorded in the audit log and can be undone for 10 minutes. Administrators only. Throws NOT_FOUND, and CONFLICT when
 * the objection is already settled or the order cancelled.
 */
export async function settleDispute(ctx: Ctx, { id, handedOver }: SettleDisputeInput): Promise<Undoable<Settled>> {
  const viewer = authorize(ctx, 'dispute:settle');
  return recordAct(ctx, ActKind.SETTLE_DISPUTE, async (tx) => {
    const found = await orderOfDispute(tx, requireId(id, 'Objection'));
    if (!found) throw notFound('Objection');
    const order = await lockedOrder(tx, found.order);
    const outcome = handedOver ? DisputeOutcome.DISMISSED : DisputeOutcome.UPHELD;
    if (!(await endDispute(tx, order.id, outcome, viewer.id))) throw new DomainError(ErrorCode.CONFLICT, messages.disputeSettled);
    await recordEvent(tx, disputeSettled(order, outcome));
    if (handedOver) await confirmByDecision(tx, order, viewer.id);
    else await tx.ports.points.reverseDelivery(tx, order);
    await recordAudit(tx, { action: AuditAction.DISPUTE_SETTLED, subject: `Order ${order.id}`, userId: order.seller, details: outcome });
    tx.publish(...orderChanged(order));
    return { dispute: { id }, order: { id: order.id } };
  });
}

/** Erases the buyers' texts of objections that were settled more than this many days ago. */
export async function eraseOldDisputes(ctx: Ctx, days: number): Promise<void> {
  await eraseDisputesOlderThan(ctx, days);
}
