import type { Logger } from 'pino';
import { BULK_ADDED } from '../../domains/acts/bulk/bulk.events.ts';
import { workOnBulkJob } from '../../domains/acts/bulk/make-file.ts';
import { importPart } from '../../domains/acts/bulk/import/import-part.ts';
import { userLines } from '../../domains/acts/own-data/own-data.service.ts';
import type { ApplicationContainer } from '../application.ts';
import { startQueueWorker } from './queue-worker.ts';

/** Interval for finding jobs that failed or that another process added. */
const LOOK_EVERY_MS = 5_000;

/** Creates the files of bulk exports and runs bulk imports in the background, one at a time in each process. */
export function startBulkWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  const round = () => workOnBulkJob(container.context(null, 'bulk-worker'), userLines, importPart);
  const queue = { name: 'bulk worker', topic: BULK_ADDED, lookEveryMs: LOOK_EVERY_MS, restMs: () => 0, round };
  return startQueueWorker(queue, container.infra, log);
}
