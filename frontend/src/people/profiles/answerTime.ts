import { plural } from '../../lib/format/format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Within which time a person usually answers, rounded up to what one would say; the minutes are the median. */
export function answerTime(minutes: number): string {
  if (minutes <= HOUR) return 'within an hour';
  if (minutes <= DAY) return `within ${plural(Math.ceil(minutes / HOUR), 'hour')}`;
  return `within ${plural(Math.ceil(minutes / DAY), 'day')}`;
}
