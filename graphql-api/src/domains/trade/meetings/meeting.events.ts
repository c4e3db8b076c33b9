import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { MeetingStatus } from './meeting.entity.ts';

interface Sides {
  id: string;
  buyer: string;
  seller: string;
}

/** A meeting was proposed, accepted or declined. */
export const meetingChanged = (order: Sides, meeting: string, status: MeetingStatus): NewEvent => ({
  type: EventType.MEETING_CHANGED,
  subject: EventSubject.ORDER,
  subjectId: order.id,
  audience: [order.buyer, order.seller],
  payload: { meeting, status },
});

/** A meeting begins within an hour. */
export const meetingIsNear = (order: Sides, meeting: string): NewEvent => ({
  type: EventType.MEETING_NEAR,
  subject: EventSubject.ORDER,
  subjectId: order.id,
  audience: [order.buyer, order.seller],
  payload: { meeting },
});
