import * as z from 'zod/mini';
import { dayOf } from '../../../lib/format/dates.ts';
import { setPriceScheduleInput } from '../../../gql/forms.ts';
import { typedNumber } from '../../../lib/format/typedNumber.ts';
import type { PriceScheduleEnd, SetPriceScheduleInput } from '../../../gql/graphql.ts';

/** By when a thing must go, as it is typed. Without a date its price stays. */
export interface MustGo {
  /** YYYY-MM-DD in the time zone of the browser. */
  by: string;
  lowestPrice: string;
  atEnd: PriceScheduleEnd;
}

export const staysAsItIs: MustGo = { by: '', lowestPrice: '', atEnd: 'FREE' };

/** How many days ahead the date may be, and the hour of that day at which the thing goes: the one at which prices fall. */
const [FIRST_DAY, LAST_DAY, HOUR] = [2, 60, 9];

const inDays = (days: number, now: Date) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));

/** The first and the last date that can be chosen. */
export const dates = (now = new Date()) => ({ min: inDays(FIRST_DAY, now), max: inDays(LAST_DAY, now) });

const { lowestPrice: amount } = z.pick(setPriceScheduleInput, { lowestPrice: true }).shape;

/** The lowest price, where it is typed as one. */
export const lowestOf = ({ lowestPrice }: Pick<MustGo, 'lowestPrice'>): number => z.safeParse(amount, lowestPrice).data ?? 0;

/** What is wrong with it; undefined for nothing. */
function errorOf({ by, lowestPrice }: MustGo): string | undefined {
  if (by === '') return undefined;
  const { min, max } = dates();
  if (by < min || by > max) return `Choose a date that is ${FIRST_DAY} to ${LAST_DAY} days from today`;
  return z.safeParse(amount, lowestPrice).error?.issues[0]?.message;
}

/** The value of a form that says by when a thing must go. */
export const mustGoRule = z.custom<MustGo>().check((context) => {
  const message = errorOf(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
});

/** The value for the schedule that a listing has. */
export const mustGoOf = (schedule: { mustGoBy: string; lowestPrice: number; atEnd: PriceScheduleEnd } | null): MustGo =>
  schedule === null ? staysAsItIs : { by: dayOf(new Date(schedule.mustGoBy)), lowestPrice: typedNumber(schedule.lowestPrice), atEnd: schedule.atEnd };

/** What is sent; null where the price stays. */
export function scheduleInput(productId: string, { by, lowestPrice, atEnd }: MustGo): SetPriceScheduleInput | null {
  if (by === '') return null;
  const at = new Date(`${by}T00:00`);
  at.setHours(HOUR);
  return { productId, mustGoBy: at.toISOString(), lowestPrice: lowestOf({ lowestPrice }), atEnd };
}
