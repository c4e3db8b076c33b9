import { EventType } from '../../log/events/event.entity.ts';
import { eventsRecorded } from '../../log/events/event.events.ts';
import type { EventConsumer } from '../../log/events/event.service.ts';
import { storeHits } from './saved-search.queries.ts';

/** Compares new and changed listings with the saved searches. */
export const savedSearchConsumer: EventConsumer = {
  name: 'saved searches',
  types: [EventType.PRODUCT_LISTED, EventType.PRODUCT_CHANGED],
  async consume(tx, events) {
    for (const product of new Set(events.map(({ subjectId }) => subjectId))) if ((await storeHits(tx, product)) > 0) tx.publish(eventsRecorded);
  },
};
