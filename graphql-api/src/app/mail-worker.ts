import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deleteDeadMails, MAIL_QUEUED, sendDueMails } from '../mail/mail.service.ts';
import { isServiceUnavailable } from '../platform/unavailable.ts';
import type { ApplicationContainer } from './application.ts';

/** Mails that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 5_000;
/** Pause between two batches, in milliseconds, so that many mails do not slow down requests. */
const REST_MS = 250;
const DELETE_DEAD_EVERY_MS = 3_600_000;

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
      if (more) await wait(REST_MS);
      again ||= more;
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
  const deleteDead = (): void =>
    void deleteDeadMails(container.context(null, 'mail-worker')).then(
      (count) => count > 0 && log.warn({ count }, 'mails deleted that could not be sent for two days'),
      failed,
    );
  const timers = [setInterval(wake, LOOK_EVERY_MS), setInterval(deleteDead, DELETE_DEAD_EVERY_MS)];
  const events = container.infra.pubsub.subscribe(MAIL_QUEUED);
  const follow = async (): Promise<void> => {
    for await (const _ of events) wake();
  };
  follow().catch((error: unknown) => log.error({ err: error }, 'mail worker no longer hears of new mails'));
  wake();
  deleteDead();
  return async () => {
    stopped = true;
    timers.forEach(clearInterval);
    await events.return();
    await running;
  };
}
