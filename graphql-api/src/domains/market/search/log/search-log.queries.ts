import { canSql } from '../../../../access/policy.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { beginning, containing } from '../../../../platform/text/like.ts';
import { allOf, sql } from '../../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../../platform/database/table.ts';
import { newestFirst, oldestFirst, type Columns, type OrderKey } from '../../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../../read/query-source.ts';
import { User } from '../../../people/users/user.entity.ts';
import { LoggedSearch } from './logged-search.entity.ts';
import type { LoggedSearchSort } from './search-log.inputs.ts';
import { RecentSearch } from './recent-search.entity.ts';

const l = table(LoggedSearch, 'l');
const logged = rowsNamed(LoggedSearch, 'excluded');
const r = table(RecentSearch, 'r');
const recent = rowsNamed(RecentSearch, 'excluded');
const k = table(RecentSearch, 'k');
const u = table(User, 'u');

/** Number of logged searches from which a text is suggested to other users. */
const POPULAR = 3;
/** Number of recent searches stored per user. */
const KEPT = 10;

/** Returns a logged search, for administrators; null for everybody else. */
export function loggedSearchById(id: string): QuerySource {
  return one(LoggedSearch, { where: (t) => sql`${t.id} = ${id} and ${canSql('search:manage')}` });
}

/** Filter and order of logged searches. */
export interface LoggedSearchFilter {
  /** true: only searches that found something; false: only searches that found nothing; null: both. */
  found?: boolean | null;
  /** Part of the text. */
  search?: string | null;
  sort: LoggedSearchSort;
}

const sorted: Record<LoggedSearchSort, OrderKey<LoggedSearch>[]> = {
  SEARCHES_DESC: [{ by: (t) => t.searches, type: 'integer', desc: true }, ...newestFirst],
  SEARCHES_ASC: [{ by: (t) => t.searches, type: 'integer', desc: false }, ...oldestFirst],
  TEXT_ASC: [{ by: (t) => t.text, type: 'text', desc: false }, ...oldestFirst],
  TEXT_DESC: [{ by: (t) => t.text, type: 'text', desc: true }, ...newestFirst],
};

/** Returns a page of the logged searches that match a filter. */
export function loggedSearchPage({ found, search, sort }: LoggedSearchFilter, page: Page): QuerySource {
  const part = containing(search);
  const where = (t: Columns<LoggedSearch>) =>
    allOf([...(found == null ? [] : [sql`${t.found} = ${found}`]), ...(part ? [sql`${t.text} ilike ${part}`] : [])]);
  return connection<LoggedSearch>(LoggedSearch, { where, order: sorted[sort], page });
}

/** Log entry of a searched text. */
export interface SearchEntry {
  text: string;
  searches: number;
  found: boolean;
  suggestible: boolean;
}

/** Adds to the counts of texts, ordered by text, so that concurrent processes do not deadlock. */
export async function addToLog({ db }: Ctx, entries: readonly SearchEntry[]): Promise<void> {
  const sorted = entries.toSorted((a, b) => (a.text < b.text ? -1 : 1));
  const change = assign(l, {
    searches: sql`${l.searches} + ${logged.searches}`,
    found: logged.found,
    suggestible: logged.suggestible,
    lastSearchedAt: logged.lastSearchedAt,
  });
  await db.rows(sql`/* search log */ insert into ${l} (${names(l, 'text', 'searches', 'found', 'suggestible', 'lastSearchedAt')})
    select *, now() from unnest(${sorted.map(({ text }) => text)}::text[], ${sorted.map(({ searches }) => searches)}::int[],
      ${sorted.map(({ found }) => found)}::boolean[], ${sorted.map(({ suggestible }) => suggestible)}::boolean[])
    on conflict (${names(l, 'text')}) do update set ${change}`);
}

/** Stores what users searched for, keeping the newest ten searches of each user. */
export async function addRecent({ db }: Ctx, searches: readonly { user: string; text: string }[]): Promise<void> {
  const users = searches.map(({ user }) => user);
  await db.rows(sql`/* search log */ insert into ${r} (${names(r, 'user', 'text', 'searchedAt')})
    select ${u.id}, s.text, now() from unnest(${users}::bigint[], ${searches.map(({ text }) => text)}::text[]) as s (user_id, text)
      join ${u} on ${u.id} = s.user_id and ${u.deletedAt} is null order by 1, 2
    on conflict (${names(r, 'user', 'text')}) do update set ${assign(r, { searchedAt: recent.searchedAt })}`);
  await db.rows(sql`/* search log */ delete from ${r} where ${r.user} = any(${users}::bigint[]) and ${r.id} not in (
    select kept.id from unnest(${users}::bigint[]) as each_user, lateral (
      select ${k.id} as id from ${k} where ${k.user} = each_user order by ${k.searchedAt} desc, ${k.id} desc limit ${KEPT}::int) kept)`);
}

/** Returns the user's recent searches with a given prefix, newest first. */
export async function recentSearches({ db }: Ctx, user: string, text: string, first: number): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ text: r.text })} from ${r}
    where ${r.user} = ${user} and ${r.text} ilike ${beginning(text)} order by ${r.searchedAt} desc, ${r.id} desc limit ${first}::int`);
  return rows.map((row) => row.text);
}

/** Returns popular searches with a given prefix that found something, most searched first. */
export async function popularSearches({ db }: Ctx, text: string, first: number): Promise<string[]> {
  const rows = await db.rows(sql`select ${columns({ text: l.text })} from ${l}
    where ${l.text} like ${beginning(text)} and ${l.found} and ${l.suggestible} and ${l.searches} >= ${POPULAR}::int
    order by ${l.searches} desc, ${l.id} limit ${first}::int`);
  return rows.map((row) => row.text);
}

/** Deletes the recent searches of a user. */
export async function deleteRecentSearches({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${r} where ${r.user} = ${user}`);
}

/**
 * Deletes logged searches that nobody has repeated for this many days, logged searches that occurred only once after 7 days, and users' recent
 * searches older than this many days.
 */
export async function deleteOldSearches({ db }: Ctx, days: number): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${days}::int)`;
  await db.rows(sql`delete from ${l} where ${l.lastSearchedAt} < ${oldest}
    or (${l.searches} = 1 and ${l.lastSearchedAt} < now() - interval '7 days')`);
  await db.rows(sql`delete from ${r} where ${r.searchedAt} < ${oldest}`);
}
