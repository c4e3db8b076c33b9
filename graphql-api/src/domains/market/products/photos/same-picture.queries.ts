import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { columns, table } from '../../../../platform/database/table.ts';
import { StoredPhoto } from '../../../media/photos/stored-photo.entity.ts';
import { Product } from '../product.entity.ts';
import { Photo } from './photo.entity.ts';
import { isPublishedSql } from '../product.queries.ts';

/** Maximum number of differing bits, out of 672, between the hashes of the same picture in another size or encoding (docs/quality.md). */
export const SAME = 64;

const own = table(StoredPhoto, 'own');
const other = table(StoredPhoto, 'other');
const f = table(Photo, 'f');
const p = table(Product, 'p');

/** Returns the oldest listing of another seller that shows a picture which looks like one of these stored photos; usually undefined. */
export function listingWithSamePicture({ db }: Ctx, seller: string, stored: string[]) {
  return db.one(sql`select ${columns({ id: p.id, name: p.name })} from ${own}
    join ${other} on bit_count(${own.lookHash} # ${other.lookHash}) <= ${SAME}
    join ${f} on ${f.stored} = ${other.id}
    join ${p} on ${p.id} = ${f.product}
    where ${own.id} = any(${stored}::bigint[]) and ${p.seller} <> ${seller} and ${isPublishedSql(p)}
    order by ${p.id} limit 1`);
}
