import { EventSubject, type EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** The types of events about offers. */
export type OfferEventType =
  | EventType.OFFER_MADE
  | EventType.OFFER_COUNTERED
  | EventType.OFFER_ACCEPTED
  | EventType.OFFER_DECLINED
  | EventType.OFFER_WITHDRAWN
  | EventType.OFFER_EXPIRED;

interface OfferOf {
  id: string;
  conversation: string;
  product: string;
  buyer: string;
  seller: string;
  price: number;
  quantity: number;
  topUp: number | null;
}

/** Returns an event about an offer. Both sides may read it. */
export const offerEvent = (type: OfferEventType, { id, buyer, seller, ...payload }: OfferOf): NewEvent => ({
  type,
  subject: EventSubject.OFFER,
  subjectId: id,
  audience: [buyer, seller],
  payload: { conversation: payload.conversation, product: payload.product, price: payload.price, quantity: payload.quantity, topUp: payload.topUp },
});
