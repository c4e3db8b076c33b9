import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { Role } from './user.entity.ts';

const aboutUser = (id: string) => ({ subject: EventSubject.USER as const, subjectId: id });

/** Returns the event that a user signed up or was created on the command line. Other students cannot read it. */
export const userCreated = (id: string, role: Role): NewEvent => ({
  type: EventType.USER_CREATED,
  ...aboutUser(id),
  audience: [],
  actor: id,
  payload: { role },
});

/** Returns the event that a user changed fields of their profile. */
export const userChanged = (id: string, fields: string[]): NewEvent => ({
  type: EventType.USER_CHANGED,
  ...aboutUser(id),
  audience: [id],
  payload: { fields },
});

/** Returns the event that a user became an administrator, or a student again. */
export const roleChanged = (id: string, role: Role): NewEvent => ({
  type: EventType.ROLE_CHANGED,
  ...aboutUser(id),
  audience: [id],
  payload: { role },
});
