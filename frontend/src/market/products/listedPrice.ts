import { currency } from '../../lib/texts/college.ts';
import { formatAmount } from '../../lib/format/format.ts';

/** Formats the price of an own listing; rupees as "Rs. 1234.50". */
export const listedPrice = (price: number): string => (currency === 'INR' ? `Rs. ${price.toFixed(2)}` : formatAmount(price));
