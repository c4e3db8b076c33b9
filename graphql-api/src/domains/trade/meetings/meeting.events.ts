import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { MeetingStatus } from './meeting.entity.ts';

interface Of {
  /** The order that has the meeting. */
  id: string;
  /** Who meets. */
  people: readonly string[];
}

/** A meeting was proposed, accepted or declined. One of the people of a swap who accepts before the last leaves it proposed. */
export const meetingChanged = ({ id, people }: Of, meeting: string, status: MeetingStatus): NewEvent => ({
  type: EventType.MEETING_CHANGED,
  subject: EventSubject.ORDER,
  subjectId: id,
  audience: people,
  payload: { meeting, status },
});

/** A meeting begins within an hour. */
export const meetingIsNear = ({ id, people }: Of, meeting: string): NewEvent => ({
  type: EventType.MEETING_NEAR,
  subject: EventSubject.ORDER,
  subjectId: id,
  audience: people,
  payload: { meeting },
});
