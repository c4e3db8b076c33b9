import { fromAbsolute, parseTime, toCalendarDate, toCalendarDateTime, toZoned, type Time } from '@internationalized/date';
import { clockText } from '../../lib/format/dates.ts';

/** Time of day at which people usually meet. */
export interface DailyTime {
  at: string;
  name?: string | null;
}

/** Time for a meeting, with the label of its chip. */
export interface Chip {
  label: string;
  at: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Minimum time between now and a proposed meeting, so that the proposer can get there. */
const SOONEST_MS = 15 * MINUTE_MS;
const MOST_CHIPS = 4;

/** Returns the label of a chip. A time without a name is shown as "5 pm". */
function labelOf({ name }: DailyTime, { hour, minute }: Time, days: number): string {
  return `${days === 0 ? 'Today' : 'Tomorrow'} ${name ?? clockText(hour, minute).replace(':00', '')}`;
}

/** Returns the next of the daily times, today and tomorrow in the given time zone, earliest first. */
export function meetingChips(times: readonly DailyTime[], timeZone: string, now = Date.now()): Chip[] {
  const today = toCalendarDate(fromAbsolute(now, timeZone));
  const all = [0, 1].flatMap((days) =>
    times.map((time): Chip => {
      const clock = parseTime(time.at);
      return { label: labelOf(time, clock, days), at: toZoned(toCalendarDateTime(today.add({ days }), clock), timeZone).toDate() };
    }),
  );
  return all.filter(({ at }) => at.getTime() - now >= SOONEST_MS).slice(0, MOST_CHIPS);
}

/** Returns the next full hour by the clock of this device that leaves the minimum time. */
export function nextHour(now = Date.now()): Date {
  const time = new Date(now + SOONEST_MS + HOUR_MS - 1);
  time.setMinutes(0, 0, 0);
  return time;
}

/** Returns whether the clock of this device differs from that of a time zone. */
export const isElsewhere = (timeZone: string, now = Date.now()): boolean =>
  fromAbsolute(now, timeZone).offset !== -new Date(now).getTimezoneOffset() * MINUTE_MS;

/** Formats a time for the `datetime-local` input, in the browser's time zone. */
export function inputTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
