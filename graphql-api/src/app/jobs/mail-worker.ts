import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { BATCH, MAIL_QUEUED, PROBE, sendDueMails, urgentMailQueued, type SendingRound } from '../../domains/notify/mail/mail.service.ts';
import type { LiveEvent } from '../../platform/ports.ts';
import type { ApplicationContainer } from '../application.ts';
import { startQueueWorker, type Queue } from './queue-worker.ts';

/** Interval for finding emails that failed or that another process wrote. */
const LOOK_EVERY_MS = 3_000;
/** Pause between two batches, in milliseconds, so that many emails do not slow down requests. A busy process uses the longer pause. */
const REST_MS = 250;
const BUSY_REST_MS = 1_000;
/** Share of computing time from which a process counts as busy. */
const BUSY = 0.6;

/** Returns how long the worker pauses after a batch, depending on the share of time that the process has computed since the last batch. */
export const restAfter = (utilization: number): number => (utilization > BUSY ? BUSY_REST_MS : REST_MS);

/** Returns a function that returns the share of time that this process has computed since the last call. */
function utilizationMeter(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

type Needed = Pick<ApplicationContainer, 'context'> & { infra: Parameters<typeof startQueueWorker>[1] };

/** Sends batches of emails. Logs the start and the end of a mail server outage instead of each delayed email. */
function sender(context: ApplicationContainer['context'], log: Logger): Pick<Queue, 'round' | 'isBlocked'> {
  let isAway = false;
  const note = ({ tried, away }: SendingRound): void => {
    if (tried === 0) return;
    if (away && !isAway) log.warn({ err: away }, 'the mail server is not available, mails wait');
    if (!away && isAway) log.warn('the mail server is available again');
    isAway = away !== undefined;
  };
  const onFailure = (err: unknown, again: boolean): void =>
    log.warn({ err }, again ? 'mail not sent, trying again later' : 'mail rejected for good, not trying again');
  return {
    round: async () => {
      const round = await sendDueMails(context(null, 'mail-worker'), onFailure, isAway ? PROBE : BATCH);
      note(round);
      return round.more;
    },
    isBlocked: () => isAway,
  };
}

/** Sends emails in the background: at once when one is committed, and every few seconds for pending emails. */
export function startMailWorker({ context, infra }: Needed, log: Logger, rest = restAfter): () => Promise<void> {
  const utilization = utilizationMeter();
  const queue = {
    name: 'mail worker',
    topic: MAIL_QUEUED,
    lookEveryMs: LOOK_EVERY_MS,
    ...sender(context, log),
    restMs: () => rest(utilization()),
    isUrgent: ({ id }: LiveEvent) => id === urgentMailQueued.id,
  };
  return startQueueWorker(queue, infra, log);
}
