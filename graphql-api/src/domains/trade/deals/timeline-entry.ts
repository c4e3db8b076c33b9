import { ObjectType, registerEnumType } from 'type-graphql';

/** What an entry of a timeline says. Entries of the same moment are in this order. */
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

/** A row of the query of all timelines; it has no table. In the schema it is one of the types below, by its kind. */
export class TimelineEntry {
  /** The id of what it is about and its kind as one number, by which the planner finds the row again. */
  id!: string;
  conversation!: string;
  kind!: TimelineKind;
  /** The place of the kind among entries of the same moment. */
  rank!: number;
  at!: Date;
  /** Who did it; null for the server. */
  actor!: string | null;
  /** The id of the object that the kind names. */
  ref!: string;
  /** The order that it is about. */
  purchase!: string | null;
  /** The meeting that it is about. */
  meeting!: string | null;
  /** The status that an order got. */
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
