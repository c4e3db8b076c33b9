import { dayOf, formatDate, formatTime } from './dates.ts';

const DAY_MS = 86_400_000;
const nearDays: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Formats a time near now for use within a sentence, such as "today 5 pm", "tomorrow 5:30 pm" or "27/11/2026 5 pm", in the browser's time zone. */
export function formatSoon(iso: string, now = Date.now()): string {
  const day = Object.entries(nearDays).find(([, days]) => dayOf(new Date(now + days * DAY_MS)) === dayOf(new Date(iso)))?.[0];
  return `${day ?? formatDate(iso)} ${formatTime(iso).replace(':00', '')}`;
}
