import { plural } from '../../lib/format/format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns how soon a person usually answers, in words. Takes the median in minutes and rounds it up. */
export function answerTime(minutes: number): string {
  if (minutes <= HOUR) return 'within an hour';
  if (minutes <= DAY) return `within ${plural(Math.ceil(minutes / HOUR), 'hour')}`;
  return `within ${plural(Math.ceil(minutes / DAY), 'day')}`;
}
