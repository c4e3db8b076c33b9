import type { DatabaseOutage } from '../platform/ports.ts';
import { isDatabaseAway, serviceUnavailable } from '../platform/unavailable.ts';

/** Outages that follow each other within this time are logged as one. */
const LOG_AT_MOST_EVERY_MS = 10_000;

type Warn = (error: unknown, text: string) => void;

/** Logs the start and the end of an outage once each, whatever the number of affected requests. */
export function databaseOutage(warn: Warn): DatabaseOutage & { ended(): void } {
  let isAway = false;
  let loggedAt = -LOG_AT_MOST_EVERY_MS;
  return {
    errorOf: (error) => {
      if (!isDatabaseAway(error)) return error;
      if (!isAway && performance.now() - loggedAt > LOG_AT_MOST_EVERY_MS) {
        isAway = true;
        loggedAt = performance.now();
        warn(error, 'the database is not available');
      }
      return serviceUnavailable();
    },
    ended: () => {
      if (!isAway) return;
      isAway = false;
      warn(undefined, 'the database is available again');
    },
  };
}
