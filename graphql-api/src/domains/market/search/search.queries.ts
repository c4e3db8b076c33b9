import type { Db } from '../../../platform/context.ts';
import { allOf, oneOf, sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { Category } from '../categories/category.entity.ts';
import { Product } from '../products/product.entity.ts';
import type { Columns } from '../../../read/mapping.ts';
import type { WordQueries } from './search-plan.ts';
import { SearchSynonym } from './synonyms/search-synonym.entity.ts';

const p = table(Product, 'p');
const c = table(Category, 'c');
const y = table(SearchSynonym, 'y');

/**
 * Folds a text as the database compares it: lower case, without accents, other scripts in Latin letters, split into words of letters or of digits.
 */
export async function foldInDatabase(db: Db, text: string): Promise<string> {
  const row = await db.one<{ folded: string }>(sql`select search_fold(${text}) as folded`);
  return row!.folded;
}

/** Returns the words in the names of all listings with the number of names that contain each, and the newest listing. */
export async function namedWords(db: Db): Promise<{ newest: string; words: { word: string; count: number }[] }> {
  const newest = await db.one<{ id: string }>(sql`/* vocabulary */ select coalesce(max(${p.id}), 0)::text as id from ${p}`);
  const words = await db.rows<{ word: string; count: number }>(sql`/* vocabulary */ select word, count(*)::int as count
    from ${p}, string_to_table(${p.searchName}, ' ') as word where ${p.deletedAt} is null and ${p.heldSince} is null and word <> '' group by word`);
  return { newest: newest!.id, words };
}

/** Returns how many listings have each lexeme in their text. */
export function lexemeCounts(db: Db) {
  return db.rows<{ word: string; ndoc: number }>(
    sql`/* vocabulary */ select word, ndoc from ts_stat('select search from products where deleted_at is null')`,
  );
}

/** Returns the nouns, in the singular, that can end a name and say what a listing is; see `Product.heads`. */
export async function searchNouns(db: Db): Promise<string[]> {
  return (await db.one<{ nouns: string[] }>(sql`/* vocabulary */ select search_nouns() as nouns`))!.nouns;
}

const foldedCategories = sql`select ${c.id}::text as id, search_fold(${c.name}) as name, ${c.name} as label from ${c} where not ${c.fallback}`;

/** Folded name of a listing or a category. */
export interface FoldedName {
  id: string;
  name: string;
}

/** A category with its display name. */
export interface NamedCategory extends FoldedName {
  label: string;
}

/** Returns the folded names of the categories. */
export function categoryNames(db: Db) {
  return db.rows<NamedCategory>(sql`/* vocabulary */ ${foldedCategories}`);
}

/** Returns the synonyms with folded terms. */
export function synonymGroups(db: Db) {
  return db.rows<{
    terms: string[];
  }>(sql`/* vocabulary */ select array(select search_fold(term) from unnest(${y.terms}) as term where search_fold(term) <> '') as terms
    from ${y} order by ${y.id}`);
}

const isListed = sql`${p.deletedAt} is null and ${p.isOpen}`;

/** Returns how many published listings have all words of a search or their alternatives; at most `most`. */
export async function countWithWords(db: Db, { config, related }: WordQueries, most: number): Promise<number> {
  const found = sql`select from ${p} where ${p.search} @@ to_tsquery(${config}::regconfig, ${related}) and ${isListed}`;
  const row = await db.one<{ count: number }>(sql`select count(*)::integer as count from (${found} limit ${most}::integer) s`);
  return row!.count;
}

/**
 * Condition: a listing has all words of a search or their alternatives, with the required ones in its name, or it belongs to a category that the
 * words name.
 */
export function isFound(
  t: Pick<Columns<Product>, 'search' | 'nameWords' | 'category'>,
  { config, related, categoryIds, besidesCategory, named }: WordQueries,
): Sql {
  // As a sub-select, the query is evaluated once per statement, not once per row.
  const parsed = (words: string) => sql`(select to_tsquery(${config}::regconfig, ${words}))`;
  const has = (words: string) => sql`${t.search} @@ ${parsed(words)}`;
  const hasAll = named === null ? has(related) : allOf([has(related), sql`${t.nameWords} @@ ${parsed(named)}`]);
  if (categoryIds.length === 0) return hasAll;
  const inCategory = [sql`${t.category} = any(${categoryIds}::bigint[])`, ...(besidesCategory === null ? [] : [has(besidesCategory)])];
  return oneOf([hasAll, allOf(inCategory)]);
}

/** Returns how many published listings a search finds. */
export async function countFound(db: Db, queries: WordQueries): Promise<number> {
  const row = await db.one<{ count: number }>(sql`select count(*)::integer as count from ${p} where ${isFound(p, queries)} and ${isListed}`);
  return row!.count;
}

/** Returns what the vocabulary may lack: folded names of listings newer than `newest`, of all categories, and the stems of some words. */
export async function newerNames(db: Db, newest: string, words: readonly string[]) {
  const row = await db.one<{ listings: FoldedName[]; categories: NamedCategory[]; stems: { word: string; stem: string | null }[] }>(sql`select
    (select coalesce(json_agg(n order by n.number), '[]') from (select ${p.id} as number, ${p.id}::text as id, ${p.searchName} as name
      from ${p} where ${p.id} > ${newest}::bigint and ${p.deletedAt} is null and ${p.heldSince} is null) n) as listings,
    (select coalesce(json_agg(k), '[]') from (${foldedCategories}) k) as categories,
    (select json_agg(w) from (select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${[...words]}::text[]) as word) w) as stems`);
  return row!;
}
