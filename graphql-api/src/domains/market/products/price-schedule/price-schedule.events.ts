import { EventSubject, EventType } from '../../../log/events/event.entity.ts';
import type { NewEvent } from '../../../log/events/event-payloads.ts';
import type { PriceScheduleEnd } from './price-schedule.entity.ts';

interface Listing {
  id: string;
  seller: string;
}

const about = ({ id, seller }: Listing) => ({ subject: EventSubject.PRODUCT, subjectId: id, audience: [seller] });

/** The seller of a listing said by when it must be gone. */
export const scheduleSet = (listing: Listing, payload: { lowestPrice: number; atEnd: PriceScheduleEnd }): NewEvent => ({
  ...about(listing),
  type: EventType.PRICE_SCHEDULE_SET,
  payload,
});

/** The seller of a listing has its price fall no more. */
export const scheduleCleared = (listing: Listing): NewEvent => ({ ...about(listing), type: EventType.PRICE_SCHEDULE_CLEARED, payload: {} });

/** A listing was there when it must be gone, and what its seller chose for that happened. */
export const scheduleEnded = (listing: Listing, atEnd: PriceScheduleEnd): NewEvent => ({
  ...about(listing),
  type: EventType.PRICE_SCHEDULE_ENDED,
  actor: null,
  payload: { atEnd },
});
