import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../platform/database/table.ts';
import { User } from '../../people/users/user.entity.ts';
import { Photo } from '../products/photos/photo.entity.ts';
import { Product } from '../products/product.entity.ts';

const p = table(Product, 'p');
const f = table(Photo, 'f');
const u = table(User, 'u');

/**
 * Takes down all listings of a user, erases the descriptions and detaches the photos. Returns the ids of the listings, of their photos and of the
 * user's picture.
 */
export async function takeDownListings({ db }: Ctx, userId: string): Promise<{ products: string[]; photos: string[] }> {
  await db.rows(sql`select from ${p} where ${p.seller} = ${userId} order by ${p.id} for no key update`);
  const products = await db.rows(sql`update ${p} set ${assign(p, { deletedAt: sql`now()` })}
    where ${p.seller} = ${userId} and ${p.deletedAt} is null returning ${columns({ id: p.id })}`);
  const photos = await db.rows<{ id: string }>(sql`select ${p.photo} as id from ${p} where ${p.seller} = ${userId} and ${p.photo} is not null
    union select ${f.stored} from ${f} join ${p} on ${p.id} = ${f.product} where ${p.seller} = ${userId}
    union select ${u.picture} from ${u} where ${u.id} = ${userId} and ${u.picture} is not null`);
  await db.rows(sql`update ${p} set ${assign(p, { photo: null, description: '' })} where ${p.seller} = ${userId}`);
  await db.rows(sql`delete from ${f} using ${p} where ${p.id} = ${f.product} and ${p.seller} = ${userId}`);
  return { products: products.map(({ id }) => id), photos: photos.map(({ id }) => id) };
}

/** Takes down all listings of a user but keeps the photos. Returns the listings. */
export function hideListings({ db }: Ctx, userId: string) {
  return db.rows(sql`update ${p} set ${assign(p, { deletedAt: sql`now()` })}
    where ${p.seller} = ${userId} and ${p.deletedAt} is null returning ${columns({ id: p.id })}`);
}
