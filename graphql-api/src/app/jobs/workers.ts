import type { Logger } from 'pino';
import type { Stand } from '../../infra/pubsub/leader-election.ts';
import type { ApplicationContainer } from '../application.ts';
import { startBulkWorker } from './bulk-worker.ts';
import { consumers } from './consumers.ts';
import { startEventWorker } from './event-worker.ts';
import { startMailWorker } from './mail-worker.ts';
import { startMaintenance } from './maintenance.ts';
import { startPushWorker } from './push-worker.ts';
import { startWebhookWorker } from './webhook-worker.ts';

/** Starts all background work of a market. Returns the functions that stop each part, in the order in which to call them. */
export async function startWorkers(container: ApplicationContainer, stand: Stand, log: Logger): Promise<(() => Promise<void>)[]> {
  // Started first, because it fails while the database is unavailable.
  const stopEvents = await startEventWorker(container, consumers, log);
  const stopMails = startMailWorker(container, log);
  const stopPushes = startPushWorker(container, log);
  const stopWebhooks = startWebhookWorker(container, log);
  const stopBulk = startBulkWorker(container, log);
  const stopMaintenance = await startMaintenance(container, stand, log);
  return [stopEvents, stopBulk, stopWebhooks, stopMails, stopPushes, stopMaintenance];
}
