import { isId } from '../../../platform/database/ids.ts';
import { allOf, join, sql, type Sql } from '../../../platform/database/sql.ts';
import { names, type Table } from '../../../platform/database/table.ts';
import { courseCodesSql, hasIsbnSql, isForAnySql } from '../courses/course.queries.ts';
import { isbn13 } from '../courses/isbn.ts';
import type { Product } from '../products/product.entity.ts';
import type { Columns } from '../../../read/mapping.ts';
import type { ProductFilter } from '../products/product.inputs.ts';
import type { WordQueries } from '../search/search-plan.ts';
import type { ListingCriteria } from './listing-criteria.entity.ts';

/** What listings are compared with: a filter, and the queries of its words. */
export interface Criteria {
  filter: Omit<ProductFilter, 'search' | 'ids' | 'openToSwap' | 'ignoreInterpreted'>;
  words: WordQueries | undefined;
}

/** The lowest price that is too high: a whole number includes its fractions. */
const above = (maxPrice: number): number => (Number.isInteger(maxPrice) ? maxPrice + 1 : Math.round(maxPrice * 100 + 1) / 100);
/** An upper price that leaves everything in. */
const NO_UPPER_BOUND = 99_999;

const idList = (ids: readonly string[]): Sql => sql`${ids.filter(isId)}::bigint[]`;

const nothing = sql`null`;

function wordColumns(words: WordQueries | undefined) {
  if (!words) return { query: nothing, namedCategories: nothing, besidesCategory: nothing };
  const queryOf = (text: string): Sql => sql`to_tsquery(${words.config}::regconfig, ${text}::text)`;
  return {
    query: queryOf(words.related),
    namedCategories: words.categoryIds.length > 0 ? idList(words.categoryIds) : nothing,
    besidesCategory: words.besidesCategory ? queryOf(words.besidesCategory) : nothing,
  };
}

function bookColumns({ courseCodes, isbn }: Criteria['filter']) {
  return {
    courseCodes: courseCodes?.length ? courseCodesSql(courseCodes) : nothing,
    isbn: isbn == null ? nothing : sql`${isbn13(isbn) ?? ''}::text`,
  };
}

function filterColumns({ categoryIds, conditions, minPrice, maxPrice, sellerId }: Criteria['filter']) {
  return {
    categories: categoryIds?.length ? idList(categoryIds) : nothing,
    priceFrom: minPrice == null ? nothing : sql`${minPrice}::numeric`,
    priceBelow: maxPrice == null || maxPrice >= NO_UPPER_BOUND ? nothing : sql`${above(maxPrice)}::numeric`,
    conditions: conditions?.length ? sql`${conditions}::text[]` : nothing,
    // The id of nobody where the text cannot be one.
    seller: sellerId == null ? nothing : sql`${isId(sellerId) ? sellerId : '0'}::bigint`,
  };
}

/** The columns of the criteria, for `insert`: their names, and their values. */
export function criteriaValues<Row extends ListingCriteria>(of: Table<Row>, { filter, words }: Criteria): { names: Sql; values: Sql } {
  const given: Record<keyof ListingCriteria, Sql> = { ...wordColumns(words), ...filterColumns(filter), ...bookColumns(filter) };
  const columns = Object.keys(given) as (keyof ListingCriteria)[];
  return { names: names(of, ...columns), values: join(Object.values(given), ', ') };
}

/** The columns of a listing that criteria are about. */
type Compared = Pick<Columns<Product>, 'id' | 'seller' | 'price' | 'category' | 'condition' | 'search' | 'isbn'>;

/** Whether a listing fits criteria: what a search with them finds as having all words. What costs most is compared last. */
export function fitsSql(p: Compared, c: Pick<Columns<ListingCriteria>, keyof ListingCriteria>): Sql {
  const open = (column: Sql, condition: Sql): Sql => sql`(${column} is null or ${condition})`;
  const words = sql`${p.search} @@ ${c.query} or ${p.category} = any(${c.namedCategories}) and ${open(c.besidesCategory, sql`${p.search} @@ ${c.besidesCategory}`)}`;
  return allOf([
    open(c.seller, sql`${p.seller} = ${c.seller}`),
    open(c.priceBelow, sql`${p.price} < ${c.priceBelow}`),
    open(c.priceFrom, sql`${p.price} >= ${c.priceFrom}`),
    open(c.courseCodes, isForAnySql(p, c.courseCodes)),
    open(c.isbn, hasIsbnSql(p, c.isbn)),
    open(c.categories, sql`${p.category} = any(${c.categories})`),
    open(c.conditions, sql`${p.condition} = any(${c.conditions})`),
    open(c.query, sql`(${words})`),
  ]);
}
