import { locale } from '../texts/college.ts';

let decimal: string | undefined;

/** The sign before decimals in the college's locale. */
function decimalSign(): string {
  decimal ??= new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return decimal;
}

/** "1.500" and "1 500": where a comma begins the decimals, a point before three digits separates thousands. */
const GROUPED = /^-?[1-9]\d{0,2}([.\s]\d{3})+$/;

/** "1,200", "1,20,000" and "1 200": where a point begins the decimals, commas and spaces separate groups of digits. */
const GROUPED_BEFORE_POINT = /^-?[1-9]\d{0,2}([,\s]\d{2,3})*[,\s]\d{3}(\.\d+)?$/;

/** The sign of a currency before or behind an amount. */
const CURRENCY = /^(\p{Sc}|rs\.?)\s*|\s*\p{Sc}$/giu;

/**
 * What was typed, without the sign of a currency and of thousands, and with a point before the decimals: "₹1,200" is 1200, and "1.012,50" is 1012.50 in
 * de-DE.
 */
export function withPoint(given: string): string {
  const typed = given.replace(CURRENCY, '');
  if (decimalSign() === '.') return GROUPED_BEFORE_POINT.test(typed) ? typed.replace(/[,\s]/g, '') : typed;
  const [whole = '', ...decimals] = typed.split(decimalSign());
  const digits = GROUPED.test(whole) ? whole.replace(/[.\s]/g, '') : whole;
  return [digits, ...decimals].join('.');
}

/** A number as one would type it: 1012.5 is "1012,5" in de-DE. */
export const typedNumber = (value: number): string => String(value).replace('.', decimalSign());
