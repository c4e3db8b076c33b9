/** Returns the start of a date (YYYY-MM-DD) in the browser's time zone, plus a number of days, as an ISO time; null for anything else. */
export function startOf(date: string | null, daysLater = 0): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
  if (!day) return null;
  return new Date(Number(year), Number(month) - 1, Number(day) + daysLater).toISOString();
}

/** Returns the date of a time in the browser's time zone, as YYYY-MM-DD. */
export function dayOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const two = (part: number) => String(part).padStart(2, '0');

/** Formats a time as DD/MM/YYYY HH:mm in the browser's time zone. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Formats a time of day as h:mm am/pm. */
export const clockText = (hours: number, minutes: number): string => `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'am' : 'pm'}`;

/** Formats a time as h:mm am/pm in the browser's time zone. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return clockText(date.getHours(), date.getMinutes());
}

/** Formats a time as DD/MM/YYYY in the browser's time zone. */
export function formatDate(iso: string): string {
  return formatDateTime(iso).slice(0, 10);
}
