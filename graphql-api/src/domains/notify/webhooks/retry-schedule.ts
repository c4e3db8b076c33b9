const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before the second, third … attempt; the last one is repeated. */
const WAITS = [5, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** After so long without success a webhook is failing, in seconds. */
const GIVE_UP_AFTER = 72 * HOUR;
/** Waits differ by so much of themselves, so that what failed together is not sent again together. */
const SPREAD = 0.2;

/**
 * Seconds until the next attempt; null when there is none. `tries` counts those that failed, `since` the seconds since the first one,
 * `atLeast` what the receiver asked for, and `random` is from 0 to 1.
 */
export function secondsUntilNext(
  { tries, since, atLeast = 0 }: { tries: number; since: number; atLeast?: number },
  random = Math.random(),
): number | null {
  const wait = WAITS[Math.min(tries, WAITS.length) - 1]! * (1 - SPREAD + 2 * SPREAD * random);
  const seconds = Math.max(Math.round(wait), atLeast);
  return since + seconds > GIVE_UP_AFTER ? null : seconds;
}
