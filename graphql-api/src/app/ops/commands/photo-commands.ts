import { openPhotoStore } from '../../../infra/photos/photo-store.ts';
import { photoHashes } from '../../../domains/media/photos/photo.queries.ts';
import { PHOTO_WIDTHS } from '../../../domains/media/photos/photo-codec.ts';
import type { PhotoStore } from '../../../platform/ports.ts';
import type { PhotoStoreSettings } from '../../../platform/settings/photo-store-settings.ts';
import { otherPhotoStore, type Settings } from '../../../platform/settings/settings.ts';
import type { ApplicationContainer } from '../../application.ts';
import { textOf, withApplication, type Arguments, type Command } from './command.ts';

const text = { type: 'string' } as const;

/** Copies a photo in all its widths and verifies the copy. Returns the number of files. Throws if the other store returns different bytes. */
async function copyPhoto(hash: string, from: PhotoStore, to: PhotoStore): Promise<number> {
  let files = 0;
  for (const width of PHOTO_WIDTHS) {
    const bytes = await from.get(hash, width);
    if (!bytes) continue;
    await to.put(hash, [{ width, bytes }]);
    const stored = await to.get(hash, width);
    if (!stored?.equals(bytes)) throw new Error(`The photo ${hash} was not stored correctly. Nothing was deleted.`);
    files += 1;
  }
  return files;
}

interface Move {
  from: PhotoStoreSettings;
  to: PhotoStoreSettings;
  deleteOld: boolean;
}

/**
 * Copies all photos to another store, and then deletes them from the first one if `deleteOld` is set. Returns the numbers of copied photos and files.
 */
export async function movePhotos(container: ApplicationContainer, { from, to, deleteOld }: Move): Promise<{ photos: number; files: number }> {
  const { db } = container.database;
  const warn = (error: unknown, message: string): void => console.error(error instanceof Error ? `${message}: ${error.message}` : message);
  const parts = { db, widths: PHOTO_WIDTHS, warn };
  const [source, target] = [openPhotoStore(from, parts), openPhotoStore(to, parts)];
  const hashes = await photoHashes(db);
  let files = 0;
  for (const hash of hashes) files += await copyPhoto(hash, source, target);
  if (deleteOld) for (const hash of hashes) await source.remove(hash);
  return { photos: hashes.length, files };
}

/** Returns both stores; undefined unless they differ. */
function storesOf(args: Arguments, settings: Settings): Pick<Move, 'from' | 'to'> | undefined {
  const [to, from] = [textOf(args, 'to'), textOf(args, 'from')];
  if (to === undefined) return undefined;
  const stores = { from: from === undefined ? settings.photoStore : otherPhotoStore(from), to: otherPhotoStore(to) };
  return JSON.stringify(stores.from) === JSON.stringify(stores.to) ? undefined : stores;
}

/** Moves all photos to another store. */
export const photos: Command = {
  usage: 'npm run photos -- move --to database | folder:/path | s3://bucket/prefix?endpoint=https://host&region=name [--from …] [--delete]',
  options: { to: text, from: text, delete: { type: 'boolean' } },
  run: async (args, settings) => {
    const stores = storesOf(args, settings);
    if (!stores || args.rest.join() !== 'move') return undefined;
    const deleteOld = args.values.delete === true;
    const { photos: count, files } = await withApplication(settings, { attach: true }, (container) =>
      movePhotos(container, { ...stores, deleteOld }),
    );
    return `${count} photos (${files} files) were copied. Set PHOTO_STORE to the new store.`;
  },
};
