import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table, values } from '../../../../platform/database/table.ts';
import { StoredPhoto } from '../stored-photo.entity.ts';
import { PhotoUpload } from './photo-upload.entity.ts';

/** Number of hours for which an upload can be used. docs/api.md states it. */
const USABLE_HOURS = 24;
/**
 * Number of hours for which an upload is stored. Longer than it can be used, because a listing that uses it at the last moment may still be in
 * progress.
 */
const KEPT_HOURS = USABLE_HOURS + 1;

const u = table(PhotoUpload, 'u');
const p = table(StoredPhoto, 'p');
const excluded = rowsNamed(PhotoUpload, 'excluded');

/** Inserts an upload, or renews the time of an upload of the same picture. Returns its id and its expiry. */
export async function putUpload({ db }: Ctx, user: string, photo: string): Promise<{ id: string; expiresAt: Date }> {
  const row = await db.one(sql`insert into ${u} ${values(u, { user, photo, createdAt: sql`now()` })} on conflict (${names(u, 'user', 'photo')})
    do update set ${assign(u, { createdAt: excluded.createdAt })} returning ${columns({ id: u.id, createdAt: u.createdAt })}`);
  const { id, createdAt } = row!;
  return { id, expiresAt: new Date(Date.parse(createdAt) + USABLE_HOURS * 3_600_000) };
}

/** Returns the pictures of the given uploads that the user made and can still use. */
export async function usableUploads({ db }: Ctx, user: string, ids: readonly string[]): Promise<{ id: string; photo: string; hash: string }[]> {
  return db.rows(sql`select ${columns({ id: u.id, photo: u.photo, hash: p.hash })} from ${u} join ${p} on ${p.id} = ${u.photo}
    where ${u.user} = ${user} and ${u.id} = any(${[...ids]}::bigint[]) and ${u.createdAt} > now() - make_interval(hours => ${USABLE_HOURS}::int)`);
}

/** Deletes uploads that can no longer be used. */
export async function deleteOldUploads({ db }: Ctx): Promise<void> {
  await db.rows(sql`delete from ${u} where ${u.createdAt} < now() - make_interval(hours => ${KEPT_HOURS}::int)`);
}

/** Deletes the uploads of a user and returns their photos. */
export async function deleteUploadsOf({ db }: Ctx, user: string): Promise<string[]> {
  const rows = await db.rows(sql`delete from ${u} where ${u.user} = ${user} returning ${columns({ photo: u.photo })}`);
  return rows.map(({ photo }) => photo);
}
