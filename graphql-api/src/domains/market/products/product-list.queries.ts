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
/** Columns that a filter uses. */
type Conditioned = Pick<
  Row,
  'id' | 'category' | 'price' | 'condition' | 'seller' | 'inStock' | 'isOpen' | 'isbn' | 'search' | 'spot' | 'createdAt' | 'updatedAt'
>;

/** Upper price bound that excludes nothing, also in REST. */
const NO_UPPER_BOUND = 99_999;

function priceConditions(t: Pick<Row, 'price'>, { minPrice, maxPrice }: ProductFilter): Sql[] {
  const conditions: Sql[] = [];
  if (minPrice != null) conditions.push(sql`${t.price} >= ${minPrice}::numeric`);
  if (maxPrice != null && maxPrice < NO_UPPER_BOUND) {
    // Price ranges have whole-number bounds with a gap between them. A price of 499.50 belongs to the range that ends at 499.
    const below = Number.isInteger(maxPrice) ? sql`${t.price} < ${maxPrice + 1}::numeric` : sql`${t.price} <= ${maxPrice}::numeric`;
    conditions.push(below);
  }
  return conditions;
}

/**
 * Conditions for products that are offered to the viewer. The profile of a blocked seller still shows their open listings. Paused and expired
 * listings are found by id, and in the seller's own list.
 */
function offered(t: Conditioned, { ids, sellerId }: ProductFilter): Sql[] {
  if (sellerId != null) return [sql`(${t.isOpen} or ${canSql('product:edit', t)})`];
  return ids == null ? [t.isOpen, notBlockedByViewer(t)] : [notBlockedByViewer(t)];
}

/** Conditions for the listings of courses or of a book, as stated by their sellers or contained in their text. */
function courseConditions(t: Pick<Row, 'id' | 'isbn' | 'search'>, { courseCodes, isbn }: ProductFilter): Sql[] {
  const conditions: Sql[] = [];
  if (courseCodes?.length) conditions.push(sql`${t.id} in ${listingsForSql(courseCodesSql(courseCodes))}`);
  if (isbn != null) conditions.push(hasIsbnSql(t, sql`${isbn13(isbn) ?? ''}::text`));
  return conditions;
}

/** Conditions for listings by id, seller, spot, season, or openness to swaps. */
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

/** Returns the conditions of a filter, grouped by what they restrict. */
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

/**
 * Sort order of a list. Sold-out products come last, except in the list of one seller. In a search by relevance they come after in-stock products
 * that match equally well.
 */
function orderOf(sort: ProductSort, search: SearchPlan | undefined, { sellerId }: ProductFilter): OrderKey<Product>[] {
  const newest = newestFirst as OrderKey<Product>[];
  if (sort === ProductSort.UPDATED) return [...(search ? [allWordsFirst] : []), ...longestUnchangedFirst];
  const stockFirst = sellerId == null ? IN_STOCK_FIRST : [];
  if (search && sort === ProductSort.RELEVANCE) return [...bestMatchFirst({ stockFirst }), ...newest];
  return [...(search ? [allWordsFirst] : []), ...stockFirst, ...(ownOrders[sort] ?? []), ...newest];
}

/** The requested products and their order. `search` is the plan for the filter's search text. */
export interface Wanted {
  filter: ProductFilter;
  search: SearchPlan | undefined;
  findsNothing: boolean;
  sort: ProductSort;
}

const conditionOf = ({ filter, findsNothing }: Wanted, t: Conditioned): Sql =>
  findsNothing ? sql`false` : allOf(Object.values(conditionsOf(t, filter)).flat());

/** Returns the plan of a broad search: the search compares only the newest listings with its words to find the best matches. */
function broadPlan({ search, filter, sort }: Wanted): SearchPlan | undefined {
  const isRanked = sort === ProductSort.RELEVANCE && filter.sellerId == null && filter.ids == null;
  return isRanked && search?.found != null ? search : undefined;
}

/** SQL of the rows of a search. With `first`, only as many as its first page needs. */
function rowsOf(spec: Wanted, first: number | undefined): Sql | undefined {
  const broad = broadPlan(spec);
  if (!broad) return spec.search && matching(spec.search);
  return first === undefined ? broadMatching(broad) : firstOfBroadMatching(broad, conditionOf(spec, x), first);
}

const wanted = (spec: Wanted, first: number | undefined) => ({
  from: rowsOf(spec, first),
  // Makes a cursor of one search invalid in another.
  origin: spec.search?.typed,
  where: (t: Row) => conditionOf(spec, t),
  order: orderOf(spec.sort, spec.search, spec.filter),
});

/** SQL of the number of products offered, from the counts stored with the categories. */
const KEPT_TOTAL = sql`select coalesce(sum(${k.productCount}), 0) - ${notOfferedCount} from ${k}`;

const isUnfiltered = (filter: ProductFilter) => Object.values(filter).every((value) => value == null || (Array.isArray(value) && value.length === 0));

/** SQL of the total if it can be computed without counting the rows of the list: for an unfiltered list and for a broad search. */
function totalOf(spec: Wanted): Sql | undefined {
  const broad = broadPlan(spec);
  if (!broad) return isUnfiltered(spec.filter) ? KEPT_TOTAL : undefined;
  if (isUnfiltered({ ...spec.filter, search: null })) return sql`select ${broad.found}::bigint - ${notOfferedCountOf((t) => isFound(t, broad))}`;
  return sql`select count(*) from ${x} where ${isFound(x, broad)} and ${x.deletedAt} is null and ${conditionOf(spec, x)}`;
}

/** SQL of the number of exact matches; null without a search. A broad search finds no near matches, so all its products count. */
export function exactCount(spec: Wanted): Sql {
  const { search, findsNothing } = spec;
  if (!search || findsNothing) return sql`${findsNothing ? 0 : null}::integer`;
  const broad = broadPlan(spec);
  if (broad) return sql`(${totalOf(spec)!})::integer`;
  return sql`(select count(*)::integer from ${x} where ${isFound(x, search)} and ${isExact(search)} and ${x.deletedAt} is null and ${conditionOf(spec, x)})`;
}

/** Returns whether a page is the first one. */
export const isFirstPage = ({ after, before, last }: Page): boolean => after == null && before == null && last == null;

/** Returns a page of the products that match a filter, with the fields of its connection. */
export function productPage(spec: Wanted, page: Page, fields: SourceFields): QuerySource {
  const first = isFirstPage(page) ? page.first : undefined;
  return connection<Product>(Product, { ...wanted(spec, first), page, fields, total: totalOf(spec) });
}

/** Returns the products that match a filter, by offset and limit instead of cursors. */
export function productRange(spec: Wanted, range: { limit: number; offset: number }): QuerySource {
  return list<Product>(Product, { ...wanted(spec, range.offset === 0 ? range.limit : undefined), ...range });
}

/** Returns products by id, in the given order. */
export function productsByIds(ids: string[]): QuerySource {
  return list<Product>(Product, {
    where: (t) => sql`${t.id} = any(${ids}::bigint[])`,
    order: [{ by: (t) => sql`array_position(${ids}::bigint[], ${t.id})`, type: 'integer', desc: false }],
  });
}
