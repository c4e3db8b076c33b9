import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** Returns the event that an account was deleted. No user may read it. */
export const accountDeleted = (id: string): NewEvent => ({
  type: EventType.ACCOUNT_DELETED,
  subject: EventSubject.USER,
  subjectId: id,
  audience: [],
  payload: {},
});
