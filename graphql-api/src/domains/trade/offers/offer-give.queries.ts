import type { Ctx } from '../../../platform/context.ts';
import { sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, names, table } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { isReservedSql } from '../../market/products/availability/reserved.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { OfferGive } from './offer-give.entity.ts';
import type { Offer } from './offer.entity.ts';

const g = table(OfferGive, 'g');
const p = table(Product, 'p');

/** Returns the listings that an offer gives, in the order in which they were named. */
export async function givesOf({ db }: Ctx, offer: string): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ product: g.product })} from ${g} where ${g.offer} = ${offer} order by ${g.id}`);
  return rows.map(({ product }) => product);
}

/** Returns the listings that a user can give to another user now. */
export async function givable({ db }: Ctx, ids: readonly string[], giver: string, receiver: string): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ id: p.id })} from ${p}
    where ${p.id} = any(${[...ids]}::bigint[]) and ${p.seller} = ${giver} and ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock}
      and (${p.reservedFor} = ${receiver} or not ${isReservedSql(p)})`);
  return rows.map(({ id }) => id);
}

/** Stores the listings that a new offer gives. */
export async function insertGives({ db }: Ctx, offer: string, products: readonly string[]): Promise<void> {
  await db.rows(sql`insert into ${g} (${names(g, 'offer', 'product')})
    select ${offer}::bigint, given.id from unnest(${[...products]}::bigint[]) with ordinality as given (id, place) order by given.place`);
}

/** True if an offer gives one of these listings and none of it is left. */
export const givesGoneSql = (t: Pick<Columns<Offer>, 'id'>, products: readonly string[]): Sql =>
  sql`exists (select from ${g} join ${p} on ${p.id} = ${g.product}
    where ${g.offer} = ${t.id} and ${g.product} = any(${[...products]}::bigint[]) and (${p.deletedAt} is not null or not ${p.inStock}))`;
