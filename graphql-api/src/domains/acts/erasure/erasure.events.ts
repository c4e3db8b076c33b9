import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** An account was deleted. Nobody is left who may read it. */
export const accountDeleted = (id: string): NewEvent => ({
  type: EventType.ACCOUNT_DELETED,
  subject: EventSubject.USER,
  subjectId: id,
  audience: [],
  payload: {},
});
