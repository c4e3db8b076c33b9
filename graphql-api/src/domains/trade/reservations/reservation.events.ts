import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

interface Reservation {
  product: string;
  seller: string;
  reservedFor: string;
}

/** Returns the event that a product was reserved for a buyer. */
export const productReserved = ({ product, seller, reservedFor }: Reservation): NewEvent => ({
  type: EventType.PRODUCT_RESERVED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: [reservedFor, seller],
  payload: {},
});

/** Returns the event that a reservation ended without an order. */
export const reservationEnded = ({ product, seller, reservedFor }: Reservation): NewEvent => ({
  type: EventType.RESERVATION_ENDED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: [reservedFor, seller],
  payload: {},
});

/** Returns the event that a product can be ordered again, which notifies the users who waited for it. */
export const reservationFree = (product: string, waiting: readonly string[]): NewEvent => ({
  type: EventType.RESERVATION_FREE,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: waiting,
  payload: {},
});
