import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';

const MINUTE_MS = 60_000;

/** The time whose digits in this time zone are those of the given time in UTC. */
function shownAsUtc(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() + time.getTimezoneOffset() * MINUTE_MS).toISOString();
}

/** A time in the browser's time zone. The server does not know it: its HTML has the time in UTC until the page is hydrated. */
export function LocalTime({ iso, format }: { iso: string; format: (iso: string) => string }) {
  return format(useIsHydrated() ? iso : shownAsUtc(iso));
}
