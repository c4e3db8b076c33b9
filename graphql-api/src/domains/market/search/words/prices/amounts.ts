/** Matches "500", "1,500", "1.500", "12.50", "12,50", "₹ 1.5k", "2000 rupees". An amount below ten rupees is more likely a count. */
export const AMOUNT = String.raw`(?:rs\.?|inr|\p{Sc})? ?(\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?(?!\d)|\d[\d,]{0,9}(?:\.\d{1,2})?) ?(k\b)?(?: ?(?:rs\b\.?|rupees|rupaye|bucks|dollars|euros?|pounds|\p{Sc}))?`;

/** Creates a regular expression in which `AMOUNT` stands for an amount, as two groups: its digits, and the "k" of thousands. */
export const pattern = (text: string) => new RegExp(text.replaceAll('AMOUNT', AMOUNT), 'iu');

/** Matches "1.500" and "12,50", as in de-DE: points before groups of three digits, and a comma before the last one or two digits. */
const WITH_COMMA = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/** Returns the value of an amount, given the groups of `pattern`. */
export function amount(digits: string, thousands: string | undefined): number {
  const [, whole, decimals = '0'] = WITH_COMMA.exec(digits) ?? [];
  const plain = whole ? `${whole.replaceAll('.', '')}.${decimals}` : digits.replaceAll(',', '');
  return Number(plain) * (thousands ? 1_000 : 1);
}

/** Price bounds in the currency of the college. */
export interface Bounds {
  minPrice?: number;
  maxPrice?: number;
}

/** A rule that reads bounds from words. */
export interface PriceRule {
  patterns: readonly RegExp[];
  /** Smallest amount that counts as a price. A smaller one is more likely a quantity. */
  least: number;
  boundsOf: (amounts: readonly number[]) => Bounds;
}
