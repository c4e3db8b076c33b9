import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BATCH, MAIL_QUEUED, PROBE, sendDueMails, type SendingRound } from '../mail/mail.service.ts';
import { isServiceUnavailable } from '../platform/unavailable.ts';
import type { ApplicationContainer } from './application.ts';

/** Mails that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 3_000;
/** Pause between two batches, in milliseconds, so that many mails do not slow down requests. */
const REST_MS = 250;

/** Sends mails in the background: at once when one was committed, and every few seconds for those that wait. */
export function startMailWorker(container: ApplicationContainer, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let isAway = false;
  /** Logs the beginning and the end of an outage, not each mail that waits for its end. */
  const note = ({ tried, away }: SendingRound): void => {
    if (tried === 0) return;
    if (away && !isAway) log.warn({ err: away }, 'the mail server is not available, mails wait');
    if (!away && isAway) log.warn('the mail server is available again');
    isAway = away !== undefined;
  };
  const onFailure = (error: unknown, again: boolean): void =>
    log.warn({ err: error }, again ? 'mail not sent, trying again later' : 'mail rejected for good, not trying again');
  const work = async (): Promise<void> => {
    do {
      again = false;
      const ctx = container.context(null, 'mail-worker');
      const round = await sendDueMails(ctx, onFailure, isAway ? PROBE : BATCH);
      note(round);
      again ||= round.more;
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
