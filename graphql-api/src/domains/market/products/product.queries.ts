import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { expression, sql, type Sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import type { Columns } from '../../../read/mapping.ts';
import { StoredPhoto } from '../../media/photos/stored-photo.entity.ts';
import { PriceChange } from './price-change.entity.ts';
import { Product } from './product.entity.ts';

const p = table(Product, 'p');
const f = table(StoredPhoto, 'f');
const h = table(PriceChange, 'h');

/** Condition: a product is published. It was not taken down, and does not wait for an administrator's review. */
export const isPublishedSql = (t: Pick<Columns<Product>, 'deletedAt' | 'heldSince'>): Sql => sql`${t.deletedAt} is null and ${t.heldSince} is null`;

/** Condition: the viewer may see a product. It was not taken down, and it is published or the viewer may see it before it is published. */
export const isVisibleSql = (t: Pick<Columns<Product>, 'deletedAt' | 'heldSince' | 'seller'>): Sql =>
  sql`${t.deletedAt} is null and (${t.heldSince} is null or ${canSql('product:readHeld', t)})`;

/** Condition: the viewer may see the product with an id. For types whose product field is never null. */
export const isVisibleProductSql = (id: Sql): Sql => sql`exists (select from ${p} where ${p.id} = ${id} and ${isVisibleSql(p)})`;

/** Returns the id of a seller's listing, taken down or not, by the seller's external id; undefined if there is none. */
export async function productOfExternalId({ db }: Ctx, seller: string, externalId: string): Promise<string | undefined> {
  return (await db.one(sql`select ${columns({ id: p.id })} from ${p} where ${p.seller} = ${seller} and ${p.externalId} = ${externalId}`))?.id;
}

/** Returns the seller of a listed product and whether it is in the lists; undefined if there is none. */
export function listedSeller({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ seller: p.seller, isOpen: p.isOpen })} from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null`);
}

/** Returns the seller of a published product; undefined if there is none. */
export function publishedSeller({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ seller: p.seller })} from ${p} where ${p.id} = ${id} and ${isPublishedSql(p)}`);
}

/** SQL of the seller of a product, listed or not; null for an unknown product. */
export const sellerOfSql = (product: Sql): Sql<never> => sql`(select ${p.seller} from ${p} where ${p.id} = ${product})`;

/** Locks a listed product. Returns false if there is none. */
export async function lockListed({ db }: Ctx, id: string): Promise<boolean> {
  const listed = sql`${p.id} = ${id} and ${p.deletedAt} is null`;
  return !!(await db.one(sql`select ${columns({ id: p.id })} from ${p} where ${listed} for no key update`));
}

/** Returns names and sellers, by id, of the given products that are listed. */
export async function listedOnes({ db }: Ctx, ids: readonly string[]) {
  const rows = await db.rows(sql`select ${columns({ id: p.id, name: p.name, seller: p.seller })} from ${p}
    where ${p.id} = any(${[...ids]}::bigint[]) and ${p.deletedAt} is null`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the given products that are listed. */
export async function lockAllListed({ db }: Ctx, ids: readonly string[]): Promise<void> {
  await db.rows(sql`select from ${p} where ${p.id} = any(${[...ids]}::bigint[]) and ${p.deletedAt} is null order by ${p.id} for no key update`);
}

/** Returns text fields of a listed product, one per line; empty if there is none. */
export async function listedTexts({ db }: Ctx, id: string, fields: (string & keyof Product)[]): Promise<string> {
  if (fields.length === 0) return '';
  const texts = columns(Object.fromEntries(fields.map((field) => [field, p[field]])));
  const row = await db.one(sql`select ${texts} from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null`);
  return Object.values(row ?? {}).join('\n');
}

/** Returns the photo hash of a published product, null if it has no photo; undefined if there is no such product. */
export function photoHash({ db }: Ctx, id: string) {
  const hash = expression<string | null>`${f.hash}`;
  return db.one(sql`select ${columns({ hash })} from ${p} left join ${f} on ${f.id} = ${p.photo}
    where ${p.id} = ${id} and ${isPublishedSql(p)}`);
}

/** Updates the change time of a product. Needed after changes of photos and courses, which are rows of their own. */
export async function noteChange({ db }: Ctx, id: string): Promise<void> {
  await db.rows(sql`update ${p} set ${assign(p, { updatedAt: sql`now()` })} where ${p.id} = ${id}`);
}

/** Records the previous price of a locked product, and updates the price that a reduction is compared with. */
export async function recordPriceChange({ db }: Ctx, product: string, price: number): Promise<void> {
  await db.rows(sql`insert into ${h} ${values(h, { product, price })}`);
  // The lowest price of the last 30 days. This prevents a price from being raised only to be reduced again.
  const previousPrice = sql`(select min(${h.price}) from ${h} where ${h.product} = ${p.id} and ${h.endedAt} > now() - interval '30 days'
    having min(${h.price}) > ${p.price})`;
  await db.rows(sql`update ${p} set ${assign(p, { previousPrice })} where ${p.id} = ${product}`);
}

const earnedSql = ({ ports }: Ctx) => expression<boolean>`${ports.points.hasEarnedSql(p.seller, p.id, 'Product Created')}`;

/** Returns whether the seller of a product has earned points for it. */
export async function hasEarned(ctx: Ctx, id: string): Promise<boolean> {
  return (await ctx.db.one(sql`select ${columns({ earned: earnedSql(ctx) })} from ${p} where ${p.id} = ${id}`))!.earned;
}

/**
 * Takes a product down. Returns whether its seller earned points for it, whether it was ever delivered, and whether it was for sale (neither sold nor
 * expired); undefined if it is not listed.
 */
export function takeDown(ctx: Ctx, id: string) {
  const delivered = expression<boolean>`${ctx.ports.orders.wasDeliveredSql(p.id)}`;
  const forSale = expression<boolean>`${p.inStock} and not ${p.expired} and ${p.expiresAt} > ${p.deletedAt}`;
  return ctx.db.one(sql`update ${p} set ${assign(p, { deletedAt: sql`now()` })} where ${p.id} = ${id} and ${p.deletedAt} is null
    returning ${columns({ name: p.name, seller: p.seller, earned: earnedSql(ctx), delivered, forSale })}`);
}
