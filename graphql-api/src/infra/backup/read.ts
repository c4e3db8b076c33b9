import type { ClientBase } from 'pg';
import type { PhotoStore } from '../../platform/ports.ts';
import { beginReading, commit, rowsOf } from './backup.queries.ts';
import { migrationsOf, photoHashesOf, sequencesOf, tablesOf } from './catalog.queries.ts';
import { FORMAT, type BackupLine, type ExportedCampus } from './format.ts';

const text = (line: BackupLine): string => JSON.stringify(line);

/** Source of a backup. */
export interface BackupSource {
  /** A connection that nothing else uses at the same time. */
  client: ClientBase;
  /** Photos to include. If left out, the backup contains no photos. */
  photos: PhotoStore | undefined;
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
  /** Campus that is exported. */
  campus?: ExportedCampus | undefined;
  /** Called at the end with the number of photos in the backup, and the number of photos that the database references but the store lacks. */
  onPhotos?: (counts: PhotoCounts) => void;
}

/** Numbers of photos; all widths of a photo count as one. */
export interface PhotoCounts {
  found: number;
  missing: number;
}

/** Returns how many of these photos the database still references. */
async function stillNamed(client: ClientBase, hashes: string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const named = new Set(await photoHashesOf(client));
  return hashes.filter((hash) => named.has(hash)).length;
}

/**
 * Returns the lines of a backup: a snapshot of all tables, followed by the photos that they reference. Photos are read after the snapshot, because
 * the embedded database has only one session. Photos never change; a photo that was removed in the meantime is left out.
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
