import { currency, locale } from '../texts/college.ts';

/** Returns the plural name of the currency, such as "Indian rupees". */
export function currencyName(): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
