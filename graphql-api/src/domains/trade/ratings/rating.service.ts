import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import { violates } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { isBlocked } from '../../people/blocks/block.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { orderChanged } from '../../log/live/changes.events.ts';
import { lockedOrder } from '../orders/changes/order-transition.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { RateCounterpartInput } from './rating.inputs.ts';
import { insertRating, ratingById, ratingTimeOf } from './rating.queries.ts';

/** Returns a rating by id to viewers who may read it; null for everybody else. */
export function counterpartRating(_ctx: Ctx, id: string): QuerySource {
  return ratingById(id);
}

const conflict = (message: string) => new DomainError(ErrorCode.CONFLICT, message);

interface Rated {
  rating: { id: string };
  order: { id: string };
}

async function rate(tx: Ctx, { orderId, stars, text = null, onTime = null }: RateCounterpartInput): Promise<Rated> {
  await holdOwnAccount(tx);
  const order = await lockedOrder(tx, orderId);
  const viewer = authorizeOrder(tx, 'order:takePart', order);
  const { handedOver, open } = (await ratingTimeOf(tx, order.id))!;
  if (!handedOver) throw conflict(messages.ratingTooEarly);
  if (!open) throw conflict(messages.ratingTooLate);
  tx.ports.contentPolicy.assertAllowedTexts(tx, RateCounterpartInput, { text });
  const subject = viewer.id === order.buyer ? order.seller : order.buyer;
  // The stars count despite a block, but the text does not reach the other side.
  const said = (await isBlocked(tx, order.buyer, order.seller)) ? null : text;
  const id = await insertRating(tx, { order: order.id, author: viewer.id, subject, stars, text: said, onTime });
  await recordEvent(tx, {
    type: EventType.COUNTERPART_RATED,
    subject: EventSubject.ORDER,
    subjectId: order.id,
    audience: [order.buyer, order.seller],
    payload: {},
  });
  tx.publish(...orderChanged(order));
  return { rating: { id }, order: { id: order.id } };
}

/**
 * Rates the other side of an order, once and within 14 days of the handover. Only its buyer and its seller may call it. The text must follow the
 * content policy, and is dropped if one side has blocked the other. A repeated call with the same idempotency key returns the first rating. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONTENT_REJECTED, CONFLICT before the handover, after 14 days and when repeated without the
 * key, IDEMPOTENCY_CONFLICT.
 */
export async function rateCounterpart(ctx: Ctx, input: RateCounterpartInput): Promise<Rated> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, ...draft } = checkInput(RateCounterpartInput, input);
  const request = idempotentRequest('rateCounterpart', viewer.id, idempotencyKey, draft);
  try {
    return await once(ctx, request, (write) => write((tx) => rate(tx, draft)));
  } catch (error) {
    if (violates(error, 'counterpart_ratings_once')) throw conflict(messages.ratingOnce);
    throw error;
  }
}
