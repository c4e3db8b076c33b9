import { formatDate } from '../../../lib/format/dates.ts';

/** The last day of a season as text: of one that ends at midnight it is the day before. */
export const lastDayOf = (endsAt: string): string => formatDate(new Date(Date.parse(endsAt) - 1).toISOString());
