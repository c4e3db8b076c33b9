const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern that finds a text at the beginning; its %, _ and \\ are escaped. */
export const beginning = (text: string): string => `${escaped(text)}%`;

/** The `ilike` pattern that finds a text anywhere; its %, _ and \\ are escaped. Null for a blank text. */
export function containing(text: string | null | undefined): string | null {
  const words = text?.trim();
  return words ? `%${escaped(words)}%` : null;
}
