/** The most steps of a schedule. */
export const MOST_STEPS = 10;

/** The smallest difference between two prices: a whole amount where both prices are whole, so that the steps are too. */
const unitOf = (price: number, lowest: number): number => (Number.isInteger(price) && Number.isInteger(lowest) ? 1 : 0.01);

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * The prices of equal steps from a price down to the lowest, which is the last of them. There are at most `most`, and fewer where a step would be
 * less than the smallest difference; none where the price is not above the lowest.
 */
export function fallingPrices(price: number, lowest: number, most: number): number[] {
  const unit = unitOf(price, lowest);
  const units = Math.round((price - lowest) / unit);
  const count = Math.max(0, Math.min(most, units));
  return Array.from({ length: count }, (_, index) => inCents(lowest + Math.round((units * (count - 1 - index)) / count) * unit));
}

/** A fall of the price on a later day. */
export interface PlannedFall {
  /** How many days after today. */
  day: number;
  price: number;
}

/**
 * The falls of a price that must be the lowest on the day before the last, `lastDay` days after today. The first is tomorrow at the earliest, so that buyers
 * see it coming, and the days between two falls are equal.
 */
export function plannedFalls(price: number, lowest: number, lastDay: number): PlannedFall[] {
  const days = lastDay - 1;
  const most = fallingPrices(price, lowest, Math.min(days, MOST_STEPS)).length;
  if (most === 0) return [];
  const every = Math.ceil(days / most);
  const count = Math.floor((days - 1) / every) + 1;
  return fallingPrices(price, lowest, count).map((each, index) => ({ day: days - (count - 1 - index) * every, price: each }));
}
