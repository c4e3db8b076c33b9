import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { MeetingStatus } from './meeting.entity.ts';

interface Of {
  /** The order that the meeting belongs to. */
  id: string;
  /** The people who meet. */
  people: readonly string[];
}

/** Returns the event that a meeting was proposed, accepted or declined. In a swap, the meeting stays proposed until the last person accepts. */
export const meetingChanged = ({ id, people }: Of, meeting: string, status: MeetingStatus): NewEvent => ({
  type: EventType.MEETING_CHANGED,
  subject: EventSubject.ORDER,
  subjectId: id,
  audience: people,
  payload: { meeting, status },
});

/** Returns the event that a meeting begins within an hour. */
export const meetingIsNear = ({ id, people }: Of, meeting: string): NewEvent => ({
  type: EventType.MEETING_NEAR,
  subject: EventSubject.ORDER,
  subjectId: id,
  audience: people,
  payload: { meeting },
});
