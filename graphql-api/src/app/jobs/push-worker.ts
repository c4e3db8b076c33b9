import type { Logger } from 'pino';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import { sendDuePushes } from '../../domains/notify/push/push-delivery.service.ts';
import { PUSH_QUEUED } from '../../domains/notify/push/push.events.ts';
import type { ApplicationContainer } from '../application.ts';

/** Pushes that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 5_000;

/** Sends notifications to browsers in the background: at once when one was committed, and every few seconds for those that wait. */
export function startPushWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  const context = () => container.context(null, 'push-worker');
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    do {
      again = false;
      const more = await sendDuePushes(context(), (err, again) => log.debug({ err }, again ? 'push not sent, trying again later' : 'push rejected'));
      again ||= more;
    } while (again && !stopped);
  };
  /** The next round tries again; an outage of the database is logged once and elsewhere. */
  const failed = (err: unknown): void => {
    if (!isServiceUnavailable(err)) log.error({ err }, 'push worker');
  };
  const wake = (): void => {
    if (stopped) return;
    again = running !== undefined;
    running ??= work()
      .catch(failed)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  const queued = container.infra.pubsub.subscribe(PUSH_QUEUED);
  const follow = async (): Promise<void> => {
    for await (const _ of queued) wake();
  };
  follow().catch((err: unknown) => log.error({ err }, 'the push worker no longer hears of new pushes'));
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await queued.return();
    await running;
  };
}
