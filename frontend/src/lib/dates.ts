/** The beginning of a date (YYYY-MM-DD) in the browser's time zone, or of a day some days later, as an ISO time; null for anything else. */
export function startOf(date: string | null, daysLater = 0): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
  if (!day) return null;
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater).toISOString();
}

/** The date of a time in the browser's time zone, as YYYY-MM-DD. */
export function dayOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
