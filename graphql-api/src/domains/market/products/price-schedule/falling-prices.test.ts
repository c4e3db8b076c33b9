import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallingPrices, MOST_STEPS, plannedFalls } from './falling-prices.ts';

const cents = fc.integer({ min: 0, max: 99_999_999 }).map((amount) => amount / 100);

describe('the steps of a falling price', () => {
  it('are equal, and whole numbers if both prices are', () => {
    expect(fallingPrices(900, 500, 5)).toEqual([820, 740, 660, 580, 500]);
    expect(fallingPrices(1000, 300, 3)).toEqual([767, 533, 300]);
    expect(fallingPrices(1000, 0.5, 2)).toEqual([500.25, 0.5]);
  });

  it('are fewer if a step would be less than the smallest difference, and there are none without a difference', () => {
    expect(fallingPrices(12, 10, 10)).toEqual([11, 10]);
    expect(fallingPrices(10, 10, 10)).toEqual([]);
    expect(fallingPrices(9, 10, 10)).toEqual([]);
  });

  it('start tomorrow at the earliest, reach the lowest price on the day before the date, and are the same number of days apart', () => {
    expect(plannedFalls(900, 500, 6)).toEqual([820, 740, 660, 580, 500].map((price, index) => ({ day: index + 1, price })));
    expect(plannedFalls(900, 500, 2)).toEqual([{ day: 1, price: 500 }]);
    expect(plannedFalls(100, 0, 20).map(({ day }) => day)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
    expect(plannedFalls(12, 10, 10)).toEqual([
      { day: 4, price: 11 },
      { day: 9, price: 10 },
    ]);
  });

  it('are strictly decreasing, at most ten and evenly spaced, for any prices and date', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 2, max: 60 }), (one, other, lastDay) => {
        const [price, lowest] = [Math.max(one, other), Math.min(one, other)];
        const falls = plannedFalls(price, lowest, lastDay);
        const prices = [price, ...falls.map((each) => each.price)];
        const gaps = falls.slice(1).map(({ day }, index) => day - falls[index]!.day);
        expect(prices.every((each, index) => index === 0 || each < prices[index - 1]!)).toBe(true);
        expect(new Set(gaps).size).toBeLessThanOrEqual(1);
        expect(falls.length).toBeLessThanOrEqual(MOST_STEPS);
        if (price > lowest) expect([falls[0]!.day >= 1, falls.at(-1)]).toEqual([true, { day: lastDay - 1, price: lowest }]);
        else expect(falls).toEqual([]);
      }),
    );
  });
});
