import type { Ctx } from '../../../../platform/context.ts';
import { expression, sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../../platform/database/table.ts';
import { Product } from '../product.entity.ts';

const p = table(Product, 'p');
const was = table(Product, 'was');

/** Takes a product off the lists until an administrator has reviewed it; undefined if it already waits or is not listed. */
export function hold({ db }: Ctx, id: string) {
  return db.one(sql`update ${p} set ${assign(p, { heldSince: sql`now()` })}
    where ${p.id} = ${id} and ${p.heldSince} is null and ${p.deletedAt} is null returning ${columns({ id: p.id, seller: p.seller })}`);
}

/**
 * Publishes a product that waited for review; undefined if it did not wait. The waiting time does not count towards its time in the lists. `isNew` is
 * true if the product was never published: a product that is held from the start is held since its creation time.
 */
export function release({ db }: Ctx, id: string) {
  const isNew = expression<boolean>`(${was.heldSince} = ${was.createdAt})`;
  return db.one(sql`with was as (select * from ${p} where ${p.id} = ${id} and ${p.heldSince} is not null and ${p.deletedAt} is null for no key update)
    update ${p} set ${assign(p, { heldSince: null, expiresAt: sql`${was.expiresAt} + (now() - ${was.heldSince})` })} from was where ${p.id} = ${was.id}
    returning ${columns({ id: p.id, seller: p.seller, price: p.price, quantity: p.quantity, isNew })}`);
}
