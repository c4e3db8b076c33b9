import * as z from 'zod/mini';
import { dayOf } from '../../../lib/format/dates.ts';
import { setPriceScheduleInput } from '../../../gql/forms.ts';
import { typedNumber } from '../../../lib/format/typedNumber.ts';
import type { PriceScheduleEnd, SetPriceScheduleInput } from '../../../gql/graphql.ts';

/** Typed values of a price schedule. Without a date the price stays the same. */
export interface MustGo {
  /** Date as YYYY-MM-DD in the browser's time zone. */
  by: string;
  lowestPrice: string;
  atEnd: PriceScheduleEnd;
}

export const staysAsItIs: MustGo = { by: '', lowestPrice: '', atEnd: 'FREE' };

/** Range of the date in days from today, and the hour of that day at which the schedule ends. Prices also fall at that hour. */
const [FIRST_DAY, LAST_DAY, HOUR] = [2, 60, 9];

const inDays = (days: number, now: Date) => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));

/** Returns the first and the last date that can be chosen. */
export const dates = (now = new Date()) => ({ min: inDays(FIRST_DAY, now), max: inDays(LAST_DAY, now) });

const { lowestPrice: amount } = z.pick(setPriceScheduleInput, { lowestPrice: true }).shape;

/** Returns the typed lowest price as a number; 0 if it is invalid. */
export const lowestOf = ({ lowestPrice }: Pick<MustGo, 'lowestPrice'>): number => z.safeParse(amount, lowestPrice).data ?? 0;

/** Returns the error message of the values; undefined if they are valid. */
function errorOf({ by, lowestPrice }: MustGo): string | undefined {
  if (by === '') return undefined;
  const { min, max } = dates();
  if (by < min || by > max) return `Choose a date that is ${FIRST_DAY} to ${LAST_DAY} days from today`;
  return z.safeParse(amount, lowestPrice).error?.issues[0]?.message;
}

/** Schema of the form value for a price schedule. */
export const mustGoRule = z.custom<MustGo>().check((context) => {
  const message = errorOf(context.value);
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
});

/** Returns the form value for the schedule of a listing. */
export const mustGoOf = (schedule: { mustGoBy: string; lowestPrice: number; atEnd: PriceScheduleEnd } | null): MustGo =>
  schedule === null ? staysAsItIs : { by: dayOf(new Date(schedule.mustGoBy)), lowestPrice: typedNumber(schedule.lowestPrice), atEnd: schedule.atEnd };

/** Returns the input to send; null if the price stays the same. */
export function scheduleInput(productId: string, { by, lowestPrice, atEnd }: MustGo): SetPriceScheduleInput | null {
  if (by === '') return null;
  const at = new Date(`${by}T00:00`);
  at.setHours(HOUR);
  return { productId, mustGoBy: at.toISOString(), lowestPrice: lowestOf({ lowestPrice }), atEnd };
}
