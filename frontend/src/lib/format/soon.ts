import { dayOf, formatDate, formatTime } from './dates.ts';

const DAY_MS = 86_400_000;
const nearDays: Readonly<Record<string, number>> = { Yesterday: -1, Today: 0, Tomorrow: 1 };

/** A time near now, such as "Today 5 pm", "Tomorrow 5:30 pm" or "27/11/2026 5 pm", in the browser's time zone. */
export function formatSoon(iso: string, now = Date.now()): string {
  const day = Object.entries(nearDays).find(([, days]) => dayOf(new Date(now + days * DAY_MS)) === dayOf(new Date(iso)))?.[0];
  return `${day ?? formatDate(iso)} ${formatTime(iso).replace(':00', '')}`;
}
