import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { canSql } from '../../../access/policy.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEventSql } from '../../log/events/event.queries.ts';
import { Product } from '../products/product.entity.ts';
import { one, type QuerySource } from '../../../read/query-source.ts';
import { criteriaValues, fitsSql, type Criteria } from './criteria.queries.ts';
import { SavedSearchHit } from './saved-search-hit.entity.ts';
import { SavedSearch, type SavedFilter } from './saved-search.entity.ts';

const s = table(SavedSearch, 's');
const h = table(SavedSearchHit, 'h');
const p = table(Product, 'p');
const hit = rowsNamed(SavedSearchHit, 'hit');

/** Returns a saved search by id, for its owner only. */
export function ownSavedSearch(id: string): QuerySource {
  return one(SavedSearch, { where: (t) => sql`${t.id} = ${id} and ${canSql('savedSearch:use', t)}` });
}

/** SQL of the number of hits of a saved search that its owner has not viewed. */
export const newCountSql = (search: Sql): Sql =>
  sql`(select count(*) from ${h} join ${p} on ${p.id} = ${h.product} where ${h.search} = ${search} and not ${h.seen} and ${p.deletedAt} is null)`;

/** SQL of the listings recorded as hits of a saved search. */
export const hitsOfSql = (search: Sql): Sql => sql`(select ${h.product} from ${h} where ${h.search} = ${search})`;

/** SQL of a hit's number, which increases over time. */
export const hitNumberSql = (search: Sql, product: Sql): Sql =>
  sql`(select ${h.id} from ${h} where ${h.search} = ${search} and ${h.product} = ${product})`;

/** A search to store. */
interface NewSearch extends Criteria {
  user: string;
  name: string;
  text: string;
  saved: SavedFilter;
}

/**
 * Serializes text and filter in a normalized form. Filters that were added later are left out if they are empty, so that searches saved earlier keep
 * their fingerprint.
 */
function fingerprintOf(text: string, { courseCodes, isbn, ...saved }: SavedFilter): string {
  const later = { ...(courseCodes.length > 0 ? { courseCodes } : {}), ...(isbn === null ? {} : { isbn }) };
  return JSON.stringify([text.toLowerCase(), { ...saved, ...later }]);
}

/** Stores a search; if the user already has the same one, it gets the new name. Returns its id. */
export async function storeSearch({ db }: Ctx, { user, name, text, saved, ...criteria }: NewSearch): Promise<string> {
  const filter = JSON.stringify(saved);
  const added = criteriaValues(s, criteria);
  const fingerprint = fingerprintOf(text, saved);
  const row = await db.one(sql`insert into ${s} (${names(s, 'user', 'name', 'text', 'filter', 'fingerprint')}, ${added.names})
    values (${user}, ${name}, ${text}, ${filter}::jsonb, ${fingerprint}, ${added.values})
    on conflict (${names(s, 'user', 'fingerprint')}) do update set ${assign(s, { name })} returning ${columns({ id: s.id })}`);
  return row!.id;
}

/** Returns the number of searches that a user has saved. */
export async function savedTotal({ db }: Ctx, user: string): Promise<number> {
  const row = await db.one(sql`select ${columns({ total: expression<number>`count(*)::int` })} from ${s} where ${s.user} = ${user}`);
  return row!.total;
}

/** Returns the owner of a saved search; undefined if there is none. */
export function savedSearchOwner({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ user: s.user })} from ${s} where ${s.id} = ${id}`);
}

/** Renames or mutes a saved search. */
export async function changeSearch({ db }: Ctx, id: string, changes: { name?: string; muted?: boolean }): Promise<void> {
  await db.rows(sql`update ${s} set ${assign(s, { id, ...changes })} where ${s.id} = ${id}`);
}

/** Deletes a saved search. */
export async function deleteSearch({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.id} = ${id}`);
}

/** Deletes all saved searches of a user. */
export async function deleteSearchesOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${s} where ${s.user} = ${user}`);
}

/** Marks the hits of a saved search as viewed. */
export async function markHitsSeen({ db }: Ctx, search: string): Promise<void> {
  await db.rows(sql`update ${h} set ${assign(h, { seen: true })} where ${h.search} = ${search} and not ${h.seen}`);
}

/** Event that notifies the owner of a saved search of a hit. */
const matchedEvent = recordEventSql(
  {
    type: EventType.SAVED_SEARCH_MATCHED,
    subject: EventSubject.SAVED_SEARCH,
    subjectId: s.id,
    actor: p.seller,
    audience: sql`array[${s.user}]`,
    payload: sql`jsonb_build_object('product', ${p.id}::text)`,
  },
  sql`hit join ${s} on ${s.id} = ${hit.search} join ${p} on ${p.id} = ${hit.product} where not ${s.muted}`,
);

/**
 * Stores a listing as a hit of other users' saved searches that it now matches, and records an event for each search that is not muted. Uses one
 * statement, regardless of the number of searches. Returns how many hits were stored. A listing that cannot be bought matches no search.
 */
export async function storeHits({ db }: Ctx, productId: string): Promise<number> {
  const row = await db.one(sql`with hit as (
      insert into ${h} (${names(h, 'search', 'product')})
      select ${s.id}, ${p.id} from ${p} join ${s} on ${s.user} <> ${p.seller} and ${fitsSql(p, s)}
      where ${p.id} = ${productId} and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen} and not ${isBlockedSql(s.user, p.seller)}
      on conflict (${names(h, 'search', 'product')}) do nothing returning *), recorded as (${matchedEvent})
    select ${columns({ count: expression<number>`count(*)::int` })} from hit`);
  return row!.count;
}
