/** The pattern for `ilike` that finds a text anywhere: its own %, _ and \\ stand for themselves. Null for a blank text. */
export function containing(text: string | null | undefined): string | null {
  const words = text?.trim();
  return words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
}
