import { locale } from '../texts/college.ts';

let decimal: string | undefined;

/** The sign before decimals in the college's locale. */
function decimalSign(): string {
  decimal ??= new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return decimal;
}

/** "1.500" and "1 500": where a comma begins the decimals, a point before three digits separates thousands. */
const GROUPED = /^-?[1-9]\d{0,2}([.\s]\d{3})+$/;

/** What was typed, with a point before the decimals, where the college's locale writes another sign: "1.012,50" is 1012.50 in de-DE. */
export function withPoint(typed: string): string {
  if (decimalSign() === '.') return typed;
  const [whole = '', ...decimals] = typed.split(decimalSign());
  const digits = GROUPED.test(whole) ? whole.replace(/[.\s]/g, '') : whole;
  return [digits, ...decimals].join('.');
}

/** A number as one would type it: 1012.5 is "1012,5" in de-DE. */
export const typedNumber = (value: number): string => String(value).replace('.', decimalSign());
