import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import type { NewEvent } from '../../log/events/event-payloads.ts';
import type { LiveEvent } from '../../../platform/ports.ts';
import type { BulkKind, BulkStatus } from './bulk-job.entity.ts';

/** Topic of events of new bulk jobs, to which the bulk worker subscribes. */
export const BULK_ADDED = 'bulk-added';

/** Signals that a bulk job was added. Only the worker of this process checks, because those of other processes would just wait for it. */
export const bulkAdded: LiveEvent = { topic: BULK_ADDED, id: '', isLocal: true };

/** Returns the event that a bulk job is done or failed. */
export const bulkFinished = ({ id, user, kind }: { id: string; user: string; kind: BulkKind }, status: BulkStatus): NewEvent => ({
  type: EventType.BULK_FINISHED,
  subject: EventSubject.BULK_JOB,
  subjectId: id,
  audience: [user],
  payload: { kind, status },
  actor: user,
});
