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
const product = { productId: [id, 'The listing, by its number.'] } as const;
const conversation = { conversationId: [id, 'The conversation, by its number.'] } as const;
const meeting = { meetingId: [id, 'The meeting, by its number.'] } as const;
const price = { price: [amount, 'The price of one piece.'] } as const;

const NoEventData = dataType('NoEventData', 'Of an event whose type says everything.', { type: [() => EventType, 'What happened.'] });
const OfferEventData = dataType('OfferEventData', 'What was offered.', {
  ...conversation,
  ...product,
  ...price,
  quantity: [number, 'How many pieces.'],
  topUp: [amount, 'What the buyer adds to a swap, below 0 what the seller adds; null for an offer of money alone.', 'null'],
});
const ReviewEventData = dataType('ReviewEventData', 'A review.', { ...product, rating: [number, 'Stars, 1 to 5.'] });
const ProductEventData = dataType('ProductEventData', 'The listing that an event is about too.', product);
const ModerationEventData = dataType('ModerationEventData', 'What administrators decided.', {
  action: [() => ModerationAction, 'What they did.'],
});
const RoleEventData = dataType('RoleEventData', 'The role of an account.', { role: [() => Role, 'The role that it has now.'] });

/** Type of `Event.data` for each event type. */
const typesOfData: Record<EventType, Data> = {
  [EventType.ORDER_PLACED]: dataType('OrderPlacedData', 'What was ordered.', { ...product, ...price, quantity: [number, 'How many pieces.'] }),
  [EventType.ORDER_STATUS_CHANGED]: dataType('OrderStatusChangedData', 'Another status of an order.', {
    from: [() => OrderStatus, 'The status before.'],
    to: [() => OrderStatus, 'The status since.'],
  }),
  [EventType.HANDOVER_CONFIRMED]: dataType('HandoverConfirmedData', 'A proof that an order was handed over.', {
    proof: [() => HandoverProof, 'What proves it.'],
  }),
  [EventType.DELIVERY_DISPUTED]: NoEventData,
  [EventType.DISPUTE_SETTLED]: dataType('DisputeSettledData', 'The decision about an objection.', {
    outcome: [() => DisputeOutcome, 'The decision.'],
  }),
  [EventType.MEETING_CHANGED]: dataType('MeetingChangedData', 'A meeting.', { ...meeting, status: [() => MeetingStatus, 'The status since.'] }),
  [EventType.MEETING_NEAR]: dataType('MeetingNearData', 'A meeting that is near.', meeting),
  [EventType.COUNTERPART_RATED]: NoEventData,
  [EventType.MESSAGE_SENT]: dataType('MessageSentData', 'Where a message was written.', {
    ...conversation,
    orderId: [id, 'The order of the chat, by its number; null where there is none.', 'null'],
    seq: [number, 'Its place in the conversation: 1, 2, 3 …'],
  }),
  [EventType.MESSAGE_REMOVED]: dataType('MessageRemovedData', 'Where a message was removed.', conversation),
  [EventType.OFFER_MADE]: OfferEventData,
  [EventType.OFFER_COUNTERED]: OfferEventData,
  [EventType.OFFER_ACCEPTED]: OfferEventData,
  [EventType.OFFER_DECLINED]: OfferEventData,
  [EventType.OFFER_WITHDRAWN]: OfferEventData,
  [EventType.OFFER_EXPIRED]: OfferEventData,
  [EventType.SWAP_PROPOSED]: NoEventData,
  [EventType.SWAP_ACCEPTED]: dataType('SwapAcceptedData', 'How far a proposed swap is.', { missing: [number, 'How many have not accepted it.'] }),
  [EventType.SWAP_PROPOSAL_ENDED]: dataType('SwapProposalEndedData', 'How a proposed swap ended.', {
    status: [() => SwapProposalStatus, 'The status since.'],
  }),
  [EventType.PRODUCT_RESERVED]: NoEventData,
  [EventType.RESERVATION_ENDED]: NoEventData,
  [EventType.RESERVATION_FREE]: NoEventData,
  [EventType.PRODUCT_LISTED]: dataType('ProductListedData', 'A new listing.', price),
  [EventType.PRODUCT_CHANGED]: dataType('ProductChangedData', 'A changed listing.', {
    ...price,
    previousPrice: [amount, 'The price before; null where it stayed.', 'null'],
  }),
  [EventType.PRODUCT_AVAILABILITY_CHANGED]: dataType('ProductAvailabilityChangedData', 'Whether a listing can be bought.', {
    availability: [() => ProductAvailability, 'What its seller set, or EXPIRED and IN_REVIEW by the server.'],
  }),
  [EventType.PRODUCT_REMOVED]: NoEventData,
  [EventType.LISTING_REVIEWED]: dataType('ListingReviewedData', 'What an administrator decided about a listing that waited for it.', {
    published: [() => Boolean, 'Whether it is published now.'],
  }),
  [EventType.PRICE_SCHEDULE_SET]: dataType('PriceScheduleSetData', 'How a price falls.', {
    lowestPrice: [amount, 'The last price.'],
    atEnd: [() => PriceScheduleEnd, 'What becomes of what is left.'],
  }),
  [EventType.PRICE_SCHEDULE_CLEARED]: NoEventData,
  [EventType.PRICE_SCHEDULE_ENDED]: dataType('PriceScheduleEndedData', 'The end of falling prices.', {
    atEnd: [() => PriceScheduleEnd, 'What became of what was left.'],
  }),
  [EventType.REVIEW_ADDED]: ReviewEventData,
  [EventType.REVIEW_CHANGED]: ReviewEventData,
  [EventType.REVIEW_REMOVED]: ProductEventData,
  [EventType.POINTS_RECORDED]: dataType('PointsRecordedData', 'A line of the ledger of points.', {
    action: [text, 'What earned or cost them, such as "Product Created".'],
    points: [number, 'How many; below 0 they were taken.'],
  }),
  [EventType.PERK_ENDED]: dataType('PerkEndedData', 'A perk that has ended.', {
    perk: [() => Perk, 'The perk.'],
    returned: [number, 'Points that came back.'],
    shown: [number, 'How often a boost was shown.'],
    opened: [number, 'How often a boosted listing was opened.'],
  }),
  [EventType.ACCOUNT_DELETED]: NoEventData,
  [EventType.SAVED_SEARCH_MATCHED]: ProductEventData,
  [EventType.WANTED_MATCHED]: ProductEventData,
  [EventType.WANTED_ANSWERED]: ProductEventData,
  [EventType.WANTED_CLOSED]: NoEventData,
  [EventType.COURSE_LISTED]: dataType('CourseListedData', 'The followed course of a listing.', { courseId: [id, 'The course, by its number.'] }),
  [EventType.FAVOURITE_CHEAPER]: dataType('FavouriteCheaperData', 'A lower price.', { ...price, previousPrice: [amount, 'The price before.'] }),
  [EventType.FAVOURITE_LAST_PIECE]: NoEventData,
  [EventType.REPORT_DECIDED]: ModerationEventData,
  [EventType.USER_SANCTIONED]: ModerationEventData,
  [EventType.APPEAL_ANSWERED]: dataType('AppealAnsweredData', 'The answer to an appeal.', { granted: [() => Boolean, 'Whether it was granted.'] }),
  [EventType.ANNOUNCEMENT_MADE]: NoEventData,
  [EventType.ANNOUNCED]: NoEventData,
  [EventType.UNDONE]: dataType('UndoneData', 'What was undone.', {
    undone: [() => EventType, 'The type of the event whose cause was undone.'],
    productId: [id, 'The listing that it was about, by its number; null where there is none.', 'null'],
  }),
  [EventType.ADMIN_QUEUE_GREW]: dataType('AdminQueueGrewData', 'What waits for administrators.', {
    queue: [text, 'Its kind, as in `User.adminQueue`.'],
    byId: [id, 'Who caused it, by the number; null for a guest and for the marketplace itself.', 'null'],
  }),
  [EventType.USER_CREATED]: RoleEventData,
  [EventType.USER_CHANGED]: dataType('UserChangedData', 'What a user set.', {
    fields: [() => [String], 'The fields of `UpdateProfileInput` that were set; never a password.'],
  }),
  [EventType.ROLE_CHANGED]: RoleEventData,
  [EventType.CATEGORY_CHANGED]: dataType('CategoryChangedData', 'What became of a category.', {
    change: [text, 'CREATED, RENAMED or DELETED.'],
  }),
  [EventType.ORDER_HIDDEN]: NoEventData,
  [EventType.WANTED_LISTED]: dataType('WantedListedData', 'A new wanted post.', {
    categoryId: [id, 'The category, by its number; null for any.', 'null'],
    maxPrice: [amount, 'The highest price; null for any.', 'null'],
  }),
  [EventType.TOKEN_REVOKED]: NoEventData,
  [EventType.BULK_FINISHED]: dataType('BulkFinishedData', 'A bulk job that has ended.', {
    kind: [() => BulkKind, 'What it makes.'],
    status: [() => BulkStatus, 'DONE or FAILED.'],
  }),
};

/** Details of an event besides its type and subject: one object type for each kind of payload. */
export const EventData = createUnionType({
  name: 'EventData',
  description: 'What else an event says: ids, numbers and enum values.',
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
