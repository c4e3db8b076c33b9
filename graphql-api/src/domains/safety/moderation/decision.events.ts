import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { ModerationAction } from './decision.entity.ts';

// The administrator is not named.
const about = (user: string) => ({ subject: EventSubject.USER, subjectId: user, audience: [user], actor: null });

/** Returns the event that a user was warned, suspended or banned. */
export const userSanctioned = (user: string, action: ModerationAction): NewEvent => ({
  ...about(user),
  type: EventType.USER_SANCTIONED,
  payload: { action },
});

/** Returns the event that the appeal of a user was answered. */
export const appealAnswered = (user: string, granted: boolean): NewEvent => ({
  ...about(user),
  type: EventType.APPEAL_ANSWERED,
  payload: { granted },
});
