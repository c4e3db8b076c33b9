import { isId } from '../platform/ids.ts';
import { allOf, sql, type Sql } from '../platform/sql.ts';
import { table } from '../platform/table.ts';
import { Category } from '../categories/category.entity.ts';
import { newestFirst, type Columns, type OrderKey } from '../read/mapping.ts';
import { connection, list, one, type Page, type QuerySource } from '../read/query-source.ts';
import { Product } from './product.entity.ts';
import { ProductSort, type ProductFilter } from './product.inputs.ts';
import type { SearchPlan } from '../search/search-plan.ts';
import { allWordsFirst, bestMatchFirst, matching } from './search.queries.ts';

const k = table(Category, 'k');

type Row = Columns<Product>;

/** An upper price bound that leaves everything in, on REST too. */
const NO_UPPER_BOUND = 99_999;

function priceConditions(t: Row, { minPrice, maxPrice }: ProductFilter): Sql[] {
  const conditions: Sql[] = [];
  if (minPrice != null) conditions.push(sql`${t.price} >= ${minPrice}::numeric`);
  if (maxPrice != null && maxPrice < NO_UPPER_BOUND) {
    // Bounds are whole rupees with a gap between ranges; 499.50 belongs to the range that ends at 499.
    const below = Number.isInteger(maxPrice) ? sql`${t.price} < ${maxPrice + 1}::numeric` : sql`${t.price} <= ${maxPrice}::numeric`;
    conditions.push(below);
  }
  return conditions;
}

function conditions(t: Row, filter: ProductFilter): Sql {
  const parts = priceConditions(t, filter);
  const categoryIds = filter.categoryIds?.filter(isId) ?? [];
  if (filter.categoryIds?.length) parts.push(sql`${t.category} = any(${categoryIds}::bigint[])`);
  if (filter.conditions?.length) parts.push(sql`${t.condition} = any(${filter.conditions}::text[])`);
  if (filter.ids != null) parts.push(sql`${t.id} = any(${filter.ids.filter(isId)}::bigint[])`);
  if (filter.sellerId != null) parts.push(isId(filter.sellerId) ? sql`${t.seller} = ${filter.sellerId}` : sql`false`);
  if (filter.inStock != null) parts.push(filter.inStock ? t.inStock : sql`not ${t.inStock}`);
  return allOf(parts);
}

const IN_STOCK_FIRST: OrderKey<Product>[] = [{ by: (t) => t.inStock, type: 'boolean', desc: true }];
const prices = (desc: boolean): OrderKey<Product>[] => [{ by: (t) => t.price, type: 'numeric', desc }];

/** What is sold out comes last, except in the list of one seller; in a search by relevance after what matches as well. */
function orderOf(sort: ProductSort, search: SearchPlan | undefined, { sellerId }: ProductFilter): OrderKey<Product>[] {
  const newest = newestFirst as OrderKey<Product>[];
  const stockFirst = sellerId == null ? IN_STOCK_FIRST : [];
  if (search && sort === ProductSort.RELEVANCE) return [...bestMatchFirst({ stockFirst }), ...newest];
  const own = sort === ProductSort.PRICE_ASC || sort === ProductSort.PRICE_DESC ? prices(sort === ProductSort.PRICE_DESC) : [];
  return [...(search ? [allWordsFirst] : []), ...stockFirst, ...own, ...newest];
}

/** Which products are wanted, and in which order; `search` is the plan of the filter's own. */
interface Wanted {
  filter: ProductFilter;
  search: SearchPlan | undefined;
  findsNothing: boolean;
  sort: ProductSort;
}

const wanted = ({ filter, search, findsNothing, sort }: Wanted) => ({
  from: search && matching(search),
  // A cursor of one search is none of another.
  origin: search?.typed,
  where: (t: Row) => (findsNothing ? sql`false` : conditions(t, filter)),
  order: orderOf(sort, search, filter),
});

/** How many products are listed, from the counts that are kept with the categories. */
const KEPT_TOTAL = sql`select coalesce(sum(${k.productCount}), 0) from ${k}`;

const isUnfiltered = (filter: ProductFilter) => Object.values(filter).every((value) => value == null || (Array.isArray(value) && value.length === 0));

/** A page of the products that a filter wants. */
export function productPage(spec: Wanted, page: Page): QuerySource {
  return connection<Product>(Product, { ...wanted(spec), page, total: isUnfiltered(spec.filter) ? KEPT_TOTAL : undefined });
}

/** The products that a filter wants, by numbers instead of cursors. */
export function productRange(spec: Wanted, range: { limit: number; offset: number }): QuerySource {
  return list<Product>(Product, { ...wanted(spec), ...range });
}

/** Some products by id, in the order given. */
export function productsByIds(ids: string[]): QuerySource {
  return list<Product>(Product, {
    where: (t) => sql`${t.id} = any(${ids}::bigint[])`,
    order: [{ by: (t) => sql`array_position(${ids}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}

/** One product by id; with the scope `detail` signed-in viewers read its seller's contact data. */
export function productById(id: string, scope?: 'detail'): QuerySource {
  return one<Product>(Product, { where: (t) => sql`${t.id} = ${id}`, scope });
}
