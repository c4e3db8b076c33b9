import { canSql } from '../../../access/policy.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { assign, columns, table, values } from '../../../platform/database/table.ts';
import { newestFirst, type Columns } from '../../../read/mapping.ts';
import { connection, one, type Page, type QuerySource } from '../../../read/query-source.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';
import { Product } from '../../market/products/product.entity.ts';

const d = table(DoubtfulListing, 'd');
const p = table(Product, 'p');

/** True if nobody has decided on a doubt. */
export const isUndecided = (t: Pick<Columns<DoubtfulListing>, 'approvedAt' | 'refusedAt'>) => sql`${t.approvedAt} is null and ${t.refusedAt} is null`;

/** Returns a doubt about a listing to administrators; null for everybody else. */
export function doubtById(id: string): QuerySource {
  return one(DoubtfulListing, { where: (t) => sql`${t.id} = ${id} and ${canSql('listing:approve')}` });
}

/** Returns a page of the undecided doubts about products that were not taken down, newest first. */
export function openDoubts(page: Page): QuerySource {
  return connection<DoubtfulListing>(DoubtfulListing, {
    where: isUndecided,
    order: newestFirst,
    page,
  });
}

/** Deletes all doubts about a user's listings, because they contain words of the descriptions. */
export async function deleteDoubtsOf({ db }: Ctx, seller: string): Promise<void> {
  await db.rows(sql`delete from ${d} using ${p} where ${p.id} = ${d.product} and ${p.seller} = ${seller}`);
}

/** Deletes the unapproved doubts about the texts, or about the pictures, of a product. */
export async function deleteOpenDoubts({ db }: Ctx, product: string, ofPictures: boolean): Promise<void> {
  await db.rows(sql`delete from ${d} where ${d.product} = ${product} and ${d.approvedAt} is null and ${d.ofPictures} = ${ofPictures}`);
}

/** Returns whether the same violations of a product were already approved. */
export async function wasApproved({ db }: Ctx, product: string, concerns: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: d.id })} from ${d}
    where ${d.product} = ${product} and ${d.concerns} = ${concerns} and ${d.approvedAt} is not null limit 1`));
}

/** Inserts a doubt about a product. Returns its id. */
export async function insertDoubt({ db }: Ctx, doubt: { product: string; concerns: string; ofPictures: boolean; holds: boolean }): Promise<string> {
  const row = await db.one(sql`insert into ${d} ${values(d, doubt)} returning ${columns({ id: d.id })}`);
  return row!.id;
}

/** Returns whether a doubt keeps a product from being published. */
export async function isHeldBack({ db }: Ctx, product: string): Promise<boolean> {
  return !!(await db.one(sql`select ${columns({ id: d.id })} from ${d}
    where ${d.product} = ${product} and ${d.holds} and ${d.approvedAt} is null limit 1`));
}

const doubted = columns({ product: p.id, name: p.name, seller: p.seller, concerns: d.concerns });

const isOpenDoubt = (id: string) => sql`${d.id} = ${id} and ${isUndecided(d)} and ${p.id} = ${d.product} and ${p.deletedAt} is null`;

/** Approves the listing of an open doubt. Returns the listing; undefined if there is no such doubt. */
export function approve({ db }: Ctx, id: string) {
  return db.one(sql`update ${d} set ${assign(d, { approvedAt: sql`now()` })} from ${p} where ${isOpenDoubt(id)} returning ${doubted}`);
}

/** Refuses the listing of an open doubt. Returns the listing; undefined if there is no such doubt. */
export function refuse({ db }: Ctx, id: string, refusal: string) {
  return db.one(
    sql`update ${d} set ${assign(d, { refusal, refusedAt: sql`now()`, holds: true })} from ${p} where ${isOpenDoubt(id)} returning ${doubted}`,
  );
}
