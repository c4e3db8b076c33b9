import { ModerationAction } from '../../safety/moderation/decision.entity.ts';
import { DisputeOutcome } from '../../trade/handover/delivery-dispute.entity.ts';
import { MeetingStatus } from '../../trade/meetings/meeting.entity.ts';
import { HandoverProof, OrderStatus } from '../../trade/orders/order.entity.ts';
import { SwapProposalStatus } from '../../trade/swaps/proposals/swap-proposal.entity.ts';
import { PriceScheduleEnd } from '../../market/products/price-schedule/price-schedule.entity.ts';
import { ProductAvailability } from '../../market/products/product.entity.ts';
import { Role } from '../../people/users/user.entity.ts';
import { Perk } from '../../rewards/perks/bought-perk.entity.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { EventPayloads, NewEvent } from '../../log/events/event-payloads.ts';
import { BulkExportKind, BulkStatus } from '../bulk/bulk-job.entity.ts';

const offer = { topUp: null, conversation: '1', product: '2', price: 3.5, quantity: 4 };
/** A sample payload of every type. The objects it refers to need not exist. */
export const samplePayloads: EventPayloads = {
  ORDER_PLACED: { product: '1', quantity: 2, price: 3 },
  ORDER_STATUS_CHANGED: { from: OrderStatus.NOT_PROCESSED, to: OrderStatus.SHIPPED },
  HANDOVER_CONFIRMED: { proof: HandoverProof.CODE },
  DELIVERY_DISPUTED: {},
  DISPUTE_SETTLED: { outcome: DisputeOutcome.DISMISSED },
  MESSAGE_SENT: { conversation: '1', order: null, seq: 7 },
  MESSAGE_REMOVED: { conversation: '1' },
  OFFER_MADE: offer,
  OFFER_COUNTERED: { ...offer, topUp: -5 },
  OFFER_ACCEPTED: offer,
  OFFER_DECLINED: offer,
  OFFER_WITHDRAWN: offer,
  OFFER_EXPIRED: offer,
  SWAP_PROPOSED: {},
  SWAP_ACCEPTED: { missing: 2 },
  SWAP_PROPOSAL_ENDED: { status: SwapProposalStatus.BROKEN },
  PRODUCT_RESERVED: {},
  RESERVATION_ENDED: {},
  RESERVATION_FREE: {},
  MEETING_CHANGED: { meeting: '1', status: MeetingStatus.ACCEPTED },
  MEETING_NEAR: { meeting: '1' },
  COUNTERPART_RATED: {},
  PRODUCT_LISTED: { price: 0 },
  PRODUCT_CHANGED: { price: 1, previousPrice: 2 },
  PRODUCT_AVAILABILITY_CHANGED: { availability: ProductAvailability.PAUSED },
  PRODUCT_REMOVED: {},
  LISTING_REVIEWED: { published: true },
  PRICE_SCHEDULE_SET: { lowestPrice: 1, atEnd: PriceScheduleEnd.TAKE_DOWN },
  PRICE_SCHEDULE_CLEARED: {},
  PRICE_SCHEDULE_ENDED: { atEnd: PriceScheduleEnd.TAKE_DOWN },
  REVIEW_ADDED: { product: '1', rating: 5 },
  REVIEW_CHANGED: { product: '1', rating: 4 },
  REVIEW_REMOVED: { product: '1' },
  POINTS_RECORDED: { action: 'Product Created', points: 20 },
  PERK_ENDED: { perk: Perk.BOOST, returned: 1, shown: 2, opened: 3 },
  ACCOUNT_DELETED: {},
  SAVED_SEARCH_MATCHED: { product: '1' },
  WANTED_MATCHED: { product: '1' },
  WANTED_ANSWERED: { product: '1' },
  WANTED_CLOSED: {},
  COURSE_LISTED: { course: '1' },
  FAVOURITE_CHEAPER: { price: 1, previousPrice: 2 },
  FAVOURITE_LAST_PIECE: {},
  REPORT_DECIDED: { action: ModerationAction.WARN },
  USER_SANCTIONED: { action: ModerationAction.BAN },
  APPEAL_ANSWERED: { granted: false },
  ANNOUNCEMENT_MADE: {},
  ANNOUNCED: {},
  UNDONE: { undone: EventType.ORDER_HIDDEN, product: null },
  ADMIN_QUEUE_GREW: { queue: 'reports', by: '1' },
  USER_CREATED: { role: Role.STUDENT },
  USER_CHANGED: { fields: ['name'] },
  ROLE_CHANGED: { role: Role.ADMIN },
  CATEGORY_CHANGED: { change: 'RENAMED' },
  ORDER_HIDDEN: {},
  WANTED_LISTED: { category: null, maxPrice: 5 },
  TOKEN_REVOKED: {},
  BULK_FINISHED: { kind: BulkExportKind.ORDERS, status: BulkStatus.DONE },
};

/** Subjects of events, by the prefixes of their type names. The first match counts. */
const subjects: readonly (readonly [RegExp, EventSubject])[] = [
  [/^(?:ORDER|HANDOVER|DELIVERY|DISPUTE|MEETING|COUNTERPART)_/, EventSubject.ORDER],
  [/^MESSAGE_/, EventSubject.MESSAGE],
  [/^OFFER_/, EventSubject.OFFER],
  [/^SWAP_/, EventSubject.SWAP_PROPOSAL],
  [/^REVIEW_/, EventSubject.REVIEW],
  [/^POINTS_/, EventSubject.POINTS_ENTRY],
  [/^(?:ACCOUNT|USER|ROLE|APPEAL)_/, EventSubject.USER],
  [/^SAVED_SEARCH_/, EventSubject.SAVED_SEARCH],
  [/^WANTED_/, EventSubject.WANTED_POST],
  [/^REPORT_/, EventSubject.REPORT],
  [/^ANNOUNCE/, EventSubject.ANNOUNCEMENT],
  [/^ADMIN_QUEUE_/, EventSubject.ADMIN_QUEUE],
  [/^CATEGORY_/, EventSubject.CATEGORY],
  [/^TOKEN_/, EventSubject.ACCESS_TOKEN],
  [/^BULK_/, EventSubject.BULK_JOB],
];

/** Returns a sample event of a type for a user. Its subject is that user, or the object with the id 1. */
export function sampleEvent(type: EventType, user: string): NewEvent {
  const subject = subjects.find(([pattern]) => pattern.test(type))?.[1] ?? EventSubject.PRODUCT;
  const subjectId = subject === EventSubject.USER ? user : '1';
  return { type, subject, subjectId, audience: [user], payload: samplePayloads[type] } as NewEvent;
}
