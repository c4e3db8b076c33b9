import { dayOf } from '../../lib/format/dates.ts';
import { formatSoon } from '../../lib/format/soon.ts';

/** A time of every day at which people meet. */
export interface DailyTime {
  at: string;
  name?: string | null;
}

/** A time to meet at, in the words of a chip. */
export interface Chip {
  label: string;
  at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Who proposes a meeting needs time to get there. */
const SOONEST_MS = 15 * MINUTE_MS;
const MOST_CHIPS = 4;

/** The time of day on the day of a moment, in the time zone of the browser, which is on the campus. */
function onDay(now: number, days: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const date = new Date(now + days * DAY_MS);
  date.setHours(hours, minutes, 0, 0);
  return date;
}

function labelOf({ name }: DailyTime, at: Date, now: number): string {
  if (!name) return formatSoon(at.toISOString(), now);
  return `${dayOf(at) === dayOf(new Date(now)) ? 'Today' : 'Tomorrow'} ${name}`;
}

/** The next of the daily times, today and tomorrow, earliest first. */
export function meetingChips(times: readonly DailyTime[], now = Date.now()): Chip[] {
  const all = [0, 1].flatMap((days) => times.map((time) => ({ time, at: onDay(now, days, time.at) })));
  const ahead = all.filter(({ at }) => at.getTime() - now >= SOONEST_MS).slice(0, MOST_CHIPS);
  return ahead.map(({ time, at }) => ({ label: labelOf(time, at, now), at }));
}

/** A time as the input for date and time writes it, in the time zone of the browser. */
export function inputTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
