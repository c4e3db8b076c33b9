import { formatPrice } from './format.ts';

/** Formats a range of whole amounts, such as "₹220 to ₹310"; a single amount if both are the same. */
export function priceSpan({ lower, upper }: { lower: number; upper: number }): string {
  const [from, to] = [formatPrice(Math.round(lower)), formatPrice(Math.round(upper))];
  return from === to ? from : `${from} to ${to}`;
}
