import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { CategoryChange, NewEvent } from '../../log/events/event-payloads.ts';

/** A category was created, renamed or deleted. Everybody may read categories; the event is meant for administrators' tools. */
export const categoryChanged = (id: string, change: CategoryChange): NewEvent => ({
  type: EventType.CATEGORY_CHANGED,
  subject: EventSubject.CATEGORY,
  subjectId: id,
  audience: [],
  payload: { change },
});
