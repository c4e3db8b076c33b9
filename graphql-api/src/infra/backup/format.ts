/**
 * A backup is JSON Lines. A line that begins with `{` is a row of the most recently named table. Other lines are arrays whose first member states
 * their kind. Rows are texts from the database, so that numbers are not converted by JavaScript.
 */

/** Header of a backup. */
export interface BackupHeader {
  /** Version of this format. */
  format: number;
  /** Time of the snapshot, ISO 8601. */
  takenAt: string;
  /** Names of the applied migrations of the database, in order. */
  migrations: string[];
  /** For an export: name and settings of the campus. */
  campus?: ExportedCampus | undefined;
}

/** Facts with which another installation can recreate a campus. */
export interface ExportedCampus {
  slug: string;
  name: string;
  emailDomains: string[];
  settings: Record<string, string>;
}

/** A photo in one width in a backup: hash, width in pixels, bytes as base64. */
type PhotoLine = ['photo', string, number, string];

/** Lines that are not rows. */
export type BackupLine =
  ['campuscart', BackupHeader] | ['table', string, string[]] | ['sequence', string, number] | PhotoLine | ['end', { rows: number; photos: number }];

export const FORMAT = 1;

/** Tables that a backup does not contain as rows: migrations are in its header, photos have their own lines, and files of bulk jobs expire. */
export const OTHER_TABLES = ['mikro_orm_migrations', 'photo_files', 'bulk_chunks'];

/** An error with a text for the user of the command. */
export class BackupError extends Error {}

/** Returns whether a line contains a row. */
export function isRow(line: string): boolean {
  return line.startsWith('{');
}

/** Reads a line that is not a row. Throws `BackupError` for anything else. */
export function parseLine(line: string): BackupLine {
  try {
    const parsed = JSON.parse(line) as BackupLine;
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // The error below says what is wrong with the file.
  }
  throw new BackupError('This is not a backup of CampusCart, or it is damaged.');
}
