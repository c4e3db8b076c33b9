import { fromAbsolute, parseTime, toCalendarDate, toCalendarDateTime, toZoned, type Time } from '@internationalized/date';
import { clockText } from '../../lib/format/dates.ts';

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
const HOUR_MS = 60 * MINUTE_MS;
/** Who proposes a meeting needs time to get there. */
const SOONEST_MS = 15 * MINUTE_MS;
const MOST_CHIPS = 4;

/** What a chip says: a time without a name as "5 pm". */
function labelOf({ name }: DailyTime, { hour, minute }: Time, days: number): string {
  return `${days === 0 ? 'Today' : 'Tomorrow'} ${name ?? clockText(hour, minute).replace(':00', '')}`;
}

/** The next of the daily times of a time zone, today and tomorrow there, earliest first. */
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

/** The next full hour by the clock of this device that leaves time to get there. */
export function nextHour(now = Date.now()): Date {
  const time = new Date(now + SOONEST_MS + HOUR_MS - 1);
  time.setMinutes(0, 0, 0);
  return time;
}

/** Whether the clock of this device shows another time than that of a time zone. */
export const isElsewhere = (timeZone: string, now = Date.now()): boolean =>
  fromAbsolute(now, timeZone).offset !== -new Date(now).getTimezoneOffset() * MINUTE_MS;

/** A time as the input for date and time writes it, in the time zone of the browser. */
export function inputTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
