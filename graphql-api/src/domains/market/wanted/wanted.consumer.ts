import { EventType } from '../../log/events/event.entity.ts';
import { eventsRecorded } from '../../log/events/event.events.ts';
import type { EventConsumer } from '../../log/events/event.service.ts';
import { storeMatches } from './wanted.queries.ts';

/** Compares new and changed listings with the wanted posts. */
export const wantedConsumer: EventConsumer = {
  name: 'wanted posts',
  types: [EventType.PRODUCT_LISTED, EventType.PRODUCT_CHANGED],
  async consume(tx, events) {
    for (const product of new Set(events.map(({ subjectId }) => subjectId))) if ((await storeMatches(tx, product)) > 0) tx.publish(eventsRecorded);
  },
};
