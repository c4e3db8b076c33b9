import { formatPrice } from './format.ts';

/** "₹220 to ₹310", with whole amounts; one of them where both are the same. */
export function priceSpan({ lower, upper }: { lower: number; upper: number }): string {
  const [from, to] = [formatPrice(Math.round(lower)), formatPrice(Math.round(upper))];
  return from === to ? from : `${from} to ${to}`;
}
