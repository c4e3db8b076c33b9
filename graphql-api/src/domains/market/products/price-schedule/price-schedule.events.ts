import { EventSubject, EventType } from '../../../log/events/event.entity.ts';
import type { NewEvent } from '../../../log/events/event-payloads.ts';
import type { PriceScheduleEnd } from './price-schedule.entity.ts';

interface Listing {
  id: string;
  seller: string;
}

const about = ({ id, seller }: Listing) => ({ subject: EventSubject.PRODUCT, subjectId: id, audience: [seller] });

/** The seller set a price schedule for a listing. */
export const scheduleSet = (listing: Listing, payload: { lowestPrice: number; atEnd: PriceScheduleEnd }): NewEvent => ({
  ...about(listing),
  type: EventType.PRICE_SCHEDULE_SET,
  payload,
});

/** The seller cancelled the price schedule of a listing. */
export const scheduleCleared = (listing: Listing): NewEvent => ({ ...about(listing), type: EventType.PRICE_SCHEDULE_CLEARED, payload: {} });

/** The price schedule of a listing ended while the listing was still there, and the action that its seller chose was carried out. */
export const scheduleEnded = (listing: Listing, atEnd: PriceScheduleEnd): NewEvent => ({
  ...about(listing),
  type: EventType.PRICE_SCHEDULE_ENDED,
  actor: null,
  payload: { atEnd },
});
