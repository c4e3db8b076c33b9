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

/** The price is for one piece. */
interface OfferPayload {
  /** What the buyer adds to a swap, below 0 what the seller adds; null for an offer of money alone. */
  topUp: number | null;
  conversation: string;
  product: string;
  price: number;
  quantity: number;
}

/** What waits for administrators, by kind. */
export type AdminQueueKind = 'reports' | 'objections' | 'appeals' | 'doubtfulListings' | 'contactMessages';

/** What became of a category. */
export type CategoryChange = 'CREATED' | 'RENAMED' | 'DELETED';

/** The payload of each type of event: ids as text, prices in the currency of the college. Never names and texts of people, because accounts can be erased. */
export interface EventPayloads {
  [EventType.ORDER_PLACED]: { product: string; quantity: number; price: number };
  [EventType.ORDER_STATUS_CHANGED]: { from: OrderStatus; to: OrderStatus };
  [EventType.HANDOVER_CONFIRMED]: { proof: HandoverProof };
  [EventType.DELIVERY_DISPUTED]: object;
  [EventType.DISPUTE_SETTLED]: { outcome: DisputeOutcome };
  [EventType.MESSAGE_SENT]: { conversation: string; order: string | null; seq: number };
  /** By an administrator. */
  [EventType.MESSAGE_REMOVED]: { conversation: string };
  [EventType.OFFER_MADE]: OfferPayload;
  [EventType.OFFER_COUNTERED]: OfferPayload;
  [EventType.OFFER_ACCEPTED]: OfferPayload;
  [EventType.OFFER_DECLINED]: OfferPayload;
  [EventType.OFFER_WITHDRAWN]: OfferPayload;
  [EventType.OFFER_EXPIRED]: OfferPayload;
  [EventType.SWAP_PROPOSED]: object;
  /** By one of its people; `missing` have not. */
  [EventType.SWAP_ACCEPTED]: { missing: number };
  [EventType.SWAP_PROPOSAL_ENDED]: { status: SwapProposalStatus };
  [EventType.PRODUCT_RESERVED]: object;
  [EventType.RESERVATION_ENDED]: object;
  [EventType.RESERVATION_FREE]: object;
  [EventType.MEETING_CHANGED]: { meeting: string; status: MeetingStatus };
  [EventType.MEETING_NEAR]: { meeting: string };
  [EventType.COUNTERPART_RATED]: object;
  [EventType.PRODUCT_LISTED]: { price: number };
  /** The price before is null where the price stayed. */
  [EventType.PRODUCT_CHANGED]: { price: number; previousPrice: number | null };
  /** What its seller set, or EXPIRED and IN_REVIEW by the server. Whom it was sold to is in the product. */
  [EventType.PRODUCT_AVAILABILITY_CHANGED]: { availability: ProductAvailability };
  [EventType.PRODUCT_REMOVED]: object;
  /** By an administrator, of a listing that waited for it. */
  [EventType.LISTING_REVIEWED]: { published: boolean };
  [EventType.PRICE_SCHEDULE_SET]: { lowestPrice: number; atEnd: PriceScheduleEnd };
  [EventType.PRICE_SCHEDULE_CLEARED]: object;
  /** By the server, of a listing of which something was left. */
  [EventType.PRICE_SCHEDULE_ENDED]: { atEnd: PriceScheduleEnd };
  [EventType.REVIEW_ADDED]: { product: string; rating: number };
  [EventType.REVIEW_CHANGED]: { product: string; rating: number };
  [EventType.REVIEW_REMOVED]: { product: string };
  [EventType.POINTS_RECORDED]: { action: PointsAction; points: number };
  /** Of a listing; `returned` are the points that came back, the counts those of a boost. */
  [EventType.PERK_ENDED]: { perk: Perk; returned: number; shown: number; opened: number };
  [EventType.ACCOUNT_DELETED]: object;
  [EventType.SAVED_SEARCH_MATCHED]: { product: string };
  [EventType.WANTED_MATCHED]: { product: string };
  [EventType.WANTED_ANSWERED]: { product: string };
  /** By an administrator. */
  [EventType.WANTED_CLOSED]: object;
  /** Of a listing; the course is the one of the audience. */
  [EventType.COURSE_LISTED]: { course: string };
  [EventType.FAVOURITE_CHEAPER]: { price: number; previousPrice: number };
  [EventType.FAVOURITE_LAST_PIECE]: object;
  [EventType.REPORT_DECIDED]: { action: ModerationAction };
  /** Warned, suspended or banned. */
  [EventType.USER_SANCTIONED]: { action: ModerationAction };
  [EventType.APPEAL_ANSWERED]: { granted: boolean };
  [EventType.ANNOUNCEMENT_MADE]: object;
  /** For some people of an announcement each. */
  [EventType.ANNOUNCED]: object;
  /** The type of the event whose cause was undone, and the product that it was about: everything is as it was before it. */
  [EventType.UNDONE]: { undone: EventType; product: string | null };
  /** What waits, and who caused it; null for a guest and for the server. */
  [EventType.ADMIN_QUEUE_GREW]: { queue: AdminQueueKind; by: string | null };
  /** For administrators. */
  [EventType.USER_CREATED]: { role: Role };
  /** The names of the fields that the user set, in `UpdateProfileInput`; never a password. */
  [EventType.USER_CHANGED]: { fields: string[] };
  [EventType.ROLE_CHANGED]: { role: Role };
  /** For administrators. */
  [EventType.CATEGORY_CHANGED]: { change: CategoryChange };
  /** By its buyer, who took it off the list. */
  [EventType.ORDER_HIDDEN]: object;
  [EventType.WANTED_LISTED]: { category: string | null; maxPrice: number | null };
  /** A personal access token, by its owner or because the password or role changed. */
  [EventType.TOKEN_REVOKED]: object;
  /** Done or failed, for whoever started it. */
  [EventType.BULK_FINISHED]: { kind: BulkKind; status: BulkStatus };
}

/** An event to be recorded. `audience` are the users who may read it; the actor is the viewer unless another is given. */
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

/** An event as its consumers read it, by its type. */
export type LoggedEvent = {
  [Type in EventType]: Pick<Event, 'id' | 'subjectId' | 'actor' | 'audience'> & {
    type: Type;
    subject: EventSubject;
    /** As PostgreSQL writes a time. */
    occurredAt: string;
    position: string;
    payload: EventPayloads[Type];
  };
}[EventType];
