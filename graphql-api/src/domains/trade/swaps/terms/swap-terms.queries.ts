import type { Ctx } from '../../../../platform/context.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { names, table, values } from '../../../../platform/database/table.ts';
import { Product } from '../../../market/products/product.entity.ts';
import { criteriaValues, fitsSql, type Criteria } from '../../../market/saved-searches/criteria.queries.ts';
import { newestFirst, type Columns } from '../../../../read/mapping.ts';
import { list, type QuerySource } from '../../../../read/query-source.ts';
import { SwapTerms } from '../../../market/products/availability/swap-terms.entity.ts';
import { SwapWant } from './swap-want.entity.ts';

const t = table(SwapTerms, 't');
const w = table(SwapWant, 'w');
const p = table(Product, 'p');

/** What the seller of a listing would take, as entered and as it is compared with listings. */
export interface Want {
  category: string | null;
  words: string | null;
  criteria: Criteria;
}

/** Deletes the terms of a locked listing and its wants. */
export async function dropTerms({ db }: Ctx, product: string): Promise<void> {
  await db.rows(sql`delete from ${w} where ${w.product} = ${product}`);
  await db.rows(sql`delete from ${t} where ${t.product} = ${product}`);
}

/** Stores the terms of a locked listing that has none. */
export async function insertTerms(
  { db }: Ctx,
  terms: { product: string; topUpMax: number; topUpMin: number },
  wants: readonly Want[],
): Promise<void> {
  await db.rows(sql`insert into ${t} ${values(t, terms)}`);
  for (const { category, words, criteria } of wants) {
    const added = criteriaValues(w, criteria);
    await db.rows(sql`insert into ${w} (${names(w, 'product', 'category', 'words')}, ${added.names})
      values (${terms.product}, ${category}, ${words}, ${added.values})`);
  }
}

/** Returns the newest available listings of a user that fit what the seller of a listing would take for it; 50 at most. */
export function listingsThatFit(product: string, user: string): QuerySource {
  const isWanted = (of: Columns<Product>) => sql`exists (select from ${w} where ${w.product} = ${product} and ${fitsSql(of, w)})`;
  return list<Product>(Product, {
    where: (of) => sql`${of.seller} = ${user} and ${of.deletedAt} is null and ${of.isOpen} and ${of.inStock} and ${isWanted(of)}`,
    order: newestFirst,
    limit: 50,
  });
}

/** Deletes the swap terms of a user who leaves. */
export async function deleteTermsOf({ db }: Ctx, user: string): Promise<void> {
  const own = sql`(select ${p.id} from ${p} where ${p.seller} = ${user})`;
  await db.rows(sql`delete from ${w} where ${w.product} in ${own}`);
  await db.rows(sql`delete from ${t} where ${t.product} in ${own}`);
}
