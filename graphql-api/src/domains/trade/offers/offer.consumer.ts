import { EventType } from '../../log/events/event.entity.ts';
import type { LoggedEvent } from '../../log/events/event-payloads.ts';
import type { EventConsumer } from '../../log/events/event.service.ts';
import { expireImpossible } from './offer.queries.ts';
import { announceOffer } from './offer.service.ts';

/** Returns the product that may have too few pieces after an event. */
function productOf(event: LoggedEvent): string[] {
  if (event.type === EventType.ORDER_PLACED) return [event.payload.product];
  return event.type === EventType.PRODUCT_CHANGED || event.type === EventType.PRODUCT_REMOVED ? [event.subjectId] : [];
}

/** Expires the offers that can no longer be accepted, because the pieces are sold or the listing or account is gone, and notifies their makers. */
export const impossibleOffers: EventConsumer = {
  name: 'impossible offers',
  types: [EventType.ORDER_PLACED, EventType.PRODUCT_CHANGED, EventType.PRODUCT_REMOVED, EventType.ACCOUNT_DELETED],
  consume: async (tx, events) => {
    const users = events.flatMap(({ type, subjectId }) => (type === EventType.ACCOUNT_DELETED ? [subjectId] : []));
    for (const ended of await expireImpossible(tx, [...new Set(events.flatMap(productOf))], users))
      await announceOffer(tx, EventType.OFFER_EXPIRED, ended);
  },
};
