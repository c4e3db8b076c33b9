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

/** An amount of money as people of the college read it, with two decimals where there are any. */
export const amountText = ({ college }: Pick<Settings, 'college'>, amount: number): string => formatOf(college).format(amount);

/** A price: 0 is "free". */
export const priceText = (settings: Pick<Settings, 'college'>, price: number): string => (price === 0 ? 'free' : amountText(settings, price));

/** A time, in milliseconds since 1970, as people of the college read it, in its time zone. */
export const timeText = ({ college, timeZone }: Pick<Settings, 'college' | 'timeZone'>, time: number): string =>
  new Intl.DateTimeFormat(college.locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
