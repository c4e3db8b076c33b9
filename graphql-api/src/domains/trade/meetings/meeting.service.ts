import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { isBlocked } from '../../people/blocks/block.queries.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { OrderStatus } from '../orders/order.entity.ts';
import { orderChanged } from '../orders/order.events.ts';
import { lockedOrder, type LockedOrder } from '../orders/changes/order-transition.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { isListedSpot } from '../../market/spots/campus-spot.queries.ts';
import { MeetingStatus } from './meeting.entity.ts';
import { meetingChanged, meetingIsNear } from './meeting.events.ts';
import { ProposeMeetingInput } from './meeting.inputs.ts';
import { meetingById, meetingState, orderOfMeeting, markReminded, replaceMeeting, setMeetingStatus } from './meeting.queries.ts';

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/** A changed meeting and its order. */
export interface ChangedMeeting {
  meeting: { id: string };
  order: { id: string };
}

/** A meeting by id, for the sides of its order and administrators; null for everybody else. */
export function meeting(_ctx: Ctx, id: string): QuerySource {
  return meetingById(id);
}

function assertToCome({ status, handoverProof }: LockedOrder): void {
  if (handoverProof) throw new DomainError(ErrorCode.CONFLICT, messages.handoverConfirmed);
  if (status === OrderStatus.CANCELLED) throw new DomainError(ErrorCode.CONFLICT, messages.handoverCancelled);
}

async function announce(tx: Ctx, order: LockedOrder, id: string, status: MeetingStatus): Promise<ChangedMeeting> {
  await recordEvent(tx, meetingChanged(order, id, status));
  tx.publish(...orderChanged(order));
  return { meeting: { id }, order: { id: order.id } };
}

/**
 * Proposes when and where to meet; it takes the place of an earlier proposal, agreed or not. Both sides of the order. A repeated call with the
 * same idempotency key returns the first proposal and changes nothing. Throws UNAUTHENTICATED, NOT_FOUND about the order or the spot, FORBIDDEN,
 * INVALID_INPUT about `at`, CONFLICT once the handover is confirmed or the order cancelled, and where one side has blocked the other,
 * IDEMPOTENCY_CONFLICT.
 */
export async function proposeMeeting(ctx: Ctx, input: ProposeMeetingInput): Promise<ChangedMeeting> {
  const { id: viewer } = authorize(ctx, 'account:use');
  const { idempotencyKey, orderId, spotId, at } = checkInput(ProposeMeetingInput, input);
  const request = idempotentRequest('proposeMeeting', viewer, idempotencyKey, [orderId, spotId, at]);
  return once(ctx, request, (write) =>
    write(async (tx) => {
      await holdOwnAccount(tx);
      const order = await lockedOrder(tx, orderId);
      authorizeOrder(tx, 'order:takePart', order);
      assertToCome(order);
      if (await isBlocked(tx, order.buyer, order.seller)) throw new DomainError(ErrorCode.CONFLICT, messages.chatUnavailable);
      const ahead = at.getTime() - Date.now();
      if (!(ahead > 0 && ahead <= DAYS_AHEAD * DAY_MS)) throw invalid('at', messages.meetingTime);
      const spot = requireId(spotId, 'Campus spot');
      if (!(await isListedSpot(tx, spot))) throw notFound('Campus spot');
      const id = await replaceMeeting(tx, { order: order.id, spot, at, proposedBy: viewer });
      return announce(tx, order, id, MeetingStatus.PROPOSED);
    }),
  );
}

interface Found {
  order: LockedOrder;
  viewer: string;
  state: NonNullable<Awaited<ReturnType<typeof meetingState>>>;
}

/** Locks the order of a meeting whose side the viewer is, and returns what the rules look at. Throws NOT_FOUND, FORBIDDEN. */
async function lockMeeting(tx: Ctx, id: string): Promise<Found> {
  await holdOwnAccount(tx);
  const found = await orderOfMeeting(tx, requireId(id, 'Meeting'));
  if (!found) throw notFound('Meeting');
  const order = await lockedOrder(tx, found.order);
  const viewer = authorizeOrder(tx, 'order:takePart', order);
  return { order, viewer: viewer.id, state: (await meetingState(tx, id))! };
}

/**
 * Accepts a proposed meeting. The side that did not propose it. A repeated call changes nothing. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN,
 * CONFLICT when it was replaced, declined or is over, and once the handover is confirmed or the order cancelled.
 */
export async function acceptMeeting(ctx: Ctx, id: string): Promise<ChangedMeeting> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    const { order, viewer, state } = await lockMeeting(tx, id);
    if (state.proposedBy === viewer) throw new DomainError(ErrorCode.FORBIDDEN, messages.meetingOwn);
    if (state.status === MeetingStatus.ACCEPTED) return { meeting: { id }, order: { id: order.id } };
    assertToCome(order);
    if (state.status !== MeetingStatus.PROPOSED || state.past) throw new DomainError(ErrorCode.CONFLICT, messages.meetingGone);
    await setMeetingStatus(tx, id, MeetingStatus.ACCEPTED);
    return announce(tx, order, id, MeetingStatus.ACCEPTED);
  });
}

/**
 * Declines a proposed meeting, or calls off an agreed one. Both sides. A repeated call changes nothing. Throws UNAUTHENTICATED, NOT_FOUND,
 * FORBIDDEN, CONFLICT when it was replaced.
 */
export async function declineMeeting(ctx: Ctx, id: string): Promise<ChangedMeeting> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    const { order, state } = await lockMeeting(tx, id);
    if (state.status === MeetingStatus.DECLINED) return { meeting: { id }, order: { id: order.id } };
    if (state.status === MeetingStatus.REPLACED) throw new DomainError(ErrorCode.CONFLICT, messages.meetingGone);
    await setMeetingStatus(tx, id, MeetingStatus.DECLINED);
    return announce(tx, order, id, MeetingStatus.DECLINED);
  });
}

/** Reminds both sides of the meetings of the next hour, each once. */
export async function remindOfNearMeetings(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const reminded = await markReminded(tx);
    await recordEvent(tx, ...reminded.map(({ id, order, buyer, seller }) => meetingIsNear({ id: order, buyer, seller }, id)));
  });
}
