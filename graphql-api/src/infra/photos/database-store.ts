import type { Db } from '../../platform/context.ts';
import type { PhotoStore } from '../../platform/ports.ts';
import { deletePhotoFiles, insertPhotoFile, photoBytes } from './photo-file.queries.ts';

/** Stores photos in the database, so that one backup includes everything. */
export function databasePhotoStore(db: Db): PhotoStore {
  return {
    put: async (hash, variants) => {
      for (const { width, bytes } of variants) await insertPhotoFile(db, { hash, width, bytes });
    },
    get: (hash, width) => photoBytes(db, hash, width),
    remove: (hash) => deletePhotoFiles(db, hash),
  };
}
