import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { BulkKind, BulkStatus } from './bulk-job.entity.ts';

/** Topic of events of new bulk jobs, to which the bulk worker subscribes. */
export const BULK_ADDED = 'bulk-added';

/** A bulk job waits. The worker of this process looks; those of others would only wait for it. */
export const bulkAdded: LiveEvent = { topic: BULK_ADDED, id: '', isLocal: true };

/** A bulk job is done, or failed. */
export const bulkFinished = ({ id, user, kind }: { id: string; user: string; kind: BulkKind }, status: BulkStatus): NewEvent => ({
  type: EventType.BULK_FINISHED,
  subject: EventSubject.BULK_JOB,
  subjectId: id,
  audience: [user],
  payload: { kind, status },
  actor: user,
});
