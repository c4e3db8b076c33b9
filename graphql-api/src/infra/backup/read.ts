import type { ClientBase } from 'pg';
import type { PhotoStore } from '../../platform/ports.ts';
import { beginReading, commit, rowsOf } from './backup.queries.ts';
import { migrationsOf, photoHashesOf, sequencesOf, tablesOf } from './catalog.queries.ts';
import { FORMAT, type BackupLine } from './format.ts';

const text = (line: BackupLine): string => JSON.stringify(line);

/** Where a backup reads from. */
export interface BackupSource {
  /** A connection that nothing else uses meanwhile. */
  client: ClientBase;
  /** The photos to include; left out, the backup has none. */
  photos: PhotoStore | undefined;
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
}

/**
 * The lines of a backup: all tables as one moment saw them, then the photos that they name. Photos are read after the snapshot, because
 * the embedded database has one session; they never change, and one that was removed meanwhile is left out.
 */
export async function* backupLines({ client, photos, widths }: BackupSource): AsyncGenerator<string> {
  let rowCount = 0;
  let photoCount = 0;
  await beginReading(client);
  yield text(['campuscart', { format: FORMAT, takenAt: new Date().toISOString(), migrations: await migrationsOf(client) }]);
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
  for (const hash of hashes) {
    for (const width of widths) {
      const bytes = await photos!.get(hash, width);
      if (!bytes) continue;
      photoCount += 1;
      yield text(['photo', hash, width, bytes.toString('base64')]);
    }
  }
  yield text(['end', { rows: rowCount, photos: photoCount }]);
}
