import type { Logger } from 'pino';
import { sendDuePushes } from '../../domains/notify/push/push-delivery.service.ts';
import { PUSH_QUEUED } from '../../domains/notify/push/push.events.ts';
import type { ApplicationContainer } from '../application.ts';
import { startQueueWorker } from './queue-worker.ts';

/** Interval for finding pushes that failed or that another process wrote. */
const LOOK_EVERY_MS = 5_000;

/** Sends notifications to browsers in the background: at once when one is committed, and every few seconds for pending ones. */
export function startPushWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  const onFailure = (err: unknown, again: boolean): void => log.debug({ err }, again ? 'push not sent, trying again later' : 'push rejected');
  const round = () => sendDuePushes(container.context(null, 'push-worker'), onFailure);
  return startQueueWorker({ name: 'push worker', topic: PUSH_QUEUED, lookEveryMs: LOOK_EVERY_MS, round, restMs: () => 0 }, container.infra, log);
}
