import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** Returns the event that a personal access token of a user was revoked. */
export const tokenRevoked = (id: string, user: string): NewEvent => ({
  type: EventType.TOKEN_REVOKED,
  subject: EventSubject.ACCESS_TOKEN,
  subjectId: id,
  audience: [user],
  payload: {},
});
