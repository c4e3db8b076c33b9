import type { Ctx } from '../platform/context.ts';
import { sql, type Sql } from '../platform/sql.ts';
import { assign, columns, names, table, values } from '../platform/table.ts';
import { Order } from '../orders/order.entity.ts';
import { Product } from '../products/product.entity.ts';
import { User } from '../users/user.entity.ts';
import { Photo } from './photo.entity.ts';

const p = table(Photo, 'p');
const u = table(User, 'u');
const l = table(Product, 'l');
const o = table(Order, 'o');

/** True of photos that no person, listing or order shows. */
const isUnused = sql`not exists (select from ${u} where ${u.picture} = ${p.id})
  and not exists (select from ${l} where ${l.photo} = ${p.id})
  and not exists (select from ${o} where ${o.photo} = ${p.id})`;

const unused = ({ db }: Ctx, which: Sql) => db.rows(sql`select ${columns({ id: p.id, hash: p.hash })} from ${p} where ${which} and ${isUnused}`);

/** Those of these photos that nothing shows. */
export const unusedOf = (ctx: Ctx, ids: string[]) => unused(ctx, sql`${p.id} = any(${ids}::bigint[])`);

/** Photos that nothing shows and that were uploaded more than a day ago. */
export const unusedForADay = (ctx: Ctx) => unused(ctx, sql`${p.createdAt} < now() - interval '1 day'`);

/** Deletes those of these photos that nothing shows. */
export async function deleteUnused({ db }: Ctx, ids: string[]): Promise<void> {
  await db.rows(sql`delete from ${p} where ${p.id} = any(${ids}::bigint[]) and ${isUnused}`);
}

/** Inserts a photo, or renews the time of the one with the same content. Returns its id. */
export async function upsertPhoto({ db }: Ctx, photo: Pick<Photo, 'hash' | 'width' | 'height' | 'color'>): Promise<string> {
  const row = await db.one(sql`insert into ${p} ${values(p, photo)}
    on conflict (${names(p, 'hash')}) do update set ${assign(p, { createdAt: sql`now()` })} returning ${columns({ id: p.id })}`);
  return row!.id;
}
