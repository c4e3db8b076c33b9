import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { BATCH, MAIL_QUEUED, PROBE, sendDueMails, urgentMailQueued, type SendingRound } from '../../domains/notify/mail/mail.service.ts';
import { isServiceUnavailable } from '../../platform/net/unavailable.ts';
import type { ApplicationContainer } from '../application.ts';

/** Mails that failed, or were written by another process, are looked for this often. */
const LOOK_EVERY_MS = 3_000;
/** Pause between two batches, in milliseconds, so that many mails do not slow down requests. A busy process takes the longer one. */
const REST_MS = 250;
const BUSY_REST_MS = 1_000;
/** The share of its time that a busy process computes. */
const BUSY = 0.6;

/** How long the worker pauses after a batch, by the share of the time since the last one that the process computed. */
export const restAfter = (utilization: number): number => (utilization > BUSY ? BUSY_REST_MS : REST_MS);

/** The share of its time that this process computed since the last call. */
function utilizationMeter(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

type Needed = Pick<ApplicationContainer, 'context'> & { infra: Pick<ApplicationContainer['infra'], 'pubsub'> };

class MailWorker {
  private stopped = false;
  private running: Promise<void> | undefined;
  private again = false;
  /** Whether somebody waits for a mail that was queued since the last round. */
  private isUrgent = false;
  private isAway = false;
  private pause: AbortController | undefined;
  private readonly utilization = utilizationMeter();

  constructor(
    private readonly context: ApplicationContainer['context'],
    private readonly log: Logger,
    private readonly rest: typeof restAfter,
  ) {}

  /** Starts a round, or another one after the running one. An urgent mail ends the pause. */
  wake(isUrgent: boolean): void {
    if (this.stopped) return;
    this.isUrgent ||= isUrgent;
    if (isUrgent) this.pause?.abort();
    this.again = this.running !== undefined;
    this.running ??= this.work()
      .catch((error: unknown) => this.failed(error))
      .finally(() => {
        this.running = undefined;
        // One that was queued since the last round looked.
        if (this.again) this.wake(false);
      });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause?.abort();
    await this.running;
  }

  private async work(): Promise<void> {
    do {
      this.again = this.isUrgent = false;
      const round = await sendDueMails(this.context(null, 'mail-worker'), this.onFailure, this.isAway ? PROBE : BATCH);
      this.note(round);
      this.again ||= round.more;
      const rest = this.rest(this.utilization());
      if (this.again && !this.isUrgent) await this.pauseFor(rest);
    } while (this.again && !this.stopped);
  }

  private async pauseFor(ms: number): Promise<void> {
    if (this.stopped) return;
    this.pause = new AbortController();
    await wait(ms, undefined, { signal: this.pause.signal }).catch(() => undefined);
    this.pause = undefined;
  }

  /** Logs the beginning and the end of an outage, not each mail that waits for its end. */
  private note({ tried, away }: SendingRound): void {
    if (tried === 0) return;
    if (away && !this.isAway) this.log.warn({ err: away }, 'the mail server is not available, mails wait');
    if (!away && this.isAway) this.log.warn('the mail server is available again');
    this.isAway = away !== undefined;
  }

  private readonly onFailure = (error: unknown, again: boolean): void =>
    this.log.warn({ err: error }, again ? 'mail not sent, trying again later' : 'mail rejected for good, not trying again');

  /** The next round tries again; an outage of the database is logged once and elsewhere. */
  private failed(error: unknown): void {
    if (!isServiceUnavailable(error)) this.log.error({ err: error }, 'mail worker');
  }
}

/** Sends mails in the background: at once when one was committed, and every few seconds for those that wait. */
export function startMailWorker({ context, infra }: Needed, log: Logger, rest = restAfter): () => Promise<void> {
  const worker = new MailWorker(context, log, rest);
  const timer = setInterval(() => worker.wake(false), LOOK_EVERY_MS);
  const queued = infra.pubsub.subscribe(MAIL_QUEUED);
  const follow = async (): Promise<void> => {
    for await (const { id } of queued) worker.wake(id === urgentMailQueued.id);
  };
  follow().catch((error: unknown) => log.error({ err: error }, 'mail worker no longer hears of new mails'));
  worker.wake(false);
  return async () => {
    clearInterval(timer);
    await queued.return();
    await worker.stop();
  };
}
