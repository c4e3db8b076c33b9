import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** An announcement was created. Its audience is notified by separate events, so that creating it does not have to wait. */
export const announcementMade = (id: string): NewEvent => ({
  type: EventType.ANNOUNCEMENT_MADE,
  subject: EventSubject.ANNOUNCEMENT,
  subjectId: id,
  audience: [],
  payload: {},
});
