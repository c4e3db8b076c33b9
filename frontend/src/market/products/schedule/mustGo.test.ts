import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dates, mustGoOf, mustGoRule, scheduleInput, staysAsItIs, type MustGo } from './mustGo.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 26, 13) }));
afterEach(() => vi.useRealTimers());

const wish = (changes: Partial<MustGo>): MustGo => ({ by: '2026-12-04', lowestPrice: '500', atEnd: 'TAKE_DOWN', ...changes });
const errorOf = (value: MustGo) => z.safeParse(mustGoRule, value).error?.issues[0]?.message;

describe('the must-go date', () => {
  it('is 2 to 60 days ahead with a lowest price, and without it nothing else is required', () => {
    expect(dates()).toEqual({ min: '2026-11-28', max: '2027-01-25' });
    expect([wish({}), staysAsItIs, wish({ by: '', lowestPrice: 'x' })].map(errorOf)).toEqual([undefined, undefined, undefined]);
    expect(errorOf(wish({ by: '2026-11-27' }))).toBe('Choose a date that is 2 to 60 days from today');
    expect(errorOf(wish({ by: '2027-01-26' }))).toBe('Choose a date that is 2 to 60 days from today');
    expect(errorOf(wish({ lowestPrice: '' }))).toBe('Enter a price');
  });

  it('is sent as 9 a.m. of that day and shown again as that day', () => {
    const input = scheduleInput('7', wish({}))!;
    expect(input).toEqual({ productId: '7', mustGoBy: new Date(2026, 11, 4, 9).toISOString(), lowestPrice: 500, atEnd: 'TAKE_DOWN' });
    expect(mustGoOf({ mustGoBy: input.mustGoBy, lowestPrice: 500, atEnd: 'TAKE_DOWN' })).toEqual(wish({}));
    expect(scheduleInput('7', staysAsItIs)).toBeNull();
    expect(mustGoOf(null)).toEqual(staysAsItIs);
  });
});
