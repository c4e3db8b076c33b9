/** Maximum number of steps of a schedule. */
export const MOST_STEPS = 10;

/** Returns the smallest step between two prices: a whole amount if both prices are whole, so that every step is whole as well. */
const unitOf = (price: number, lowest: number): number => (Number.isInteger(price) && Number.isInteger(lowest) ? 1 : 0.01);

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Returns prices that fall in equal steps down to the lowest price, which is the last. There are at most `most` prices, fewer if a step would be
 * below the smallest unit, and none if the price is not above the lowest.
 */
export function fallingPrices(price: number, lowest: number, most: number): number[] {
  const unit = unitOf(price, lowest);
  const units = Math.round((price - lowest) / unit);
  const count = Math.max(0, Math.min(most, units));
  return Array.from({ length: count }, (_, index) => inCents(lowest + Math.round((units * (count - 1 - index)) / count) * unit));
}

/** A price reduction on a later day. */
export interface PlannedFall {
  /** Number of days after today. */
  day: number;
  price: number;
}

/**
 * Plans the price reductions so that the price is lowest on the day before the last day, which is `lastDay` days after today. The first reduction is
 * tomorrow at the earliest, so that buyers see it coming. The intervals between reductions are equal.
 */
export function plannedFalls(price: number, lowest: number, lastDay: number): PlannedFall[] {
  const days = lastDay - 1;
  const most = fallingPrices(price, lowest, Math.min(days, MOST_STEPS)).length;
  if (most === 0) return [];
  const every = Math.ceil(days / most);
  const count = Math.floor((days - 1) / every) + 1;
  return fallingPrices(price, lowest, count).map((each, index) => ({ day: days - (count - 1 - index) * every, price: each }));
}
