import { formatDate } from '../../../lib/format/dates.ts';

/** Returns the last day of a season as text. For a season that ends at midnight this is the day before. */
export const lastDayOf = (endsAt: string): string => formatDate(new Date(Date.parse(endsAt) - 1).toISOString());
