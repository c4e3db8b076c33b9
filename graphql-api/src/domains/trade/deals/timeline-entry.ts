import { ObjectType, registerEnumType } from 'type-graphql';

/** Kind of a timeline entry. Entries of the same moment are sorted in this order. */
export enum TimelineKind {
  MESSAGE = 'MESSAGE',
  OFFER_MADE = 'OFFER_MADE',
  OFFER_ENDED = 'OFFER_ENDED',
  SWAP_AGREED = 'SWAP_AGREED',
  ORDER_CHANGED = 'ORDER_CHANGED',
  MEETING_PROPOSED = 'MEETING_PROPOSED',
  HANDED_OVER = 'HANDED_OVER',
  RATED = 'RATED',
  RESERVED = 'RESERVED',
  RESERVATION_ENDED = 'RESERVATION_ENDED',
  MEETING_ACCEPTED = 'MEETING_ACCEPTED',
  MEETING_DECLINED = 'MEETING_DECLINED',
}
registerEnumType(TimelineKind, {
  name: 'TimelineKind',
  description: 'Kinds of timeline entries.',
  valuesConfig: {
    MESSAGE: { description: 'A message was sent.' },
    OFFER_MADE: { description: '`offer` was made, possibly in answer to another one.' },
    OFFER_ENDED: { description: '`offer` was accepted, declined or withdrawn, or expired. A countered offer is followed by the next offer instead.' },
    SWAP_AGREED: { description: '`swap` was agreed.' },
    ORDER_CHANGED: { description: '`order` was placed, or its status became `orderStatus`.' },
    MEETING_PROPOSED: { description: 'A participant proposed `meeting`, whose state is its present one.' },
    HANDED_OVER: { description: 'The handover of `order` was confirmed.' },
    RATED: { description: 'One side of `order` rated the other. `Order.ratings` has the rating once it is visible.' },
    RESERVED: { description: 'The seller reserved the product for the buyer. A later reservation replaces an earlier one.' },
    RESERVATION_ENDED: { description: 'The reservation ended without an order, by one of the two or by time.' },
    MEETING_ACCEPTED: { description: 'A participant agreed to `meeting`. In a swap all others have to agree.' },
    MEETING_DECLINED: { description: 'A participant declined `meeting` or called it off.' },
  },
});

/** A row of the query of all timelines. It has no table. In the schema, its kind determines which of the types below it is. */
export class TimelineEntry {
  /** The id of the entry's object and the kind as one number. The planner finds the row again by it. */
  id!: string;
  conversation!: string;
  kind!: TimelineKind;
  /** The position of the kind among entries of the same moment. */
  rank!: number;
  at!: Date;
  /** The user who acted; null for the server. */
  actor!: string | null;
  /** The id of the object that the kind refers to. */
  ref!: string;
  /** The order that the entry is about. */
  purchase!: string | null;
  /** The meeting that the entry is about. */
  meeting!: string | null;
  /** The new status of the order. */
  status!: string | null;
}

@ObjectType({ description: 'A message in a timeline.' })
export class MessageEntry {}

@ObjectType({ description: 'An offer that was made or that ended.' })
export class OfferEntry {}

@ObjectType({ description: 'A reservation of the product, or its end.' })
export class ReservationEntry {}

@ObjectType({ description: 'An agreed swap.' })
export class SwapEntry {}

@ObjectType({ description: 'An order that was placed, or whose status changed.' })
export class OrderEntry {}

@ObjectType({ description: 'A meeting that was proposed, agreed to or declined.' })
export class MeetingEntry {}

@ObjectType({ description: 'A confirmed handover.' })
export class HandoverEntry {}

@ObjectType({ description: 'A rating of one side of an order by the other.' })
export class RatingEntry {}
