import type { ClientBase } from 'pg';
import type { PhotoStore } from '../../platform/ports.ts';
import { beginReading, commit, rowsOf } from './backup.queries.ts';
import { migrationsOf, photoHashesOf, sequencesOf, tablesOf } from './catalog.queries.ts';
import { FORMAT, type BackupLine, type ExportedCampus } from './format.ts';

const text = (line: BackupLine): string => JSON.stringify(line);

/** Where a backup reads from. */
export interface BackupSource {
  /** A connection that nothing else uses meanwhile. */
  client: ClientBase;
  /** The photos to include; left out, the backup has none. */
  photos: PhotoStore | undefined;
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
  /** The campus that is exported. */
  campus?: ExportedCampus | undefined;
  /** Called at the end: how many photos the backup has, and how many the database names that the store does not have. */
  onPhotos?: (counts: PhotoCounts) => void;
}

/** Photos, each in all its widths. */
export interface PhotoCounts {
  found: number;
  missing: number;
}

/** How many of these photos the database still names. */
async function stillNamed(client: ClientBase, hashes: string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const named = new Set(await photoHashesOf(client));
  return hashes.filter((hash) => named.has(hash)).length;
}

/**
 * The lines of a backup: all tables as one moment saw them, then the photos that they name. Photos are read after the snapshot, because
 * the embedded database has one session; they never change, and one that was removed meanwhile is left out.
 */
export async function* backupLines({ client, photos, widths, campus, onPhotos }: BackupSource): AsyncGenerator<string> {
  let rowCount = 0;
  let photoCount = 0;
  await beginReading(client);
  yield text(['campuscart', { format: FORMAT, takenAt: new Date().toISOString(), migrations: await migrationsOf(client), campus }]);
  for (const table of await tablesOf(client)) {
    yield text(['table', table.name, table.columns]);
    for await (const row of rowsOf(client, table)) {
      rowCount += 1;
      yield row;
    }
  }
  for (const { name, value } of await sequencesOf(client)) yield text(['sequence', name, value]);
  const hashes = photos ? await photoHashesOf(client) : [];
  await commit(client);
  const absent: string[] = [];
  for (const hash of hashes) {
    const before = photoCount;
    for (const width of widths) {
      const bytes = await photos!.get(hash, width);
      if (!bytes) continue;
      photoCount += 1;
      yield text(['photo', hash, width, bytes.toString('base64')]);
    }
    if (photoCount === before) absent.push(hash);
  }
  onPhotos?.({ found: hashes.length - absent.length, missing: await stillNamed(client, absent) });
  yield text(['end', { rows: rowCount, photos: photoCount }]);
}
