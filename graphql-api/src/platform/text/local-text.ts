import type { CollegeSettings } from '../settings/college-settings.ts';
import type { Settings } from '../settings/settings.ts';

const formats = new WeakMap<CollegeSettings, Intl.NumberFormat>();

function formatOf(college: CollegeSettings): Intl.NumberFormat {
  const known = formats.get(college);
  if (known) return known;
  const { locale, currency } = college;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(college, made);
  return made;
}

/** Returns an amount of money in the college's format, with two decimals if it is not whole. */
export const amountText = ({ college }: Pick<Settings, 'college'>, amount: number): string => formatOf(college).format(amount);

/** Returns a price; 0 is "free". */
export const priceText = (settings: Pick<Settings, 'college'>, price: number): string => (price === 0 ? 'free' : amountText(settings, price));

/** Returns a time, in milliseconds since 1970, in the format and time zone of the college. */
export const timeText = ({ college, timeZone }: Pick<Settings, 'college' | 'timeZone'>, time: number): string =>
  new Intl.DateTimeFormat(college.locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
