import { currency, locale } from '../texts/college.ts';

/**
 * Formats an amount of rupees with Indian grouping. Does not use Intl.NumberFormat, because creating one took as long as evaluating the rest of the
 * application.
 */
function formatRupees(amount: number): string {
  const [whole = '', fraction] = amount.toFixed(2).split('.');
  const lakhs = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  return `₹${lakhs && `${lakhs},`}${whole.slice(-3)}${fraction === '00' ? '' : `.${fraction}`}`;
}

let otherFormat: Intl.NumberFormat | undefined;

/** Formats an amount of money, such as ₹1,23,456 or ₹499.50, with two decimals if there are any. */
export function formatAmount(amount: number): string {
  if (currency === 'INR' && locale === 'en-IN') return formatRupees(amount);
  const fraction = { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' } as const;
  otherFormat ??= new Intl.NumberFormat(locale, { style: 'currency', currency, ...fraction });
  return otherFormat.format(amount);
}

/** Formats a price; 0 is "Free". */
export function formatPrice(price: number): string {
  return price === 0 ? 'Free' : formatAmount(price);
}

/** Returns the first `length` characters of a text, with an ellipsis if it was cut. Characters are never split. */
export function preview(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  // Without a trailing full stop or comma.
  return `${characters
    .slice(0, length)
    .join('')
    .replace(/[\s.,;:…]+$/u, '')}…`;
}

const AGES = [
  [60 * 24 * 30, 'month'],
  [60 * 24, 'day'],
  [60, 'h'],
  [1, 'min'],
] as const;

/** Returns how long ago a time was, such as "5 min ago", "2 h ago", "3 days ago", "1 month ago". */
export function formatAge(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - new Date(iso).getTime()) / 60_000);
  const [length, unit] = AGES.find(([length]) => minutes >= length) ?? [];
  if (!length) return 'just now';
  const count = Math.floor(minutes / length);
  // Non-breaking spaces keep the text on one line.
  return `${length >= 60 * 24 ? plural(count, unit) : `${count} ${unit}`} ago`.replaceAll(' ', '\u00a0');
}

/** Returns a count with its noun: "1 product", "3 products". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
