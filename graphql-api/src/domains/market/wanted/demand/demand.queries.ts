import type { Ctx } from '../../../../platform/context.ts';
import { expression, raw, sql, type Sql } from '../../../../platform/database/sql.ts';
import { columns, table, type Table } from '../../../../platform/database/table.ts';
import { Product } from '../../products/product.entity.ts';
import { fitsSql } from '../../saved-searches/criteria.queries.ts';
import type { ListingCriteria } from '../../saved-searches/listing-criteria.entity.ts';
import { SavedSearch } from '../../saved-searches/saved-search.entity.ts';
import { RecentSearch } from '../../search/log/recent-search.entity.ts';
import { isOpenSql } from '../wanted.queries.ts';
import { WantedPost } from '../wanted-post.entity.ts';

const p = table(Product, 'p');
const r = table(RecentSearch, 'r');
const w = table(WantedPost, 'w');
const s = table(SavedSearch, 's');

/** Minimum number of people for something to be shown as in demand. Smaller groups could reveal who they are. */
export const FEWEST_PEOPLE = 3;
/** Number of days for which searches count. */
const DAYS = 30;

const fewest = raw(String(FEWEST_PEOPLE));

/** Condition: a fitting listing can be bought. */
const isOffered = (fits: Sql): Sql => sql`exists (select from ${p} where ${p.deletedAt} is null and ${p.isOpen} and ${p.inStock} and ${fits})`;

/**
 * Condition: another user's listing that fits the criteria can be bought. Listings are found through the indexes of the words or of the categories
 * that the words name.
 */
function isOfferedTo(c: Table<ListingCriteria>, person: Sql): Sql {
  const fits = sql`${p.seller} <> ${person} and ${fitsSql(p, c)}`;
  return sql`(${isOffered(sql`${p.search} @@ ${c.query} and ${fits}`)}
    or ${c.namedCategories} is not null and ${isOffered(sql`${p.category} = any(${c.namedCategories}) and ${fits}`)}
    or ${c.query} is null and ${isOffered(fits)})`;
}

const isRecent = sql`${r.searchedAt} > now() - make_interval(days => ${raw(String(DAYS))}) and numnode(${r.sought}) > 0`;
const isWanted = sql`${isOpenSql(w)} and numnode(${w.sought}) > 0`;
const isSaved = sql`numnode(${s.sought}) > 0`;

/**
 * CTEs. `unmet` contains who looks for what, as typed and in the compared form, if no fitting listing is offered. `things` contains what at least
 * three people look for. Rare wishes are dropped before listings are compared, and equal wishes are compared once.
 */
const unmet = sql`asked as materialized (
    select ${r.user} as person, ${r.sought} as sought from ${r} where ${isRecent}
    union all select ${w.user}, ${w.sought} from ${w} where ${isWanted}
    union all select ${s.user}, ${s.sought} from ${s} where ${isSaved}),
  crowded as materialized (select sought from asked group by sought having count(distinct person) >= ${fewest}),
  not_found as materialized (select crowded.sought from crowded where not ${isOffered(sql`${p.search} @@ crowded.sought`)}),
  unmet as materialized (
    select ${r.user} as person, ${r.sought} as sought, lower(${r.text}) as words from ${r} join not_found on not_found.sought = ${r.sought} where ${isRecent}
    union all select ${w.user}, ${w.sought}, lower(${w.title}) from ${w} join crowded on crowded.sought = ${w.sought}
      where ${isWanted} and not ${isOfferedTo(w, w.user)}
    union all select ${s.user}, ${s.sought}, lower(${s.text}) from ${s} join crowded on crowded.sought = ${s.sought}
      where ${isSaved} and not ${isOfferedTo(s, s.user)}),
  things as (select sought, count(distinct person)::int as people, mode() within group (order by words) as words
    from unmet group by sought having count(distinct person) >= ${fewest})`;

/** Something that people look for and nobody offers. */
export interface Thing {
  /** The words that most of these people use, in lower case. */
  text: string;
  people: number;
  /** The words in the form in which they are compared. */
  sought: string;
}

/** Returns what most people look for and nobody offers, most people first. */
export function unmetThings({ db }: Ctx, first: number): Promise<Thing[]> {
  const row = columns({ text: expression<string>`words`, people: expression<number>`people`, sought: expression<string>`sought::text` });
  return db.rows(sql`with ${unmet} select ${row} from things order by people desc, words limit ${first}::int`);
}

/** Returns how many people look for a listing with this name. If it fits several of the things, returns the largest number; null if it fits none. */
export async function mostLookingFor({ db }: Ctx, name: string, things: readonly Thing[]): Promise<number | null> {
  const ofName = sql`(to_tsvector('simple', search_fold(${name})) || to_tsvector('english', search_fold(${name})))`;
  const people = expression<number | null>`max(thing.people)`;
  const row = await db.one(sql`select ${columns({ people })}
    from unnest(${things.map(({ sought }) => sought)}::text[], ${things.map((thing) => thing.people)}::int[]) as thing (sought, people)
    where ${ofName} @@ thing.sought::tsquery`);
  return row!.people;
}
