import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** An announcement was made. Its audience gets events of their own, so that nobody waits for them. */
export const announcementMade = (id: string): NewEvent => ({
  type: EventType.ANNOUNCEMENT_MADE,
  subject: EventSubject.ANNOUNCEMENT,
  subjectId: id,
  audience: [],
  payload: {},
});
