import { currency, locale } from '../texts/college.ts';

/** What several of the currency are called, such as "Indian rupees". */
export function currencyName(): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
