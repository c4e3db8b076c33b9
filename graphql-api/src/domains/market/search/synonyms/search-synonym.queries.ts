import { canSql } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { containing } from '../../../../platform/text/like.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../../platform/database/table.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../../read/query-source.ts';
import { LoggedSearch } from '../log/logged-search.entity.ts';
import { SearchSynonym } from './search-synonym.entity.ts';
import type { SearchSynonymSort } from './search-synonym.inputs.ts';

const y = table(SearchSynonym, 'y');
const l = table(LoggedSearch, 'l');

/** Returns a synonym, for administrators; null for everybody else. */
export function synonymById(id: string): QuerySource {
  return one(SearchSynonym, { where: (t) => sql`${t.id} = ${id} and ${canSql('search:manage')}` });
}

/** SQL of the terms joined into one text, by which synonyms are found and sorted. */
const joined = (t: Columns<SearchSynonym>) => sql`array_to_string(${t.terms}, ',')`;

const byTerms = (desc: boolean): OrderKey<SearchSynonym> => ({ by: (t) => sql`lower(${joined(t)})`, type: 'text', desc });

const sorted: Record<SearchSynonymSort, OrderKey<SearchSynonym>[]> = {
  NEWEST: newestFirst,
  OLDEST: oldestFirst,
  TERMS_ASC: [byTerms(false), ...oldestFirst],
  TERMS_DESC: [byTerms(true), ...newestFirst],
};

/** Filter and order of synonyms: those with a text in one of their terms, or all. */
export interface SynonymFilter {
  search?: string | null;
  sort: SearchSynonymSort;
}

/** Returns a page of the synonyms that match a filter. */
export function synonymPage({ search, sort }: SynonymFilter, page: Page): QuerySource {
  const part = containing(search);
  return connection<SearchSynonym>(SearchSynonym, {
    where: (t) => (part ? sql`${joined(t)} ilike ${part}` : sql`true`),
    order: sorted[sort],
    page,
  });
}

/** Inserts a synonym and returns its id. */
export async function insertSynonym({ db }: Ctx, terms: string[]): Promise<string> {
  const row = await db.one(sql`insert into ${y} ${values(y, { terms: sql`${terms}::text[]` })} returning ${columns({ id: y.id })}`);
  return row!.id;
}

/** Replaces the terms of a synonym. Returns false if there is none. */
export async function changeSynonym({ db }: Ctx, id: string, terms: string[]): Promise<boolean> {
  const change = assign(y, { terms: sql`${terms}::text[]` });
  return !!(await db.one(sql`update ${y} set ${change} where ${y.id} = ${id} returning ${columns({ id: y.id })}`));
}

/** Deletes a synonym. Returns its terms; undefined if there is none. */
export async function removeSynonym({ db }: Ctx, id: string): Promise<string[] | undefined> {
  return (await db.one(sql`delete from ${y} where ${y.id} = ${id} returning ${columns({ terms: y.terms })}`))?.terms;
}

/** Deletes the record that nothing was found for these terms. The next search counts again. */
export async function forgetEmptySearches({ db }: Ctx, terms: string[]): Promise<void> {
  await db.rows(sql`delete from ${l} where not ${l.found} and ${l.text} in (select search_fold(term) from unnest(${terms}::text[]) as term)`);
}
