import type { BulkKind, BulkStatus } from '../../acts/bulk/bulk-job.entity.ts';
import type { DisputeOutcome } from '../../trade/handover/delivery-dispute.entity.ts';
import type { MeetingStatus } from '../../trade/meetings/meeting.entity.ts';
import type { ModerationAction } from '../../safety/moderation/decision.entity.ts';
import type { HandoverProof, OrderStatus } from '../../trade/orders/order.entity.ts';
import type { PointsAction } from '../../rewards/points/points-entry.entity.ts';
import type { SwapProposalStatus } from '../../trade/swaps/proposals/swap-proposal.entity.ts';
import type { Perk } from '../../rewards/perks/bought-perk.entity.ts';
import type { PriceScheduleEnd } from '../../market/products/price-schedule/price-schedule.entity.ts';
import type { ProductAvailability } from '../../market/products/product.entity.ts';
import type { Role } from '../../people/users/user.entity.ts';
import type { Event, EventSubject, EventType } from './event.entity.ts';

/** The price is per piece. */
interface OfferPayload {
  /** Amount that the buyer adds to a swap, negative if the seller adds it; null for an offer of money only. */
  topUp: number | null;
  conversation: string;
  product: string;
  price: number;
  quantity: number;
}

/** Kinds of items in the admin queue. */
export type AdminQueueKind = 'reports' | 'objections' | 'appeals' | 'doubtfulListings' | 'contactMessages';

/** Change of a category. */
export type CategoryChange = 'CREATED' | 'RENAMED' | 'DELETED';

/**
 * Payload of each event type: ids as text, prices in the currency of the college. Never contains names or texts of people, because accounts can be
 * erased.
 */
export interface EventPayloads {
  [EventType.ORDER_PLACED]: { product: string; quantity: number; price: number };
  [EventType.ORDER_STATUS_CHANGED]: { from: OrderStatus; to: OrderStatus };
  [EventType.HANDOVER_CONFIRMED]: { proof: HandoverProof };
  [EventType.DELIVERY_DISPUTED]: object;
  [EventType.DISPUTE_SETTLED]: { outcome: DisputeOutcome };
  [EventType.MESSAGE_SENT]: { conversation: string; order: string | null; seq: number };
  /** Removed by an administrator. */
  [EventType.MESSAGE_REMOVED]: { conversation: string };
  [EventType.OFFER_MADE]: OfferPayload;
  [EventType.OFFER_COUNTERED]: OfferPayload;
  [EventType.OFFER_ACCEPTED]: OfferPayload;
  [EventType.OFFER_DECLINED]: OfferPayload;
  [EventType.OFFER_WITHDRAWN]: OfferPayload;
  [EventType.OFFER_EXPIRED]: OfferPayload;
  [EventType.SWAP_PROPOSED]: object;
  /** Accepted by one of the swap's people; `missing` is the number of people who have not accepted yet. */
  [EventType.SWAP_ACCEPTED]: { missing: number };
  [EventType.SWAP_PROPOSAL_ENDED]: { status: SwapProposalStatus };
  [EventType.PRODUCT_RESERVED]: object;
  [EventType.RESERVATION_ENDED]: object;
  [EventType.RESERVATION_FREE]: object;
  [EventType.MEETING_CHANGED]: { meeting: string; status: MeetingStatus };
  [EventType.MEETING_NEAR]: { meeting: string };
  [EventType.COUNTERPART_RATED]: object;
  [EventType.PRODUCT_LISTED]: { price: number };
  /** The previous price is null if the price stayed the same. */
  [EventType.PRODUCT_CHANGED]: { price: number; previousPrice: number | null };
  /** Set by its seller; EXPIRED and IN_REVIEW are set by the server. The product stores who bought it. */
  [EventType.PRODUCT_AVAILABILITY_CHANGED]: { availability: ProductAvailability };
  [EventType.PRODUCT_REMOVED]: object;
  /** Reviewed by an administrator after it was held back. */
  [EventType.LISTING_REVIEWED]: { published: boolean };
  [EventType.PRICE_SCHEDULE_SET]: { lowestPrice: number; atEnd: PriceScheduleEnd };
  [EventType.PRICE_SCHEDULE_CLEARED]: object;
  /** Ended by the server, for a listing that was not sold out. */
  [EventType.PRICE_SCHEDULE_ENDED]: { atEnd: PriceScheduleEnd };
  [EventType.REVIEW_ADDED]: { product: string; rating: number };
  [EventType.REVIEW_CHANGED]: { product: string; rating: number };
  [EventType.REVIEW_REMOVED]: { product: string };
  [EventType.POINTS_RECORDED]: { action: PointsAction; points: number };
  /** `returned` is the number of refunded points; the counts are those of a boost. */
  [EventType.PERK_ENDED]: { perk: Perk; returned: number; shown: number; opened: number };
  [EventType.ACCOUNT_DELETED]: object;
  [EventType.SAVED_SEARCH_MATCHED]: { product: string };
  [EventType.WANTED_MATCHED]: { product: string };
  [EventType.WANTED_ANSWERED]: { product: string };
  /** Closed by an administrator. */
  [EventType.WANTED_CLOSED]: object;
  /** The course is one that the audience follows. */
  [EventType.COURSE_LISTED]: { course: string };
  [EventType.FAVOURITE_CHEAPER]: { price: number; previousPrice: number };
  [EventType.FAVOURITE_LAST_PIECE]: object;
  [EventType.REPORT_DECIDED]: { action: ModerationAction };
  /** The user was warned, suspended or banned. */
  [EventType.USER_SANCTIONED]: { action: ModerationAction };
  [EventType.APPEAL_ANSWERED]: { granted: boolean };
  [EventType.ANNOUNCEMENT_MADE]: object;
  /** An announcement is recorded as several events, each for a part of its audience. */
  [EventType.ANNOUNCED]: object;
  /** Type of the event whose cause was undone, and the product that it was about. Everything is as it was before that event. */
  [EventType.UNDONE]: { undone: EventType; product: string | null };
  /** The queue that grew, and the user who caused it; null for a guest and for the server. */
  [EventType.ADMIN_QUEUE_GREW]: { queue: AdminQueueKind; by: string | null };
  /** Only administrators receive this event. */
  [EventType.USER_CREATED]: { role: Role };
  /** Names of the `UpdateProfileInput` fields that the user set; never a password. */
  [EventType.USER_CHANGED]: { fields: string[] };
  [EventType.ROLE_CHANGED]: { role: Role };
  /** Only administrators receive this event. */
  [EventType.CATEGORY_CHANGED]: { change: CategoryChange };
  /** Hidden by its buyer, who removed it from the list. */
  [EventType.ORDER_HIDDEN]: object;
  [EventType.WANTED_LISTED]: { category: string | null; maxPrice: number | null };
  /** A personal access token was revoked by its owner, or because the password or role changed. */
  [EventType.TOKEN_REVOKED]: object;
  /** The operation succeeded or failed; sent to the user who started it. */
  [EventType.BULK_FINISHED]: { kind: BulkKind; status: BulkStatus };
}

/** An event to record. `audience` contains the users who may read it. The actor is the viewer unless given. */
export type NewEvent = {
  [Type in EventType]: {
    type: Type;
    subject: EventSubject;
    subjectId: string;
    audience: readonly string[];
    payload: EventPayloads[Type];
    actor?: string | null;
  };
}[EventType];

/** An event as its consumers receive it, by type. */
export type LoggedEvent = {
  [Type in EventType]: Pick<Event, 'id' | 'subjectId' | 'actor' | 'audience'> & {
    type: Type;
    subject: EventSubject;
    /** Time in PostgreSQL's format. */
    occurredAt: string;
    position: string;
    payload: EventPayloads[Type];
  };
}[EventType];
