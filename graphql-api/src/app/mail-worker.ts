import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MAIL_QUEUED, sendDueMails } from '../mail/mail.service.ts';
import { isServiceUnavailable } from '../platform/unavailable.ts';
import type { ApplicationContainer } from './application.ts';

/** Mails that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 5_000;
/** Pause between two batches, in milliseconds, so that many mails do not slow down requests. */
const REST_MS = 250;

/** Sends mails in the background: at once when one was committed, and every few seconds for those that wait. */
export function startMailWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  const work = async (): Promise<void> => {
    do {
      again = false;
      const ctx = container.context(null, 'mail-worker');
      const more = await sendDueMails(ctx, (error, again) =>
        log.warn({ err: error }, again ? 'mail not sent, trying again later' : 'mail rejected for good, not trying again'),
      );
      again ||= more;
      if (again) await wait(REST_MS);
    } while (again && !stopped);
  };
  /** The next round tries again; an outage of the database is logged once and elsewhere. */
  const failed = (error: unknown): void => {
    if (!isServiceUnavailable(error)) log.error({ err: error }, 'mail worker');
  };
  const wake = (): void => {
    if (stopped) return;
    again = running !== undefined;
    running ??= work()
      .catch(failed)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  const events = container.infra.pubsub.subscribe(MAIL_QUEUED);
  const follow = async (): Promise<void> => {
    for await (const _ of events) wake();
  };
  follow().catch((error: unknown) => log.error({ err: error }, 'mail worker no longer hears of new mails'));
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await events.return();
    await running;
  };
}
