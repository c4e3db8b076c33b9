import { locale } from '../texts/college.ts';

let decimal: string | undefined;

/** Returns the decimal sign of the college's locale. */
function decimalSign(): string {
  decimal ??= new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return decimal;
}

/** Matches "1.500" and "1 500". In locales with a decimal comma, a point before three digits separates thousands. */
const GROUPED = /^-?[1-9]\d{0,2}([.\s]\d{3})+$/;

/** Matches "1,200", "1,20,000" and "1 200". In locales with a decimal point, commas and spaces separate groups of digits. */
const GROUPED_BEFORE_POINT = /^-?[1-9]\d{0,2}([,\s]\d{2,3})*[,\s]\d{3}(\.\d+)?$/;

/** Matches a currency sign before or after an amount. */
const CURRENCY = /^(\p{Sc}|rs\.?)\s*|\s*\p{Sc}$/giu;

/**
 * Returns typed text without currency signs and thousands separators, and with a decimal point: "₹1,200" becomes "1200", and "1.012,50" becomes
 * "1012.50" in de-DE.
 */
export function withPoint(given: string): string {
  const typed = given.replace(CURRENCY, '');
  if (decimalSign() === '.') return GROUPED_BEFORE_POINT.test(typed) ? typed.replace(/[,\s]/g, '') : typed;
  const [whole = '', ...decimals] = typed.split(decimalSign());
  const digits = GROUPED.test(whole) ? whole.replace(/[.\s]/g, '') : whole;
  return [digits, ...decimals].join('.');
}

/** Returns a number as a user would type it: 1012.5 is "1012,5" in de-DE. */
export const typedNumber = (value: number): string => String(value).replace('.', decimalSign());
