import type { Db } from '../platform/context.ts';
import type { PhotoStore } from '../platform/ports.ts';
import { sql } from '../platform/sql.ts';

/** Keeps photos in the database, so that one backup holds everything. */
export function databasePhotoStore(db: Db): PhotoStore {
  return {
    put: async (hash, variants) => {
      for (const { width, bytes } of variants) {
        await db.rows(sql`insert into photo_files (hash, width, bytes) values (${hash}, ${width}, ${bytes}) on conflict do nothing`);
      }
    },
    get: async (hash, width) => {
      const row = await db.one<{ bytes: Buffer }>(sql`select bytes from photo_files where hash = ${hash} and width = ${width}`);
      return row?.bytes;
    },
    remove: async (hash) => void (await db.rows(sql`delete from photo_files where hash = ${hash}`)),
  };
}
