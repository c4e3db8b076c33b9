/** Dates at which an element of the schema was deprecated and will be deleted, such as 2027-11-27. */
export interface DeprecationDates {
  since: string;
  deletionDate: string;
}

const DATES = /\(since (?<since>\d{4}-\d{2}-\d{2}), deletionDate (?<deletionDate>\d{4}-\d{2}-\d{2})\)$/;

/**
 * Returns the dates at the end of a `@deprecated` reason, as in "Use `data`. (since 2026-11-27, deletionDate 2027-11-27)"; undefined for a reason
 * without them, which `npm run lint` rejects.
 */
export function datesOf(reason: string): DeprecationDates | undefined {
  const groups = DATES.exec(reason)?.groups;
  return groups && { since: groups['since']!, deletionDate: groups['deletionDate']! };
}
