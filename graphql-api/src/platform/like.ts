/** The `ilike` pattern that finds a text anywhere; its %, _ and \\ are escaped. Null for a blank text. */
export function containing(text: string | null | undefined): string | null {
  const words = text?.trim();
  return words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
}
