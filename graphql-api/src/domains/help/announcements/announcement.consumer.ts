import { EventType } from '../../log/events/event.entity.ts';
import { eventsRecorded } from '../../log/events/event.events.ts';
import type { EventConsumer } from '../../log/events/event.service.ts';
import { recordAnnounced } from './announcement.queries.ts';

/** Delivers an announcement to its audience as events, each of which notifies a group of users. */
export const announcementConsumer: EventConsumer = {
  name: 'announcements',
  types: [EventType.ANNOUNCEMENT_MADE],
  async consume(tx, events) {
    for (const { subjectId } of events) await recordAnnounced(tx, subjectId);
    tx.publish(eventsRecorded);
  },
};
