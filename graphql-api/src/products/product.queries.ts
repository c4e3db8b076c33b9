import type { Ctx } from '../platform/context.ts';
import { expression, sql } from '../platform/sql.ts';
import { assign, columns, table } from '../platform/table.ts';
import { Order, OrderStatus } from '../orders/order.entity.ts';
import { Photo } from '../photos/photo.entity.ts';
import { PointsEntry, type PointsAction } from '../points/points-entry.entity.ts';
import { Product } from './product.entity.ts';

const p = table(Product, 'p');
const f = table(Photo, 'f');
const e = table(PointsEntry, 'e');
const o = table(Order, 'o');

const CREATED: PointsAction = 'Product Created';

/** The seller of a product that is listed; undefined when there is none. */
export function listedSeller({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ seller: p.seller })} from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null`);
}

/** Locks a product that is listed; false when there is none. */
export async function lockListed({ db }: Ctx, id: string): Promise<boolean> {
  const listed = sql`${p.id} = ${id} and ${p.deletedAt} is null`;
  return !!(await db.one(sql`select ${columns({ id: p.id })} from ${p} where ${listed} for no key update`));
}

/** The name and the description of a product that is listed; undefined when there is none. */
export function listedTexts({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ name: p.name, description: p.description })} from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null`);
}

/** The hash of a listed product's photo, null without one; undefined when there is no such product. */
export function photoHash({ db }: Ctx, id: string) {
  const hash = expression<string | null>`${f.hash}`;
  return db.one(sql`select ${columns({ hash })} from ${p} left join ${f} on ${f.id} = ${p.photo} where ${p.id} = ${id} and ${p.deletedAt} is null`);
}

/**
 * Takes a product down; undefined when none is listed. Returns whether its seller earned points for it, and whether it was ever delivered.
 */
export function takeDown({ db }: Ctx, id: string) {
  const earned = expression<boolean>`exists (select from ${e} where ${e.product} = ${p.id} and ${e.action} = ${CREATED})`;
  const delivered = expression<boolean>`exists (select from ${o} where ${o.product} = ${p.id} and ${o.status} = ${OrderStatus.DELIVERED})`;
  return db.one(sql`update ${p} set ${assign(p, { deletedAt: sql`now()` })} where ${p.id} = ${id} and ${p.deletedAt} is null
    returning ${columns({ name: p.name, seller: p.seller, earned, delivered })}`);
}
