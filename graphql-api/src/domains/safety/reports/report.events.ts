import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { ModerationAction } from '../moderation/decision.entity.ts';

/** Returns the event that a report was decided. The administrator is not named. */
export const reportDecided = ({ id, reporter }: { id: string; reporter: string }, action: ModerationAction): NewEvent => ({
  subject: EventSubject.REPORT,
  subjectId: id,
  audience: [reporter],
  actor: null,
  type: EventType.REPORT_DECIDED,
  payload: { action },
});
