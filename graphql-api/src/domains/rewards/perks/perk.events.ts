import type { NewEvent, EventPayloads } from '../../log/events/event-payloads.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';

/** Returns the event that a perk of a listing ended. */
export const perkEnded = (product: string, user: string, payload: EventPayloads[EventType.PERK_ENDED]): NewEvent => ({
  type: EventType.PERK_ENDED,
  subject: EventSubject.PRODUCT,
  subjectId: product,
  audience: [user],
  payload,
});
