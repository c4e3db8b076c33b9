import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Product } from '../products/product.entity.ts';
import { Favourite } from './favourite.entity.ts';

const f = table(Favourite, 'f');
const p = table(Product, 'p');

/** Minimum time between two last-piece notifications about the same favourite. */
const LAST_PIECE_EVERY = '1 day';

/** Condition: a product is among a user's favourites. */
export const isFavouriteSql = (user: Sql, product: Sql): Sql =>
  sql`exists (select from ${f} where ${f.user} = ${user} and ${f.product} = ${product})`;

/** SQL of a favourite's number, which increases with the time it was added; null if the product is not a favourite. */
export const favouriteNumberSql = (user: Sql, product: Sql): Sql =>
  sql`(select ${f.id} from ${f} where ${f.user} = ${user} and ${f.product} = ${product})`;

/** SQL of the number of users who have a product among their favourites. */
export const favouriteCountSql = (product: Sql): Sql => sql`(select count(*) from ${f} where ${f.product} = ${product})`;

/** SQL of the products among a user's favourites. */
export const favouritesOfSql = (user: Sql): Sql => sql`(select ${f.product} from ${f} where ${f.user} = ${user})`;

/** Returns the number of a user's favourites. */
export async function favouriteTotal({ db }: Ctx, user: string): Promise<number> {
  const row = await db.one(sql`select ${columns({ total: expression<number>`count(*)::int` })} from ${f} where ${f.user} = ${user}`);
  return row!.total;
}

/** Adds a favourite. Returns false if it already existed. */
export async function insertFavourite({ db }: Ctx, user: string, product: string): Promise<boolean> {
  const added = await db.one(sql`insert into ${f} ${values(f, { user, product })} on conflict (${names(f, 'user', 'product')}) do nothing
    returning ${columns({ id: f.id })}`);
  return added !== undefined;
}

/** Removes a favourite. Returns false if there was none. */
export async function deleteFavourite({ db }: Ctx, user: string, product: string): Promise<boolean> {
  const removed = await db.one(sql`delete from ${f} where ${f.user} = ${user} and ${f.product} = ${product} returning ${columns({ id: f.id })}`);
  return removed !== undefined;
}

/** Removes all favourites of a user. */
export async function deleteFavouritesOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${f} where ${f.user} = ${user}`);
}

/** Condition: a favourite's user is notified about the listing. The listing can be bought, and neither user nor seller has blocked the other. */
const isNotifiedOf = sql`${p.id} = ${f.product} and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen} and not ${isBlockedSql(f.user, p.seller)}`;

/** Returns the users who have a product among their favourites and are notified about it. */
export async function fansOf({ db }: Ctx, product: string): Promise<string[]> {
  const rows = await db.rows(
    sql`select ${columns({ user: f.user })} from ${f} join ${p} on ${isNotifiedOf} where ${f.product} = ${product} order by ${f.id}`,
  );
  return rows.map(({ user }) => user);
}

/**
 * Marks users as notified that one piece is left of a favourite, and returns the users who had not been notified yet. Handles all products in one
 * statement, because every order runs it.
 */
export function noteLastPieces({ db }: Ctx, products: readonly string[]) {
  const due = sql`${f.lastPieceAt} is null or ${f.lastPieceAt} < now() - ${LAST_PIECE_EVERY}::interval`;
  return db.rows(sql`update ${f} set ${assign(f, { lastPieceAt: sql`now()` })} from ${p}
    where ${isNotifiedOf} and ${p.quantity} = 1 and ${f.product} = any(${products}::bigint[]) and (${due})
    returning ${columns({ product: f.product, user: f.user })}`);
}
