import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';

const MINUTE_MS = 60_000;

/** Returns the time whose digits in this time zone are the digits of the given time in UTC. */
function shownAsUtc(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() + time.getTimezoneOffset() * MINUTE_MS).toISOString();
}

/** Time in the browser's time zone, which the server does not know. The HTML has the time in UTC until the page is hydrated. */
export function LocalTime({ iso, format }: { iso: string; format: (iso: string) => string }) {
  return format(useIsHydrated() ? iso : shownAsUtc(iso));
}
