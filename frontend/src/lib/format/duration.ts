/** Formats hours for readers: in minutes below two hours, in days from two days on. */
export function formatDuration(hours: number): string {
  if (hours < 2) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}
