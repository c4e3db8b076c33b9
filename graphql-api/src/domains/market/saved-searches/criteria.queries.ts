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

/** Criteria that listings are compared with: a filter, and the text queries for its words. */
export interface Criteria {
  filter: Omit<ProductFilter, 'search' | 'ids' | 'openToSwap' | 'ignoreInterpreted'>;
  words: WordQueries | undefined;
}

/** Returns the lowest price that is too high. A whole-number maximum includes its fractions. */
const above = (maxPrice: number): number => (Number.isInteger(maxPrice) ? maxPrice + 1 : Math.round(maxPrice * 100 + 1) / 100);
/** Upper price bound that excludes nothing. */
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
    // An invalid id is stored as '0', which no user has.
    seller: sellerId == null ? nothing : sql`${isId(sellerId) ? sellerId : '0'}::bigint`,
  };
}

/** Column names and values of the criteria for an `insert` statement. */
export function criteriaValues<Row extends ListingCriteria>(of: Table<Row>, { filter, words }: Criteria): { names: Sql; values: Sql } {
  const given: Record<keyof ListingCriteria, Sql> = { ...wordColumns(words), ...filterColumns(filter), ...bookColumns(filter) };
  const columns = Object.keys(given) as (keyof ListingCriteria)[];
  return { names: names(of, ...columns), values: join(Object.values(given), ', ') };
}

/** Columns of a listing that criteria refer to. */
type Compared = Pick<Columns<Product>, 'id' | 'seller' | 'price' | 'category' | 'condition' | 'search' | 'isbn'>;

/** Condition: a listing fits the criteria, as a search that requires all words would find it. The most expensive comparisons come last. */
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
