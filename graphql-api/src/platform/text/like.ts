import { sql, type Sql } from '../database/sql.ts';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The `like` pattern that finds a text at the beginning; its %, _ and \\ are escaped. */
export const beginning = (text: string): string => `${escaped(text)}%`;

/** The pattern that finds a text anywhere, for `ilike` and `hasPart`; its %, _ and \\ are escaped. Null for a blank text. */
export function containing(text: string | null | undefined): string | null {
  const words = text?.trim();
  return words ? `%${escaped(words)}%` : null;
}

/** Whether a text has a part, whatever the case of its letters: an index of trigrams on the lower case of the column serves it. `part` is made by `containing`. */
export const hasPart = (column: Sql, part: string): Sql => sql`lower(${column}) like lower(${part}::text)`;

/** Whether an index of trigrams finds a part: it has three letters or digits in a row. */
export const hasTrigram = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
