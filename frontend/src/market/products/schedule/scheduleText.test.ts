import { describe, expect, it } from 'vitest';
import { endText, fallText, goesBy, type Schedule } from './scheduleText.ts';

const NOW = new Date(2026, 10, 30, 20);
const at = (day: number) => new Date(2026, 10, day, 9).toISOString();
const schedule = (changes: Partial<Schedule>): Schedule => ({
  ...{ __typename: 'PriceSchedule', mustGoBy: at(36), lowestPrice: 500, atEnd: 'FREE', nextPrice: 820, nextFallAt: at(34) },
  ...changes,
});

describe('a falling price', () => {
  it('is shown with the next price and its day: tomorrow, the weekday within a week, or the date', () => {
    const textOf = (day: number) => fallText(900, schedule({ nextFallAt: at(day) }), NOW);
    expect([31, 32, 36, 37].map(textOf)).toEqual([
      '₹900 today, ₹820 tomorrow',
      '₹900 today, ₹820 on Wednesday',
      '₹900 today, ₹820 on Sunday',
      '₹900 today, ₹820 on 7 Dec',
    ]);
  });

  it('ends with free, or with nothing when it no longer falls', () => {
    expect(fallText(500, schedule({ nextPrice: 0 }), NOW)).toBe('₹500 today, free on Friday');
    expect(fallText(500, schedule({ nextPrice: null, nextFallAt: null }), NOW)).toBe('');
  });

  it('states by when the product must go and what happens then', () => {
    expect(goesBy(schedule({}), NOW)).toBe('Goes by Sunday');
    expect(endText(schedule({ atEnd: 'TAKE_DOWN', mustGoBy: at(40) }), NOW)).toBe('Goes by 10 Dec: taken down then');
    expect(endText(schedule({ mustGoBy: at(31) }), NOW)).toBe('Goes by tomorrow: free then');
  });
});
