import { dayOf } from '../../../lib/format/dates.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import type { ProductCardFragment } from '../../../gql/graphql.ts';

/** Price schedule of a listing. */
export type Schedule = NonNullable<ProductCardFragment['priceSchedule']>;

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Formats the day of a time in the browser's time zone: "today", "tomorrow", a weekday within a week, and "4 Dec" later. */
function dayText(iso: string, now: Date): { day: string; isNear: boolean } {
  const time = new Date(iso);
  const away = Math.round((Date.parse(dayOf(time)) - Date.parse(dayOf(now))) / DAY_MS);
  if (away <= 1) return { day: away === 1 ? 'tomorrow' : 'today', isNear: true };
  const form: Intl.DateTimeFormatOptions = away < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'short' };
  return { day: new Intl.DateTimeFormat('en-GB', form).format(time), isNear: false };
}

/** Formats a day for use after a verb: "tomorrow", "on Friday". */
function onDay(iso: string, now: Date): string {
  const { day, isNear } = dayText(iso, now);
  return isNear ? day : `on ${day}`;
}

/** Returns the text for the end of a schedule: "Goes by Friday", "Goes by 4 Dec". */
export const goesBy = ({ mustGoBy }: Schedule, now = new Date()): string => `Goes by ${dayText(mustGoBy, now).day}`;

/** Returns the current and the next price, such as "₹900 today, ₹820 on Friday"; empty if the price does not fall any more. */
export function fallText(price: number, { nextPrice, nextFallAt }: Schedule, now = new Date()): string {
  if (nextPrice === null || nextFallAt === null) return '';
  const next = nextPrice === 0 ? 'free' : formatPrice(nextPrice);
  return `${formatPrice(price)} today, ${next} ${onDay(nextFallAt, now)}`;
}

/** Returns what happens at the end of a schedule, such as "Goes by Friday: free then". */
export const endText = (schedule: Schedule, now = new Date()): string =>
  `${goesBy(schedule, now)}: ${schedule.atEnd === 'FREE' ? 'free then' : 'taken down then'}`;

/** Returns the whole text of a schedule, such as "₹900 today, ₹820 on Friday. Goes by Sunday: free then". */
export const fullText = (price: number, schedule: Schedule, now = new Date()): string =>
  [fallText(price, schedule, now), endText(schedule, now)].filter(Boolean).join('. ');
