import { Photo } from './photo.entity.ts';
import type { Ctx, Db } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';
import { Product } from '../product.entity.ts';

const f = table(Photo, 'f');
const p = table(Product, 'p');
const s = table(StoredPhoto, 's');
const added = rowsNamed(Photo, 'excluded');

/** Returns the photos of a listing in order. */
export function photosOf({ db }: Ctx, product: string) {
  return db.rows(sql`select ${columns({ id: f.id, stored: f.stored })} from ${f} where ${f.product} = ${product} order by ${f.position}, ${f.id}`);
}

/** Replaces the photos of a listing with stored photos in the given order. The first becomes the cover. A photo that stays keeps its id. */
export async function replacePhotos({ db }: Ctx, product: string, stored: string[]): Promise<void> {
  await db.rows(sql`delete from ${f} where ${f.product} = ${product} and ${f.stored} <> all(${stored}::bigint[])`);
  await db.rows(sql`insert into ${f} (${names(f, 'product', 'stored', 'position')})
    select ${product}::bigint, wanted.id, wanted.place - 1 from unnest(${stored}::bigint[]) with ordinality as wanted (id, place)
    on conflict (${names(f, 'product', 'stored')}) do update set ${assign(f, { position: added.position })}`);
  await db.rows(sql`update ${p} set ${assign(p, { photo: stored[0] ?? null })} where ${p.id} = ${product}`);
}

/** Returns whether a visible listing shows the photo. */
export async function isPhotoOfListing(db: Db, hash: string): Promise<boolean> {
  const row = await db.one(sql`select ${columns({ id: s.id })} from ${s} where ${s.hash} = ${hash} and exists (select from ${p}
    where ${p.deletedAt} is null and (${p.photo} = ${s.id} or exists (select from ${f} where ${f.product} = ${p.id} and ${f.stored} = ${s.id})))`);
  return row !== undefined;
}
