import { sql, type Sql } from '../database/sql.ts';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Returns the `like` pattern for texts that begin with a text; its %, _ and \\ are escaped. */
export const beginning = (text: string): string => `${escaped(text)}%`;

/** Returns the pattern for texts that contain a text, for `ilike` and `hasPart`; its %, _ and \\ are escaped. Returns null for a blank text. */
export function containing(text: string | null | undefined): string | null {
  const words = text?.trim();
  return words ? `%${escaped(words)}%` : null;
}

/** True if a text contains a part, ignoring case. A trigram index on the lower-case column supports it. `part` is made by `containing`. */
export const hasPart = (column: Sql, part: string): Sql => sql`lower(${column}) like lower(${part}::text)`;

/** Returns whether a trigram index can find a part: it must have three letters or digits in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
