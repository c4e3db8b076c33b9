import type { Ctx } from '../../../platform/context.ts';
import { allOf, expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { list, type QuerySource } from '../../../read/query-source.ts';
import { notBlockedByViewer } from '../../market/products/availability/offered.queries.ts';
import { Product } from '../../market/products/product.entity.ts';
import { ProductSort } from '../../market/products/product.inputs.ts';
import { conditionsOf, type Wanted } from '../../market/products/product-list.queries.ts';
import { newestRanked } from '../../market/search/broad-search.queries.ts';
import { bandOf, isExact } from '../../market/search/product-search.queries.ts';
import { isFound } from '../../market/search/search.queries.ts';
import { BoughtPerk, Perk } from './bought-perk.entity.ts';

const b = table(BoughtPerk, 'b');
const x = table(Product, 'x');

const isActive = sql`${b.perk} = ${Perk.BOOST} and ${b.endedAt} is null and ${b.endsAt} > now()`;

/** Returns the active boosts. */
export function activeBoosts({ db }: Pick<Ctx, 'db'>) {
  return db.rows(sql`select ${columns({ id: b.id, product: b.product, user: b.user, turn: b.turn })} from ${b} where ${isActive}`);
}

/** Adds to the counts of boosts. */
export async function addCounts({ db }: Ctx, counts: readonly { id: string; shown: number; opened: number }[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as added (id bigint, shown int, opened int)`;
  // Locks in the order of the ids, so that two processes do not deadlock.
  await db.rows(sql`with locked as (select ${b.id} as id from ${b} join ${rows} on added.id = ${b.id} order by ${b.id} for no key update)
    update ${b} set turn = ${b.turn} + added.shown, shown = ${b.shown} + added.shown, opened = ${b.opened} + added.opened
    from locked join ${rows} on added.id = locked.id where ${b.id} = locked.id`);
}

/** Returns the conditions of a list that do not depend on the viewer. */
function conditionOf({ filter }: Wanted): Sql {
  const { category, price, condition, stock } = conditionsOf(x, filter);
  return allOf([sql`${x.deletedAt} is null and ${x.isOpen} and ${x.inStock}`, ...category, ...price, ...condition, ...stock]);
}

/**
 * Returns those of the given listings that belong to a list and match its search as well as its best results do: by relevance in the same band,
 * otherwise with all words. For a broad search, the newest listings are compared, as in the list itself.
 */
export async function fitting({ db }: Ctx, wanted: Wanted, products: readonly string[]): Promise<string[]> {
  const { search, sort } = wanted;
  const isIn = conditionOf(wanted);
  const ids = sql`${x.id} = any(${[...products]}::bigint[])`;
  const id = expression<string>`fits.id::text`;
  if (!search) {
    const found = await db.rows(sql`select ${columns({ id })} from (select ${x.id} from ${x} where ${isIn} and ${ids}) fits`);
    return found.map((row) => row.id);
  }
  const rows = search.found === null ? sql`${x}` : newestRanked;
  const isMatch = sql`${isFound(x, search)} and ${isExact(search)} and ${isIn}`;
  const isBest =
    sort === ProductSort.RELEVANCE
      ? sql`fits.band = (select max(band) from candidate) and not exists (select from ${rows} where ${isMatch} and ${bandOf(search)} > fits.band)`
      : sql`true`;
  const found =
    await db.rows(sql`with candidate as materialized (select ${x.id} as id, ${bandOf(search)} as band from ${x} where ${ids} and ${isMatch})
    select ${columns({ id })} from candidate fits where ${isBest}`);
  return found.map((row) => row.id);
}

/** Returns listings by id in the given order, without those of sellers whom the viewer blocked. */
export function boostedByIds(ids: readonly string[]): QuerySource {
  return list<Product>(Product, {
    where: (t) => sql`${t.id} = any(${[...ids]}::bigint[]) and ${t.isOpen} and ${t.inStock} and ${notBlockedByViewer(t)}`,
    order: [{ by: (t) => sql`array_position(${[...ids]}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}
