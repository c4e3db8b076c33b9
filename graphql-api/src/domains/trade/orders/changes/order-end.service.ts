import type { Ctx } from '../../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../../platform/errors.ts';
import { checkInput } from '../../../../platform/input/validation.ts';
import { authorize, type Action } from '../../../../access/policy.ts';
import { ActKind } from '../../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../../log/acts/act.service.ts';
import { holdOwnAccount } from '../../../people/users/own-account.ts';
import { isBlocked } from '../../../people/blocks/block.queries.ts';
import { messages } from '../../../../messages.ts';
import { authorizeOrder } from '../order-access.ts';
import { isOpen, lockedOrder, transition } from './order-transition.service.ts';
import { OrderStatus } from '../order.entity.ts';
import { CancelOrderInput, DeclineOrderInput } from '../order.inputs.ts';

const kinds = { 'order:decline': ActKind.DECLINE_ORDER, 'order:cancel': ActKind.CANCEL_ORDER } as const satisfies Partial<Record<Action, ActKind>>;
type EndAction = keyof typeof kinds;

/**
 * Cancels an open order with a reason, restores the stock and notifies the other side. The timeline shows the reason unless one side has blocked the
 * other. It can be undone for 10 minutes.
 */
async function end(ctx: Ctx, action: EndAction, id: string, reason: string): Promise<Undoable<{ id: string }>> {
  authorize(ctx, 'account:use');
  return recordAct(ctx, kinds[action], async (tx) => {
    await holdOwnAccount(tx);
    const row = await lockedOrder(tx, id);
    const viewer = authorizeOrder(tx, action, row);
    if (!isOpen(row.status)) throw new DomainError(ErrorCode.CONFLICT, messages.orderEnded);
    // A blocked user must not reach the other side through the reason.
    const said = (await isBlocked(tx, row.buyer, row.seller)) ? null : reason;
    await transition(tx, row, OrderStatus.CANCELLED, viewer.id, said);
    return { id: row.id };
  });
}

/**
 * Declines an open order with a reason. Only its seller may call it. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT about `reason`, CONFLICT once the
 * order has ended.
 */
export async function declineOrder(ctx: Ctx, input: DeclineOrderInput): Promise<Undoable<{ id: string }>> {
  return end(ctx, 'order:decline', input.id, checkInput(DeclineOrderInput, input).reason);
}

/**
 * Cancels an open order with a reason. The order stays in the buyer's list. Only its buyer may call it. Throws NOT_FOUND, FORBIDDEN, INVALID_INPUT
 * about `reason`, CONFLICT once the order has ended.
 */
export async function cancelOrder(ctx: Ctx, input: CancelOrderInput): Promise<Undoable<{ id: string }>> {
  return end(ctx, 'order:cancel', input.id, checkInput(CancelOrderInput, input).reason);
}
