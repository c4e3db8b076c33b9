import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BulkKind, BulkStatus } from '../../../acts/bulk/bulk-job.entity.ts';
import { Perk } from '../../../rewards/perks/bought-perk.entity.ts';
import { Role } from '../../../people/users/user.entity.ts';
import { ModerationAction } from '../../../safety/moderation/decision.entity.ts';
import { PriceScheduleEnd } from '../../../market/products/price-schedule/price-schedule.entity.ts';
import { ProductAvailability } from '../../../market/products/product.entity.ts';
import { DisputeOutcome } from '../../../trade/handover/delivery-dispute.entity.ts';
import { MeetingStatus } from '../../../trade/meetings/meeting.entity.ts';
import { HandoverProof, OrderStatus } from '../../../trade/orders/order.entity.ts';
import { SwapProposalStatus } from '../../../trade/swaps/proposals/swap-proposal.entity.ts';
import { EventType } from '../event.entity.ts';

type TypeOf = Extract<Parameters<typeof Field>[0], (...args: never[]) => unknown>;
type Data = new () => object;
/** A field: its type, its description, and whether it is nullable. */
type DataField = readonly [type: TypeOf, description: string, nullable?: 'null'];

/** Creates the object type of a payload. Its fields are the keys of the payload; fields that contain an id end in `Id`. */
function dataType(name: string, description: string, fields: Readonly<Record<string, DataField>>): Data {
  const type = { [name]: class {} }[name] as Data;
  ObjectType(name, { description })(type);
  for (const [field, [of, what, nullable]] of Object.entries(fields)) {
    Field(of, { description: what, nullable: nullable === 'null' })(type.prototype as object, field);
  }
  return type;
}

const text: TypeOf = () => String;
const number: TypeOf = () => Int;
const amount: TypeOf = () => Float;
const id: TypeOf = () => ID;
const product = { productId: [id, 'The number of the listing.'] } as const;
const conversation = { conversationId: [id, 'The number of the conversation.'] } as const;
const meeting = { meetingId: [id, 'The meeting, by its number.'] } as const;
const price = { price: [amount, 'The price of one piece.'] } as const;

const NoEventData = dataType('NoEventData', 'Empty data of an event that its type describes completely.', {
  type: [() => EventType, 'The type of the event.'],
});
const OfferEventData = dataType('OfferEventData', 'The terms of an offer.', {
  ...conversation,
  ...product,
  ...price,
  quantity: [number, 'Number of pieces.'],
  topUp: [amount, 'The amount that the buyer adds in a swap; below 0, that the seller adds; null for an offer of money alone.', 'null'],
});
const ReviewEventData = dataType('ReviewEventData', 'A review.', { ...product, rating: [number, 'Stars, 1 to 5.'] });
const ProductEventData = dataType('ProductEventData', 'The listing of an event.', product);
const ModerationEventData = dataType('ModerationEventData', 'A decision of administrators.', {
  action: [() => ModerationAction, 'The decision.'],
});
const RoleEventData = dataType('RoleEventData', "A change of an account's role.", { role: [() => Role, 'The new role.'] });

/** Type of `Event.data` for each event type. */
const typesOfData: Record<EventType, Data> = {
  [EventType.ORDER_PLACED]: dataType('OrderPlacedData', 'A placed order.', { ...product, ...price, quantity: [number, 'Number of pieces.'] }),
  [EventType.ORDER_STATUS_CHANGED]: dataType('OrderStatusChangedData', 'A change of the status of an order.', {
    from: [() => OrderStatus, 'The previous status.'],
    to: [() => OrderStatus, 'The new status.'],
  }),
  [EventType.HANDOVER_CONFIRMED]: dataType('HandoverConfirmedData', 'The confirmation of a handover.', {
    proof: [() => HandoverProof, 'How the handover was confirmed.'],
  }),
  [EventType.DELIVERY_DISPUTED]: NoEventData,
  [EventType.DISPUTE_SETTLED]: dataType('DisputeSettledData', 'The decision about an objection to a delivery.', {
    outcome: [() => DisputeOutcome, 'The decision.'],
  }),
  [EventType.MEETING_CHANGED]: dataType('MeetingChangedData', 'A change of a meeting.', {
    ...meeting,
    status: [() => MeetingStatus, 'The new status.'],
  }),
  [EventType.MEETING_NEAR]: dataType('MeetingNearData', 'A meeting that begins soon.', meeting),
  [EventType.COUNTERPART_RATED]: NoEventData,
  [EventType.MESSAGE_SENT]: dataType('MessageSentData', 'A sent message.', {
    ...conversation,
    orderId: [id, 'The number of the order in whose chat it was sent; null for none.', 'null'],
    seq: [number, 'Position in the conversation: 1, 2, 3 …'],
  }),
  [EventType.MESSAGE_REMOVED]: dataType('MessageRemovedData', 'A removed message.', conversation),
  [EventType.OFFER_MADE]: OfferEventData,
  [EventType.OFFER_COUNTERED]: OfferEventData,
  [EventType.OFFER_ACCEPTED]: OfferEventData,
  [EventType.OFFER_DECLINED]: OfferEventData,
  [EventType.OFFER_WITHDRAWN]: OfferEventData,
  [EventType.OFFER_EXPIRED]: OfferEventData,
  [EventType.SWAP_PROPOSED]: NoEventData,
  [EventType.SWAP_ACCEPTED]: dataType('SwapAcceptedData', 'An acceptance of a proposed swap.', {
    missing: [number, 'Number of participants who have not accepted yet.'],
  }),
  [EventType.SWAP_PROPOSAL_ENDED]: dataType('SwapProposalEndedData', 'The end of a proposed swap.', {
    status: [() => SwapProposalStatus, 'The new status.'],
  }),
  [EventType.PRODUCT_RESERVED]: NoEventData,
  [EventType.RESERVATION_ENDED]: NoEventData,
  [EventType.RESERVATION_FREE]: NoEventData,
  [EventType.PRODUCT_LISTED]: dataType('ProductListedData', 'A new listing.', price),
  [EventType.PRODUCT_CHANGED]: dataType('ProductChangedData', 'A changed listing.', {
    ...price,
    previousPrice: [amount, 'The previous price; null if it did not change.', 'null'],
  }),
  [EventType.PRODUCT_AVAILABILITY_CHANGED]: dataType('ProductAvailabilityChangedData', 'A change of the availability of a listing.', {
    availability: [() => ProductAvailability, 'The availability that its seller set, or EXPIRED or IN_REVIEW, set by the server.'],
  }),
  [EventType.PRODUCT_REMOVED]: NoEventData,
  [EventType.LISTING_REVIEWED]: dataType('ListingReviewedData', "An administrator's decision about a listing in review.", {
    published: [() => Boolean, 'Whether the listing was published.'],
  }),
  [EventType.PRICE_SCHEDULE_SET]: dataType('PriceScheduleSetData', 'Scheduled price drops.', {
    lowestPrice: [amount, 'The last price.'],
    atEnd: [() => PriceScheduleEnd, 'What happens to remaining pieces.'],
  }),
  [EventType.PRICE_SCHEDULE_CLEARED]: NoEventData,
  [EventType.PRICE_SCHEDULE_ENDED]: dataType('PriceScheduleEndedData', 'The end of scheduled price drops.', {
    atEnd: [() => PriceScheduleEnd, 'What happened to remaining pieces.'],
  }),
  [EventType.REVIEW_ADDED]: ReviewEventData,
  [EventType.REVIEW_CHANGED]: ReviewEventData,
  [EventType.REVIEW_REMOVED]: ProductEventData,
  [EventType.POINTS_RECORDED]: dataType('PointsRecordedData', 'A line of the ledger of points.', {
    action: [text, 'The action that earned or cost them, such as "Product Created".'],
    points: [number, 'Number of points; negative if they were taken.'],
  }),
  [EventType.PERK_ENDED]: dataType('PerkEndedData', 'The end of a perk.', {
    perk: [() => Perk, 'The perk.'],
    returned: [number, 'Points that were returned.'],
    shown: [number, 'How often a boost was shown.'],
    opened: [number, 'How often a boosted listing was opened.'],
  }),
  [EventType.ACCOUNT_DELETED]: NoEventData,
  [EventType.SAVED_SEARCH_MATCHED]: ProductEventData,
  [EventType.WANTED_MATCHED]: ProductEventData,
  [EventType.WANTED_ANSWERED]: ProductEventData,
  [EventType.WANTED_CLOSED]: NoEventData,
  [EventType.COURSE_LISTED]: dataType('CourseListedData', 'A listing for a course that you follow.', { courseId: [id, 'The number of the course.'] }),
  [EventType.FAVOURITE_CHEAPER]: dataType('FavouriteCheaperData', 'A lower price.', { ...price, previousPrice: [amount, 'The previous price.'] }),
  [EventType.FAVOURITE_LAST_PIECE]: NoEventData,
  [EventType.REPORT_DECIDED]: ModerationEventData,
  [EventType.USER_SANCTIONED]: ModerationEventData,
  [EventType.APPEAL_ANSWERED]: dataType('AppealAnsweredData', 'The answer to an appeal.', { granted: [() => Boolean, 'Whether it was granted.'] }),
  [EventType.ANNOUNCEMENT_MADE]: NoEventData,
  [EventType.ANNOUNCED]: NoEventData,
  [EventType.UNDONE]: dataType('UndoneData', 'An undone change.', {
    undone: [() => EventType, 'Type of the event whose change was undone.'],
    productId: [id, 'The number of the listing concerned; null for none.', 'null'],
  }),
  [EventType.ADMIN_QUEUE_GREW]: dataType('AdminQueueGrewData', 'New work for administrators.', {
    queue: [text, 'The kind of item, a field of `User.adminQueue`.'],
    byId: [id, 'ID of the user who caused it; null for a guest and for the marketplace itself.', 'null'],
  }),
  [EventType.USER_CREATED]: RoleEventData,
  [EventType.USER_CHANGED]: dataType('UserChangedData', "A change of a user's profile.", {
    fields: [() => [String], 'The changed fields of `UpdateProfileInput`; never a password.'],
  }),
  [EventType.ROLE_CHANGED]: RoleEventData,
  [EventType.CATEGORY_CHANGED]: dataType('CategoryChangedData', 'A change of a category.', {
    change: [text, 'CREATED, RENAMED or DELETED.'],
  }),
  [EventType.ORDER_HIDDEN]: NoEventData,
  [EventType.WANTED_LISTED]: dataType('WantedListedData', 'A new wanted post.', {
    categoryId: [id, 'The number of the category; null for any.', 'null'],
    maxPrice: [amount, 'Maximum price; null for any.', 'null'],
  }),
  [EventType.TOKEN_REVOKED]: NoEventData,
  [EventType.BULK_FINISHED]: dataType('BulkFinishedData', 'A bulk job that has ended.', {
    kind: [() => BulkKind, 'The kind of job.'],
    status: [() => BulkStatus, 'DONE or FAILED.'],
  }),
};

/** Details of an event besides its type and subject: one object type for each kind of payload. */
export const EventData = createUnionType({
  name: 'EventData',
  description: 'Data of an event: ids, numbers and enum values.',
  types: () => [...new Set(Object.values(typesOfData))],
  resolveType: (value: object) => (value as { __typename: string }).__typename,
});

/** Payload keys that contain an id. */
const IDS = ['product', 'conversation', 'order', 'meeting', 'course', 'category', 'by'];

/** Converts the payload of an event to `Event.data`. */
export function dataOf(type: EventType, payload: object): { __typename: string } & Record<string, unknown> {
  const fields = Object.entries(payload).map(([key, value]) => [IDS.includes(key) ? `${key}Id` : key, value as unknown]);
  return { ...Object.fromEntries(fields), type, __typename: typesOfData[type].name } as { __typename: string } & Record<string, unknown>;
}
