import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { Product } from '../products/product.entity.ts';
import { CampusSpot } from '../spots/campus-spot.entity.ts';

const p = table(Product, 'p');
const f = table(StoredPhoto, 'f');
const s = table(CampusSpot, 's');

/** Returns what a poster shows of a published listing; undefined if there is none. */
export function listingOfPoster({ db }: Ctx, id: string) {
  const photo = expression<string | null>`${f.hash}`;
  const photoColor = expression<string | null>`${f.color}`;
  const spot = expression<string | null>`${s.name}`;
  return db.one(sql`select ${columns({ name: p.name, price: p.price, photo, photoColor, spot })} from ${p}
    left join ${f} on ${f.id} = ${p.photo} left join ${s} on ${s.id} = ${p.spot} and ${s.removedAt} is null
    where ${p.id} = ${id} and ${p.deletedAt} is null and ${p.isOpen}`);
}
