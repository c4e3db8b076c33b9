import { EventSubject, EventType } from './event.entity.ts';
import type { AdminQueueKind, NewEvent } from './event-payloads.ts';
import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of the changes of what waits for administrators. */
export const ADMIN_QUEUE = 'admin-queue';

/** What waits for administrators may have become more or less. */
export const adminQueueChanged: LiveEvent = { topic: ADMIN_QUEUE, id: '' };

/** Something new waits for administrators. Who caused it is not the actor: administrators are notified whatever they have blocked. */
export const adminQueueGrew = (queue: AdminQueueKind, id: string, by: string | null): NewEvent => ({
  type: EventType.ADMIN_QUEUE_GREW,
  subject: EventSubject.ADMIN_QUEUE,
  subjectId: id,
  audience: [],
  actor: null,
  payload: { queue, by },
});
