import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, names, table, values } from '../../../platform/database/table.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import { Product } from '../products/product.entity.ts';
import { Favourite } from './favourite.entity.ts';

const f = table(Favourite, 'f');
const p = table(Product, 'p');

/** The shortest time between two notifications of a last piece. */
const LAST_PIECE_EVERY = '1 day';

/** SQL of whether a user has a product among the favourites. */
export const isFavouriteSql = (user: Sql, product: Sql): Sql =>
  sql`exists (select from ${f} where ${f.user} = ${user} and ${f.product} = ${product})`;

/** SQL of the number of a favourite, which grows with the time it was added; null when it is none. */
export const favouriteNumberSql = (user: Sql, product: Sql): Sql =>
  sql`(select ${f.id} from ${f} where ${f.user} = ${user} and ${f.product} = ${product})`;

/** SQL of how many users have a product among their favourites. */
export const favouriteCountSql = (product: Sql): Sql => sql`(select count(*) from ${f} where ${f.product} = ${product})`;

/** SQL of the products among the favourites of a user. */
export const favouritesOfSql = (user: Sql): Sql => sql`(select ${f.product} from ${f} where ${f.user} = ${user})`;

/** How many favourites a user has. */
export async function favouriteTotal({ db }: Ctx, user: string): Promise<number> {
  const row = await db.one(sql`select ${columns({ total: expression<number>`count(*)::int` })} from ${f} where ${f.user} = ${user}`);
  return row!.total;
}

/** Adds a favourite; false when it was one already. */
export async function insertFavourite({ db }: Ctx, user: string, product: string): Promise<boolean> {
  const added = await db.one(sql`insert into ${f} ${values(f, { user, product })} on conflict (${names(f, 'user', 'product')}) do nothing
    returning ${columns({ id: f.id })}`);
  return added !== undefined;
}

/** Removes a favourite; false when it was none. */
export async function deleteFavourite({ db }: Ctx, user: string, product: string): Promise<boolean> {
  const removed = await db.one(sql`delete from ${f} where ${f.user} = ${user} and ${f.product} = ${product} returning ${columns({ id: f.id })}`);
  return removed !== undefined;
}

/** Removes all favourites of a user. */
export async function deleteFavouritesOf({ db }: Ctx, user: string): Promise<void> {
  await db.rows(sql`delete from ${f} where ${f.user} = ${user}`);
}

/** Whether a user of a favourite is notified about its listing: it can be bought, and neither has blocked the other. */
const isNotifiedOf = sql`${p.id} = ${f.product} and ${p.deletedAt} is null and ${p.inStock} and ${p.isOpen} and not ${isBlockedSql(f.user, p.seller)}`;

/** The users who have a product among their favourites, and are notified about it. */
export async function fansOf({ db }: Ctx, product: string): Promise<string[]> {
  const rows = await db.rows(
    sql`select ${columns({ user: f.user })} from ${f} join ${p} on ${isNotifiedOf} where ${f.product} = ${product} order by ${f.id}`,
  );
  return rows.map(({ user }) => user);
}

/**
 * Marks the users with some products among their favourites as notified that one piece is left, and returns those who were not yet. In one
 * statement for all products, because every order asks.
 */
export function noteLastPieces({ db }: Ctx, products: readonly string[]) {
  const due = sql`${f.lastPieceAt} is null or ${f.lastPieceAt} < now() - ${LAST_PIECE_EVERY}::interval`;
  return db.rows(sql`update ${f} set ${assign(f, { lastPieceAt: sql`now()` })} from ${p}
    where ${isNotifiedOf} and ${p.quantity} = 1 and ${f.product} = any(${products}::bigint[]) and (${due})
    returning ${columns({ product: f.product, user: f.user })}`);
}
