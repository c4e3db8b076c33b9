import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** A new listing is available for a course that some users follow. `seller` is its seller. */
export const courseListed = (product: string, course: string, followers: readonly string[], seller: string): NewEvent => ({
  type: EventType.COURSE_LISTED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: followers,
  actor: seller,
  payload: { course },
});
