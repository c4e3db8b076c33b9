import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';

/** A listing is new for a course of some users; `seller` is its seller. */
export const courseListed = (product: string, course: string, followers: readonly string[], seller: string): NewEvent => ({
  type: EventType.COURSE_LISTED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: followers,
  actor: seller,
  payload: { course },
});
