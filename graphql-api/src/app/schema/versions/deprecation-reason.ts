/** When something of the schema was deprecated, and when it is deleted: days, as 2027-11-27. */
export interface DeprecationDates {
  since: string;
  deletionDate: string;
}

const DATES = /\(since (?<since>\d{4}-\d{2}-\d{2}), deletionDate (?<deletionDate>\d{4}-\d{2}-\d{2})\)$/;

/**
 * The dates that a reason of `@deprecated` ends with, as in "Use `data`. (since 2026-11-27, deletionDate 2027-11-27)"; undefined for one without them, which
 * `npm run lint` rejects.
 */
export function datesOf(reason: string): DeprecationDates | undefined {
  const groups = DATES.exec(reason)?.groups;
  return groups && { since: groups['since']!, deletionDate: groups['deletionDate']! };
}
