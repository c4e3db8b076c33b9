import { canSql } from '../../../access/policy.ts';
import { isId } from '../../../platform/database/ids.ts';
import { allOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { courseCodesSql, hasIsbnSql, listingsForSql } from '../courses/course.queries.ts';
import { isbn13 } from '../courses/isbn.ts';
import { isInSeasonSql } from '../spots/seasons/in-season.queries.ts';
import { Category } from '../categories/category.entity.ts';
import { newestFirst, type Columns, type OrderKey } from '../../../read/mapping.ts';
import { connection, list, type Page, type QuerySource, type SourceFields } from '../../../read/query-source.ts';
import { longestUnchangedFirst, timeConditions } from '../../../read/times.ts';
import { Product } from './product.entity.ts';
import { ProductSort, type ProductFilter } from './product.inputs.ts';
import type { SearchPlan } from '../search/search-plan.ts';
import { isOpenToSwapSql } from './availability/open-to-swap.queries.ts';
import { notBlockedByViewer, notOfferedCount, notOfferedCountOf } from './availability/offered.queries.ts';
import { isFound } from '../search/search.queries.ts';
import { broadMatching, firstOfBroadMatching } from '../search/broad-search.queries.ts';
import { allWordsFirst, bestMatchFirst, isExact, matching } from '../search/product-search.queries.ts';

const k = table(Category, 'k');
const x = table(Product, 'x');

type Row = Columns<Product>;
/** The columns that a filter looks at. */
type Conditioned = Pick<
  Row,
  'id' | 'category' | 'price' | 'condition' | 'seller' | 'inStock' | 'isOpen' | 'isbn' | 'search' | 'spot' | 'createdAt' | 'updatedAt'
>;

/** An upper price bound that leaves everything in, on REST too. */
const NO_UPPER_BOUND = 99_999;

function priceConditions(t: Pick<Row, 'price'>, { minPrice, maxPrice }: ProductFilter): Sql[] {
  const conditions: Sql[] = [];
  if (minPrice != null) conditions.push(sql`${t.price} >= ${minPrice}::numeric`);
  if (maxPrice != null && maxPrice < NO_UPPER_BOUND) {
    // Bounds are whole numbers with a gap between ranges; 499.50 belongs to the range that ends at 499.
    const below = Number.isInteger(maxPrice) ? sql`${t.price} < ${maxPrice + 1}::numeric` : sql`${t.price} <= ${maxPrice}::numeric`;
    conditions.push(below);
  }
  return conditions;
}

/** The profile of a blocked seller still shows what there is. Paused and expired listings are found by id, and in the seller's own list. */
function offered(t: Conditioned, { ids, sellerId }: ProductFilter): Sql[] {
  if (sellerId != null) return [sql`(${t.isOpen} or ${canSql('product:edit', t)})`];
  return ids == null ? [t.isOpen, notBlockedByViewer(t)] : [notBlockedByViewer(t)];
}

/** The listings for courses, and those of a book: what their sellers say of them, and what their text says. */
function courseConditions(t: Pick<Row, 'id' | 'isbn' | 'search'>, { courseCodes, isbn }: ProductFilter): Sql[] {
  const conditions: Sql[] = [];
  if (courseCodes?.length) conditions.push(sql`${t.id} in ${listingsForSql(courseCodesSql(courseCodes))}`);
  if (isbn != null) conditions.push(hasIsbnSql(t, sql`${isbn13(isbn) ?? ''}::text`));
  return conditions;
}

/** The listings with some ids, of one seller, at one spot, of the season, or that their sellers would swap. */
function listingConditions(
  t: Pick<Row, 'id' | 'seller' | 'spot' | 'createdAt'>,
  { ids, sellerId, spotId, inSeason, openToSwap }: ProductFilter,
): Sql[] {
  const conditions: Sql[] = [];
  if (openToSwap != null) conditions.push(openToSwap ? isOpenToSwapSql(t.id) : sql`not ${isOpenToSwapSql(t.id)}`);
  if (ids != null) conditions.push(sql`${t.id} = any(${ids.filter(isId)}::bigint[])`);
  if (inSeason != null) conditions.push(inSeason ? isInSeasonSql(t) : sql`not ${isInSeasonSql(t)}`);
  if (spotId != null) conditions.push(isId(spotId) ? sql`${t.spot} = ${spotId}` : sql`false`);
  if (sellerId != null) conditions.push(isId(sellerId) ? sql`${t.seller} = ${sellerId}` : sql`false`);
  return conditions;
}

/** The conditions of a filter, by what they limit. */
export function conditionsOf(t: Conditioned, filter: ProductFilter): Record<'category' | 'price' | 'condition' | 'stock' | 'others', Sql[]> {
  const categoryIds = filter.categoryIds?.filter(isId) ?? [];
  return {
    category: filter.categoryIds?.length ? [sql`${t.category} = any(${categoryIds}::bigint[])`] : [],
    price: priceConditions(t, filter),
    condition: filter.conditions?.length ? [sql`${t.condition} = any(${filter.conditions}::text[])`] : [],
    stock: filter.inStock == null ? [] : [filter.inStock ? t.inStock : sql`not ${t.inStock}`],
    others: [...offered(t, filter), ...timeConditions(t, filter), ...courseConditions(t, filter), ...listingConditions(t, filter)],
  };
}

const IN_STOCK_FIRST: OrderKey<Product>[] = [{ by: (t) => t.inStock, type: 'boolean', desc: true }];
const prices = (desc: boolean): OrderKey<Product>[] => [{ by: (t) => t.price, type: 'numeric', desc }];
const RATING: OrderKey<Product>[] = [
  { by: (t) => sql`coalesce(${t.ratingSum}::float8 / nullif(${t.reviewCount}, 0), 0)`, type: 'float8', desc: true },
  { by: (t) => t.reviewCount, type: 'integer', desc: true },
];
const ownOrders: Partial<Record<ProductSort, OrderKey<Product>[]>> = {
  [ProductSort.PRICE_ASC]: prices(false),
  [ProductSort.PRICE_DESC]: prices(true),
  [ProductSort.RATING]: RATING,
};

/** What is sold out comes last, except in the list of one seller; in a search by relevance after what matches as well. */
function orderOf(sort: ProductSort, search: SearchPlan | undefined, { sellerId }: ProductFilter): OrderKey<Product>[] {
  const newest = newestFirst as OrderKey<Product>[];
  if (sort === ProductSort.UPDATED) return [...(search ? [allWordsFirst] : []), ...longestUnchangedFirst];
  const stockFirst = sellerId == null ? IN_STOCK_FIRST : [];
  if (search && sort === ProductSort.RELEVANCE) return [...bestMatchFirst({ stockFirst }), ...newest];
  return [...(search ? [allWordsFirst] : []), ...stockFirst, ...(ownOrders[sort] ?? []), ...newest];
}

/** Which products are wanted, and in which order; `search` is the plan of the filter's own. */
export interface Wanted {
  filter: ProductFilter;
  search: SearchPlan | undefined;
  findsNothing: boolean;
  sort: ProductSort;
}

const conditionOf = ({ filter, findsNothing }: Wanted, t: Conditioned): Sql =>
  findsNothing ? sql`false` : allOf(Object.values(conditionsOf(t, filter)).flat());

/** The plan of a search for whose best matches only the newest listings are compared with its words. */
function broadPlan({ search, filter, sort }: Wanted): SearchPlan | undefined {
  const isRanked = sort === ProductSort.RELEVANCE && filter.sellerId == null && filter.ids == null;
  return isRanked && search?.found != null ? search : undefined;
}

/** The rows of a search; with `first` as many as its first page needs. */
function rowsOf(spec: Wanted, first: number | undefined): Sql | undefined {
  const broad = broadPlan(spec);
  if (!broad) return spec.search && matching(spec.search);
  return first === undefined ? broadMatching(broad) : firstOfBroadMatching(broad, conditionOf(spec, x), first);
}

const wanted = (spec: Wanted, first: number | undefined) => ({
  from: rowsOf(spec, first),
  // A cursor of one search is invalid in another.
  origin: spec.search?.typed,
  where: (t: Row) => conditionOf(spec, t),
  order: orderOf(spec.sort, spec.search, spec.filter),
});

/** How many products are offered, from the counts that are kept with the categories. */
const KEPT_TOTAL = sql`select coalesce(sum(${k.productCount}), 0) - ${notOfferedCount} from ${k}`;

const isUnfiltered = (filter: ProductFilter) => Object.values(filter).every((value) => value == null || (Array.isArray(value) && value.length === 0));

/** How many products there are where their rows are not counted: all, and those of a broad search. */
function totalOf(spec: Wanted): Sql | undefined {
  const broad = broadPlan(spec);
  if (!broad) return isUnfiltered(spec.filter) ? KEPT_TOTAL : undefined;
  if (isUnfiltered({ ...spec.filter, search: null })) return sql`select ${broad.found}::bigint - ${notOfferedCountOf((t) => isFound(t, broad))}`;
  return sql`select count(*) from ${x} where ${isFound(x, broad)} and ${x.deletedAt} is null and ${conditionOf(spec, x)}`;
}

/** How many products are what was searched for; null without a search. Of a broad search, which finds nothing near, that is all of them. */
export function exactCount(spec: Wanted): Sql {
  const { search, findsNothing } = spec;
  if (!search || findsNothing) return sql`${findsNothing ? 0 : null}::integer`;
  const broad = broadPlan(spec);
  if (broad) return sql`(${totalOf(spec)!})::integer`;
  return sql`(select count(*)::integer from ${x} where ${isFound(x, search)} and ${isExact(search)} and ${x.deletedAt} is null and ${conditionOf(spec, x)})`;
}

/** Whether nothing comes before a page. */
export const isFirstPage = ({ after, before, last }: Page): boolean => after == null && before == null && last == null;

/** A page of the products that a filter wants, with the fields of its connection. */
export function productPage(spec: Wanted, page: Page, fields: SourceFields): QuerySource {
  const first = isFirstPage(page) ? page.first : undefined;
  return connection<Product>(Product, { ...wanted(spec, first), page, fields, total: totalOf(spec) });
}

/** The products that a filter wants, by numbers instead of cursors. */
export function productRange(spec: Wanted, range: { limit: number; offset: number }): QuerySource {
  return list<Product>(Product, { ...wanted(spec, range.offset === 0 ? range.limit : undefined), ...range });
}

/** Some products by id, in the order given. */
export function productsByIds(ids: string[]): QuerySource {
  return list<Product>(Product, {
    where: (t) => sql`${t.id} = any(${ids}::bigint[])`,
    order: [{ by: (t) => sql`array_position(${ids}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}
