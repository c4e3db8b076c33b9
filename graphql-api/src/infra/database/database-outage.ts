import type { DatabaseOutage } from '../../platform/ports.ts';
import { isDatabaseAway, serviceUnavailable } from '../../platform/net/unavailable.ts';

/** Outages within this time of each other are logged as one. */
const LOG_AT_MOST_EVERY_MS = 10_000;

type Warn = (error: unknown, text: string) => void;

/** An outage, as reported by the code that runs statements. */
export interface ReportedOutage extends DatabaseOutage {
  /** Whether a statement failed because of the outage, and none has succeeded since. */
  readonly isAway: boolean;
  /** Whether the database keeps its connections open but does not respond. */
  readonly isSilent: boolean;
  /** Reports that a statement succeeded although `isAway` is true. */
  ended(): void;
  /** Reports that the database keeps its connections open but does not respond, or responds again. */
  setSilent(isSilent: boolean): void;
}

/** For a database whose errors are handled elsewhere, such as a replica. */
export const unreportedOutage: ReportedOutage = {
  isAway: false,
  isSilent: false,
  errorOf: (error) => error,
  check: () => undefined,
  wasSince: () => false,
  ended: () => undefined,
  setSilent: () => undefined,
};

/** Logs the start and the end of an outage once each, regardless of the number of affected requests. */
export function databaseOutage(warn: Warn): ReportedOutage {
  const now = { isAway: false, isSilent: false };
  let loggedAt = -LOG_AT_MOST_EVERY_MS;
  let seenAt = -Infinity;
  const began = (error: unknown): void => {
    seenAt = performance.now();
    if (now.isAway || seenAt - loggedAt <= LOG_AT_MOST_EVERY_MS) return;
    now.isAway = true;
    loggedAt = seenAt;
    warn(error, 'the database is not available');
  };
  return Object.assign(now, {
    errorOf: (error: unknown) => {
      if (!isDatabaseAway(error)) return error;
      began(error);
      return serviceUnavailable();
    },
    check: () => {
      if (!now.isSilent) return;
      seenAt = performance.now();
      throw serviceUnavailable();
    },
    wasSince: (time: number) => seenAt >= time,
    ended: () => {
      now.isAway = false;
      warn(undefined, 'the database is available again');
    },
    setSilent: (isSilent: boolean) => {
      now.isSilent = isSilent;
      if (isSilent) began(new Error('The database does not answer'));
    },
  });
}
