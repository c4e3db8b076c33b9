import type { EventConsumer } from '../../log/events/event.service.ts';
import type { LoggedEvent } from '../../log/events/event-payloads.ts';
import { EventType } from '../../log/events/event.entity.ts';
import { endPerksOf } from './perk.service.ts';

const productOf = (event: LoggedEvent): string => (event.type === EventType.ORDER_PLACED ? event.payload.product : event.subjectId);

/** Ends the perks of listings that were sold or taken down, and returns the points of unused days. */
export const perkConsumer: EventConsumer = {
  name: 'perks',
  types: [EventType.ORDER_PLACED, EventType.PRODUCT_CHANGED, EventType.PRODUCT_AVAILABILITY_CHANGED, EventType.PRODUCT_REMOVED],
  consume: (tx, events) => endPerksOf(tx, [...new Set(events.map(productOf))]),
};
