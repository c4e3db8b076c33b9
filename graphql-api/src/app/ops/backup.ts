import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { squashed } from '../../../migrations/baseline/squashed.ts';
import { migrations } from '../../../migrations/index.ts';
import { backupLines, type PhotoCounts } from '../../infra/backup/read.ts';
import { emptySchema, holdsData, isSharedSchema, migrationsOf } from '../../infra/backup/catalog.queries.ts';
import { BackupError, parseLine, type BackupHeader, type ExportedCampus } from '../../infra/backup/format.ts';
import { checkFile, linesOf, writeFileOf } from '../../infra/backup/file.ts';
import { writeLines, type Written } from '../../infra/backup/write.ts';
import { photoStoreError } from '../../infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../../domains/media/photos/photo-codec.ts';
import type { ApplicationContainer } from '../application.ts';

/** Runs `work` with a separate connection. */
export async function withClient<Result>({ database }: ApplicationContainer, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await database.openClient();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sourceOf = ({ infra }: ApplicationContainer, client: Client) => ({ client, photos: infra.photos, widths: PHOTO_WIDTHS });

/** Writes a snapshot of all data and photos to a file. Returns the number of photos in the backup, and the number missing in the photo store. */
export async function backUp(container: ApplicationContainer, path: string, campus?: ExportedCampus): Promise<PhotoCounts> {
  let photos: PhotoCounts = { found: 0, missing: 0 };
  const onPhotos = (counts: PhotoCounts): void => void (photos = counts);
  await withClient(container, (client) => writeFileOf(path, backupLines({ ...sourceOf(container, client), campus, onPhotos })));
  return photos;
}

/** Throws `BackupError` if the photo store of the settings does not work. */
async function assertPhotosFit({ database, infra }: ApplicationContainer): Promise<void> {
  const error = await photoStoreError(infra.settings.photoStore, { db: database.db, widths: PHOTO_WIDTHS, addresses: undefined });
  if (error) throw new BackupError(`Photos cannot be stored: ${error}. Nothing was changed.`);
}

/** Throws `BackupError` if the backup has migrations that this release does not have, or is older than its baseline. */
function assertKnown({ migrations: run }: BackupHeader): void {
  const known = new Set([...squashed, ...migrations.map(({ name }) => name)]);
  const unknown = run.find((name) => !known.has(name));
  if (unknown) throw new BackupError(`The data is of a newer release: its migration ${unknown} is unknown here. Install that release first.`);
  if (run.length === 0) throw new BackupError('The data has no tables of CampusCart.');
  if (!run.includes(migrations[0]!.name)) {
    throw new BackupError('The data is older than release 0.2.0. Restore it with release 0.2.0, and take the backup again.');
  }
}

/** Prepares an empty schema and migrates it to the migrations of the data. Throws `BackupError` if it contains data that may not be overwritten. */
async function prepare({ database }: ApplicationContainer, client: Client, header: BackupHeader, overwrite: boolean): Promise<void> {
  if ((await holdsData(client)) && !overwrite) {
    throw new BackupError('The database holds data. Add --overwrite to delete all of it first.');
  }
  if (await isSharedSchema(client)) {
    throw new BackupError('The first of several campuses cannot be restored in place: the others use its schema. Import the file as another campus.');
  }
  // The tables are recreated no matter which release created them, so that they match the data.
  if ((await migrationsOf(client)).length > 0) await emptySchema(client);
  await database.runMigrationsTo(header.migrations.at(-1)!);
}

async function write(target: ApplicationContainer, header: BackupHeader, lines: AsyncIterable<string>, overwrite: boolean): Promise<Written> {
  return target.database.withoutMigrations(() =>
    withClient(target, async (client) => {
      await prepare(target, client, header, overwrite);
      const written = await writeLines({ client, photos: target.infra.photos }, lines);
      await target.database.runPendingMigrations();
      return written;
    }),
  );
}

/**
 * Returns the header of a file that can be restored here. Throws `BackupError` for a file that is damaged, incomplete, of a newer release, or not a
 * backup.
 */
export async function checkBackup(path: string): Promise<BackupHeader> {
  const header = await checkFile(path);
  assertKnown(header);
  return header;
}

/**
 * Reads a backup into the database and the photo store. A file that is damaged, incomplete or of a newer release, and a photo store that does not
 * work, are rejected before anything changes. So is a database that contains data, unless `overwrite` allows deleting it. Throws `BackupError`.
 */
export async function restore(target: ApplicationContainer, path: string, overwrite: boolean): Promise<Written> {
  const header = await checkBackup(path);
  await assertPhotosFit(target);
  return write(target, header, linesOf(path), overwrite);
}

/** Returns whether photos need not be copied, because both databases use the same photo store outside the database. */
function haveSamePhotos({ infra: source }: ApplicationContainer, { infra: target }: ApplicationContainer): boolean {
  const { photoStore } = source.settings;
  return photoStore.kind !== 'database' && isDeepStrictEqual(photoStore, target.settings.photoStore);
}

/** Copies everything from one database to another, without an intermediate file. Throws `BackupError` as `restore` does. */
export async function copyData(source: ApplicationContainer, target: ApplicationContainer, overwrite: boolean): Promise<Written> {
  return withClient(source, async (client) => {
    const lines = backupLines({ ...sourceOf(source, client), ...(haveSamePhotos(source, target) ? { photos: undefined } : {}) });
    const first = parseLine(String((await lines.next()).value));
    if (first[0] !== 'campuscart') throw new BackupError('The data has no header.');
    assertKnown(first[1]);
    return write(target, first[1], lines, overwrite);
  });
}
