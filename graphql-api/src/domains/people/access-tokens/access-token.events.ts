import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** A personal access token of a user was ended before its time. */
export const tokenRevoked = (id: string, user: string): NewEvent => ({
  type: EventType.TOKEN_REVOKED,
  subject: EventSubject.ACCESS_TOKEN,
  subjectId: id,
  audience: [user],
  payload: {},
});
