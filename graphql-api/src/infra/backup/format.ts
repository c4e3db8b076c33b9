/**
 * A backup is JSON Lines. A line that begins with `{` is a row of the table that was named last; the other lines are arrays whose first member
 * says what they hold. Rows are texts of the database, so that no number passes through JavaScript.
 */

/** What a backup begins with. */
export interface BackupHeader {
  /** Version of this format. */
  format: number;
  /** Time of the snapshot, ISO 8601. */
  takenAt: string;
  /** Names of the migrations that the database had run, in their order. */
  migrations: string[];
  /** Of an export: what the campus was called, and its settings. */
  campus?: ExportedCampus | undefined;
}

/** A campus as another installation can make it again. */
export interface ExportedCampus {
  slug: string;
  name: string;
  emailDomains: string[];
  settings: Record<string, string>;
}

/** One encoded width of a photo, in a backup: hash, width in pixels, bytes as base64. */
type PhotoLine = ['photo', string, number, string];

/** The lines that are no rows. */
export type BackupLine =
  ['campuscart', BackupHeader] | ['table', string, string[]] | ['sequence', string, number] | PhotoLine | ['end', { rows: number; photos: number }];

export const FORMAT = 1;

/** Tables that a backup does not hold as rows: the migrations are in its header, the photos are lines of their own, files of bulk jobs expire. */
export const OTHER_TABLES = ['mikro_orm_migrations', 'photo_files', 'bulk_chunks'];

/** An error whose text is for the person who runs the command. */
export class BackupError extends Error {}

/** Whether a line holds a row. */
export function isRow(line: string): boolean {
  return line.startsWith('{');
}

/** Reads a line that is no row. Throws `BackupError` for anything else. */
export function parseLine(line: string): BackupLine {
  try {
    const parsed = JSON.parse(line) as BackupLine;
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // The error below says what is wrong with the file.
  }
  throw new BackupError('This is not a backup of CampusCart, or it is damaged.');
}
