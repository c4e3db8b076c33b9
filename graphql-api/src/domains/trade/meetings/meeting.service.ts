import type { Ctx } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { holdOwnAccount } from '../../people/users/own-account.ts';
import { isBlocked } from '../../people/blocks/block.queries.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { authorizeOrder } from '../orders/order-access.ts';
import { OrderStatus } from '../orders/order.entity.ts';
import { orderChanged } from '../../log/live/changes.events.ts';
import { lockedOrder, type LockedOrder } from '../orders/changes/order-transition.service.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { isListedSpot } from '../../market/spots/campus-spot.queries.ts';
import { MeetingStatus } from './meeting.entity.ts';
import { meetingChanged, meetingIsNear } from './meeting.events.ts';
import { ProposeMeetingInput } from './meeting.inputs.ts';
import {
  insertAnswer,
  markAccepted,
  markDeclined,
  meetingById,
  meetingState,
  orderOfMeeting,
  markReminded,
  replaceMeeting,
} from './meeting.queries.ts';

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;

/** A changed meeting and its order. */
export interface ChangedMeeting {
  meeting: { id: string };
  order: { id: string };
}

/** Returns a meeting by id to the people who meet and administrators; null for everybody else. */
export function meeting(_ctx: Ctx, id: string): QuerySource {
  return meetingById(id);
}

/** A locked order, the other orders of its swap or bundle, and the people who meet. */
interface Parties {
  /** The order that the meeting belongs to. */
  id: string;
  orders: Pick<LockedOrder, 'id' | 'buyer' | 'seller' | 'status' | 'handoverProof'>[];
  people: string[];
}

const byId = (one: { id: string }, other: { id: string }): number => (BigInt(one.id) < BigInt(other.id) ? -1 : 1);

function partiesOf(order: LockedOrder): Parties {
  const orders = [order, ...order.otherLegs, ...order.bundled].toSorted(byId);
  return { id: orders[0]!.id, orders, people: [...new Set(orders.flatMap(({ buyer, seller }) => [buyer, seller]))] };
}

const isToCome = ({ status, handoverProof }: Parties['orders'][number]): boolean => !handoverProof && status !== OrderStatus.CANCELLED;

function assertToCome({ orders }: Parties): void {
  if (orders.some(isToCome)) return;
  const isConfirmed = orders.some(({ handoverProof }) => handoverProof);
  throw new DomainError(ErrorCode.CONFLICT, isConfirmed ? messages.handoverConfirmed : messages.handoverCancelled);
}

/** Returns the result of a change for one person: the meeting, and the first order that the person gives or receives. */
const changed = ({ orders }: Parties, id: string, viewer: string): ChangedMeeting => ({
  meeting: { id },
  order: { id: orders.find(({ buyer, seller }) => [buyer, seller].includes(viewer))!.id },
});

async function announce(tx: Ctx, parties: Parties, id: string, status: MeetingStatus): Promise<ChangedMeeting> {
  await recordEvent(tx, meetingChanged(parties, id, status));
  tx.publish(...parties.orders.flatMap(orderChanged));
  return changed(parties, id, tx.viewer!.id);
}

/** Throws CONFLICT if there is a block between a person and any of the people who meet. */
async function assertNoBlock(tx: Ctx, { people }: Parties, person: string): Promise<void> {
  for (const other of people) if (await isBlocked(tx, person, other)) throw new DomainError(ErrorCode.CONFLICT, messages.chatUnavailable);
}

/**
 * Proposes when and where to meet. The proposal replaces an earlier one, agreed or not. The buyer and the seller of the order may call it; for a leg
 * of a swap, all its people meet. A repeated call with the same idempotency key returns the first proposal and changes nothing. Throws
 * UNAUTHENTICATED, NOT_FOUND about the order or the spot, FORBIDDEN, INVALID_INPUT about `at`, CONFLICT once all handovers are confirmed or
 * cancelled, and when there is a block between the viewer and somebody else who meets, IDEMPOTENCY_CONFLICT.
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
      const parties = partiesOf(order);
      assertToCome(parties);
      await assertNoBlock(tx, parties, viewer);
      const ahead = at.getTime() - Date.now();
      if (!(ahead > 0 && ahead <= DAYS_AHEAD * DAY_MS)) throw invalid('at', messages.meetingTime);
      const spot = requireId(spotId, 'Campus spot');
      if (!(await isListedSpot(tx, spot))) throw notFound('Campus spot');
      const id = await replaceMeeting(tx, { order: parties.id, spot, at, proposedBy: viewer });
      return announce(tx, parties, id, MeetingStatus.PROPOSED);
    }),
  );
}

interface Found {
  parties: Parties;
  viewer: string;
  state: NonNullable<Awaited<ReturnType<typeof meetingState>>>;
}

/** Locks the orders of a meeting and returns what the rules check. The viewer must be one of the people who meet. Throws NOT_FOUND, FORBIDDEN. */
async function lockMeeting(tx: Ctx, id: string): Promise<Found> {
  await holdOwnAccount(tx);
  const found = await orderOfMeeting(tx, requireId(id, 'Meeting'));
  if (!found) throw notFound('Meeting');
  const parties = partiesOf(await lockedOrder(tx, found.order));
  if (!can(tx, 'meeting:read', { ...parties })) throw notFound('Meeting');
  const { id: viewer } = authorize(tx, 'meeting:takePart', { ...parties });
  return { parties, viewer, state: (await meetingState(tx, id, viewer))! };
}

/**
 * Accepts a proposed meeting, which is agreed once everybody who meets has accepted. The person who proposed it may not call it. A repeated call
 * changes nothing. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT when the meeting was replaced, declined or is over, and once all handovers
 * are confirmed or cancelled.
 */
export async function acceptMeeting(ctx: Ctx, id: string): Promise<ChangedMeeting> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    const { parties, viewer, state } = await lockMeeting(tx, id);
    if (state.proposedBy === viewer) throw new DomainError(ErrorCode.FORBIDDEN, messages.meetingOwn);
    if (state.status === MeetingStatus.ACCEPTED) return changed(parties, id, viewer);
    assertToCome(parties);
    if (state.status !== MeetingStatus.PROPOSED || state.past) throw new DomainError(ErrorCode.CONFLICT, messages.meetingGone);
    if (state.hasAgreed) return changed(parties, id, viewer);
    if ((await insertAnswer(tx, id, viewer)) > 0) return announce(tx, parties, id, MeetingStatus.PROPOSED);
    await markAccepted(tx, id);
    return announce(tx, parties, id, MeetingStatus.ACCEPTED);
  });
}

/**
 * Declines a proposed meeting, or calls off an agreed one, for everybody who meets. Each of them may call it. A repeated call changes nothing. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT when the meeting was replaced.
 */
export async function declineMeeting(ctx: Ctx, id: string): Promise<ChangedMeeting> {
  authorize(ctx, 'account:use');
  return inTransaction(ctx, async (tx) => {
    const { parties, viewer, state } = await lockMeeting(tx, id);
    if (state.status === MeetingStatus.DECLINED) return changed(parties, id, viewer);
    if (state.status === MeetingStatus.REPLACED) throw new DomainError(ErrorCode.CONFLICT, messages.meetingGone);
    await markDeclined(tx, id, viewer);
    return announce(tx, parties, id, MeetingStatus.DECLINED);
  });
}

/** Reminds the people of each meeting in the next hour, once per meeting. */
export async function remindOfNearMeetings(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const reminded = await markReminded(tx);
    await recordEvent(tx, ...reminded.map(({ id, order, people }) => meetingIsNear({ id: order, people }, id)));
  });
}
