import { PhotoFile } from '../../domains/media/photos/photo-file.entity.ts';
import type { Db } from '../../platform/context.ts';
import { sql } from '../../platform/database/sql.ts';
import { columns, table, values } from '../../platform/database/table.ts';

const f = table(PhotoFile, 'f');

/** Stores a photo in one width, unless it is already stored. */
export async function insertPhotoFile(db: Db, file: PhotoFile): Promise<void> {
  await db.rows(sql`insert into ${f} ${values(f, { ...file })} on conflict do nothing`);
}

/** Returns the bytes of a photo in one width; undefined if it is not stored. */
export async function photoBytes(db: Db, hash: string, width: number): Promise<Buffer | undefined> {
  return (await db.one(sql`select ${columns({ bytes: f.bytes })} from ${f} where ${f.hash} = ${hash} and ${f.width} = ${width}`))?.bytes;
}

/** Deletes all widths of a photo. */
export async function deletePhotoFiles(db: Db, hash: string): Promise<void> {
  await db.rows(sql`delete from ${f} where ${f.hash} = ${hash}`);
}
