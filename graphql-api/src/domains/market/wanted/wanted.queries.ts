import { canSql } from '../../../access/policy.ts';
import { blockedByViewerSql, isBlockedSql } from '../../people/blocks/block.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEventSql } from '../../log/events/event.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { allOf, expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, rowsNamed, table } from '../../../platform/database/table.ts';
import { normalizeCourseCode } from '../courses/course-code.ts';
import { Product, type ProductCondition } from '../products/product.entity.ts';
import { newestFirst, type Columns } from '../../../read/mapping.ts';
import { viewerSql } from '../../../platform/database/statement.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { criteriaValues, fitsSql, type Criteria } from '../saved-searches/criteria.queries.ts';
import { User } from '../../people/users/user.entity.ts';
import { longestUnchangedFirst, timeConditions } from '../../../read/times.ts';
import { WantedSort, type WantedFilter } from './wanted.inputs.ts';
import { WantedListing } from './wanted-listing.entity.ts';
import { WantedPost } from './wanted-post.entity.ts';

const w = table(WantedPost, 'w');
const l = table(WantedListing, 'l');
const p = table(Product, 'p');
const u = table(User, 'u');
const hit = rowsNamed(WantedListing, 'hit');

/** Condition: a wanted post is neither closed nor expired. */
export const isOpenSql = (t: Pick<Columns<WantedPost>, 'closedAt' | 'expiresAt'>): Sql => sql`(${t.closedAt} is null and ${t.expiresAt} > now())`;

const isOwnSql = (t: Columns<WantedPost>): Sql => canSql('wanted:edit', t);

/** Condition: the viewer can see a wanted post. It is the viewer's own, or it is open and its owner may sign in and is not blocked by the viewer. */
const isVisibleSql = (t: Columns<WantedPost>): Sql =>
  sql`(${isOwnSql(t)} or ${isOpenSql(t)} and ${t.user} <> all(${blockedByViewerSql})
    and exists (select from ${u} where ${u.id} = ${t.user} and ${u.bannedAt} is null))`;

/** Returns a wanted post that the viewer can see; null for any other. */
export function wantedPostById(id: string): QuerySource {
  return one<WantedPost>(WantedPost, { where: (t) => sql`${t.id} = ${id} and ${isVisibleSql(t)}` });
}

/** Returns a page of the wanted posts that match a filter. */
export function wantedPostsWhere({ ids, categoryId, courseCode, own, ...times }: WantedFilter, sort: WantedSort, page: Page): QuerySource {
  return connection<WantedPost>(WantedPost, {
    where: (t) =>
      allOf([
        ...timeConditions(t, times),
        own ? isOwnSql(t) : sql`(${isOpenSql(t)} and ${isVisibleSql(t)})`,
        ...(ids ? [sql`${t.id} = any(${ids.filter(isId)}::bigint[])`] : []),
        ...(courseCode == null ? [] : [sql`${normalizeCourseCode(courseCode)}::text = any(${t.courseCodes})`]),
        ...(categoryId == null ? [] : [sql`${t.category} = ${isId(categoryId) ? categoryId : '0'}::bigint`]),
      ]),
    order: sort === WantedSort.UPDATED ? longestUnchangedFirst : newestFirst,
    page,
  });
}

/** SQL of the listings that match a wanted post or were offered as an answer. */
export const listingsOfSql = (post: Sql): Sql => sql`(select ${l.product} from ${l} where ${l.post} = ${post})`;

/** SQL of such a listing's sort number: answers before mere matches, then by time. */
export const listingNumberSql = (post: Sql, product: Sql): Sql =>
  sql`(select case when ${l.answered} then 1000000000000 else 0 end + ${l.id} from ${l} where ${l.post} = ${post} and ${l.product} = ${product})`;

/** SQL of the number of listings that sellers offered as an answer. */
export const answerCountSql = (post: Sql): Sql =>
  sql`(select count(*)::int from ${l} join ${p} on ${p.id} = ${l.product} where ${l.post} = ${post} and ${l.answered} and ${p.deletedAt} is null)`;

/** What a wanted post looks for, as written and as criteria for listings. */
export interface Wanted {
  title: string;
  category: string | null;
  maxPrice: number | null;
  condition: ProductCondition | null;
  criteria: Criteria;
}

/** Stores a wanted post for a number of days and returns its id. */
export async function insertPost({ db }: Ctx, user: string, { criteria, ...wanted }: Wanted, days: number): Promise<string> {
  const { title, category, maxPrice, condition } = wanted;
  const added = criteriaValues(w, criteria);
  const row = await db.one(sql`insert into ${w} (${names(w, 'user', 'title', 'category', 'maxPrice', 'condition', 'expiresAt')}, ${added.names})
    values (${user}, ${title}, ${category}, ${maxPrice}, ${condition}, now() + make_interval(days => ${days}::int), ${added.values})
    returning ${columns({ id: w.id })}`);
  return row!.id;
}

/** Returns what a wanted post looks for; undefined if there is none. */
export function lookedFor({ db }: Ctx, id: string) {
  const { title, category: categoryId, maxPrice, condition } = w;
  return db.one(sql`select ${columns({ title, categoryId, maxPrice, condition })} from ${w} where ${w.id} = ${id}`);
}

/** Replaces what a wanted post looks for. */
export async function changePost({ db }: Ctx, id: string, { criteria, ...wanted }: Wanted): Promise<void> {
  const compared = criteriaValues(w, criteria);
  await db.rows(sql`update ${w} set ${assign(w, wanted)}, (${compared.names}) = row(${compared.values}) where ${w.id} = ${id}`);
}

/** Closes a wanted post. Returns its title; undefined if it was already closed. */
export function closePost({ db }: Ctx, id: string) {
  return db.one(sql`update ${w} set ${assign(w, { closedAt: sql`now()` })} where ${w.id} = ${id} and ${w.closedAt} is null
    returning ${columns({ title: w.title })}`);
}

/** Returns the number of a user's open wanted posts. */
export async function openPosts({ db }: Ctx, user: string): Promise<number> {
  const count = expression<number>`count(*)::int`;
  return (await db.one(sql`select ${columns({ count })} from ${w} where ${w.user} = ${user} and ${isOpenSql(w)}`))!.count;
}

/** Returns the owner of a wanted post and whether it is open; undefined if there is none. */
export function postOwner({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ user: w.user, open: expression<boolean>`${isOpenSql(w)}` })} from ${w} where ${w.id} = ${id}`);
}

/** Returns whether a product can be bought now and a user sells it. */
export async function isOnSaleBy({ db }: Ctx, product: string, seller: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: p.id })} from ${p}
    where ${p.id} = ${product} and ${p.seller} = ${seller} and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen}`));
}

/** Condition: the viewer can answer a wanted post with a listing. It is the viewer's own, fits the post and can be bought now. */
export const isOwnAnswerSql = (product: Columns<Product>, post: Columns<WantedPost>): Sql =>
  allOf([
    sql`${product.seller} = ${viewerSql.id} and ${product.deletedAt} is null and ${product.inStock} and ${product.isOpen}`,
    fitsSql(product, post),
  ]);

/** Stores an answer. Returns false if the seller has already answered with this product. */
export async function insertAnswer({ db }: Ctx, post: string, product: string): Promise<boolean> {
  const row = await db.one(sql`insert into ${l} (${names(l, 'post', 'product', 'answered')}) values (${post}, ${product}, true)
    on conflict (${names(l, 'post', 'product')}) do update set ${assign(l, { answered: true })} where not ${l.answered} returning ${columns({ id: l.id })}`);
  return row !== undefined;
}

/** Deletes the wanted posts of a user. */
export async function deletePostsOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${w} where ${w.user} = ${user}`);
}

/** Notifies both sides of a match. Neither of them is the actor. */
const matchedEvent = recordEventSql(
  {
    type: EventType.WANTED_MATCHED,
    subject: EventSubject.WANTED_POST,
    subjectId: w.id,
    actor: sql`null`,
    audience: sql`array[${w.user}, ${p.seller}]`,
    payload: sql`jsonb_build_object('product', ${p.id}::text)`,
  },
  sql`hit join ${w} on ${w.id} = ${hit.post} join ${p} on ${p.id} = ${hit.product}`,
);

/**
 * Stores a listing as a match of other users' open wanted posts that it now fits, and records an event for each. Uses one statement, regardless of
 * the number of posts. Returns how many matches were stored. A listing that cannot be bought fits no post.
 */
export async function storeMatches({ db }: Ctx, productId: string): Promise<number> {
  const row = await db.one(sql`with hit as (
      insert into ${l} (${names(l, 'post', 'product')})
      select ${w.id}, ${p.id} from ${p} join ${w} on ${w.user} <> ${p.seller} and ${isOpenSql(w)} and ${fitsSql(p, w)}
      where ${p.id} = ${productId} and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen} and not ${isBlockedSql(w.user, p.seller)}
      on conflict (${names(l, 'post', 'product')}) do nothing returning *), recorded as (${matchedEvent})
    select ${columns({ count: expression<number>`count(*)::int` })} from hit`);
  return row!.count;
}

/** Condition: the viewer may answer a wanted post with a listing. */
export const canAnswerSql = (t: Columns<WantedPost>): Sql =>
  allOf([canSql('wanted:answer', t), isOpenSql(t), sql`not ${isBlockedSql(viewerSql.id, t.user)}`]);
