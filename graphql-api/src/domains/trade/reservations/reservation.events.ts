import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

interface Reservation {
  product: string;
  seller: string;
  reservedFor: string;
}

/** A product was reserved for a buyer. */
export const productReserved = ({ product, seller, reservedFor }: Reservation): NewEvent => ({
  type: EventType.PRODUCT_RESERVED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: [reservedFor, seller],
  payload: {},
});

/** A reservation ended without an order. */
export const reservationEnded = ({ product, seller, reservedFor }: Reservation): NewEvent => ({
  type: EventType.RESERVATION_ENDED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: [reservedFor, seller],
  payload: {},
});

/** A product can be ordered again: those who waited for it are notified. */
export const reservationFree = (product: string, waiting: readonly string[]): NewEvent => ({
  type: EventType.RESERVATION_FREE,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: waiting,
  payload: {},
});
