import { EventSubject, EventType } from './event.entity.ts';
import type { AdminQueueKind, NewEvent } from './event-payloads.ts';
import type { LiveEvent } from '../../../platform/ports.ts';

/** Topic of changes of the admin queue. */
export const ADMIN_QUEUE = 'admin-queue';

/** The number of items in the admin queue may have changed. */
export const adminQueueChanged: LiveEvent = { topic: ADMIN_QUEUE, id: '' };

/**
 * A new item is in the admin queue. The user who caused it is not the actor, so that administrators are notified even if they have blocked that user.
 */
export const adminQueueGrew = (queue: AdminQueueKind, id: string, by: string | null): NewEvent => ({
  type: EventType.ADMIN_QUEUE_GREW,
  subject: EventSubject.ADMIN_QUEUE,
  subjectId: id,
  audience: [],
  actor: null,
  payload: { queue, by },
});
