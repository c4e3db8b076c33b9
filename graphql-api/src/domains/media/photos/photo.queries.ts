import type { Ctx, Db } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table, values } from '../../../platform/database/table.ts';
import { Act } from '../../log/acts/act.entity.ts';
import { Message } from '../../talk/conversations/messages/message.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { Product } from '../../market/products/product.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { CampusMap } from '../../market/spots/map/campus-map.entity.ts';
import { Photo } from '../../market/products/photos/photo.entity.ts';
import { StoredPhoto } from './stored-photo.entity.ts';
import { PhotoUpload } from './uploads/photo-upload.entity.ts';

const p = table(StoredPhoto, 'p');
const excluded = rowsNamed(StoredPhoto, 'excluded');
const u = table(User, 'u');
const l = table(Product, 'l');
const o = table(Order, 'o');
const s = table(Photo, 's');
const m = table(Message, 'm');
const c = table(CampusMap, 'c');
const w = table(PhotoUpload, 'w');
const a = table(Act, 'a');

/**
 * Condition: a photo is unused. No person, listing, order, message or map shows it, no pending listing needs it, and no act that can still be undone
 * keeps it.
 */
const isUnused = sql`not exists (select from ${u} where ${u.picture} = ${p.id})
  and not exists (select from ${l} where ${l.photo} = ${p.id})
  and not exists (select from ${s} where ${s.stored} = ${p.id})
  and not exists (select from ${o} where ${o.photo} = ${p.id})
  and not exists (select from ${m} where ${m.photo} = ${p.id})
  and not exists (select from ${c} where ${c.photo} = ${p.id})
  and not exists (select from ${w} where ${w.photo} = ${p.id})
  and not exists (select from ${a} where ${p.id} = any(${a.photos}))`;

const unused = ({ db }: Ctx, which: Sql) => db.rows(sql`select ${columns({ id: p.id, hash: p.hash })} from ${p} where ${which} and ${isUnused}`);

/** Returns the given photos that nothing shows. */
export const unusedOf = (ctx: Ctx, ids: string[]) => unused(ctx, sql`${p.id} = any(${ids}::bigint[])`);

/** Returns photos that nothing shows and that were uploaded more than a day ago. */
export const unusedForADay = (ctx: Ctx) => unused(ctx, sql`${p.createdAt} < now() - interval '1 day'`);

/** Deletes the given photos that nothing shows. */
export async function deleteUnused({ db }: Ctx, ids: string[]): Promise<void> {
  await db.rows(sql`delete from ${p} where ${p.id} = any(${ids}::bigint[]) and ${isUnused}`);
}

/** Inserts a photo. If one with the same content exists, renews its time and keeps its name. */
export async function upsertPhoto({ db }: Ctx, photo: Pick<StoredPhoto, 'hash' | 'width' | 'height' | 'color' | 'contentHash' | 'lookHash'>) {
  const row = await db.one(sql`insert into ${p} ${values(p, { ...photo, createdAt: sql`now()` })} on conflict (${names(p, 'contentHash')})
    do update set ${assign(p, { createdAt: excluded.createdAt, lookHash: excluded.lookHash })} returning ${columns({ id: p.id, hash: p.hash })}`);
  return row!;
}

/** Returns the hashes of all photos, oldest first. */
export async function photoHashes(db: Db): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ hash: p.hash })} from ${p} order by ${p.id}`);
  return rows.map(({ hash }) => hash);
}
