import type { Ctx } from '../../../../platform/context.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../../platform/database/table.ts';
import { Product } from '../product.entity.ts';
import { isPublishedSql } from '../product.queries.ts';

const p = table(Product, 'p');

/** SQL of the time `days` days from now. */
const inDays = (days: number): Sql => sql`now() + ${days}::int * interval '1 day'`;

/** A change that the seller makes to a listing. */
interface Change {
  paused?: boolean;
  pausedForSeller?: false;
  /** Keeps the listing in the lists for this many days from now. */
  renewedFor?: number | undefined;
  quantity?: number;
  soldTo?: string | null;
}

/** Changes a listing. Returns false if it is not listed. */
export async function changeListing({ db }: Ctx, id: string, { renewedFor, ...change }: Change): Promise<boolean> {
  const renewal = renewedFor === undefined ? {} : { expired: false, expiresAt: inDays(renewedFor) };
  const row = await db.one(sql`update ${p} set ${assign(p, { ...change, ...renewal })}
    where ${p.id} = ${id} and ${p.deletedAt} is null returning ${columns({ id: p.id })}`);
  return row !== undefined;
}

/** Locks a listing and returns the data that its availability depends on; undefined if it is not listed. */
export function lockAvailability({ db }: Ctx, id: string) {
  return db.one(sql`select ${columns({ seller: p.seller, quantity: p.quantity, expired: p.expired, heldSince: p.heldSince })}
    from ${p} where ${p.id} = ${id} and ${p.deletedAt} is null for no key update`);
}

/** Takes expired listings off the lists and returns them. */
export function expire({ db }: Ctx) {
  return db.rows(sql`update ${p} set ${assign(p, { expired: true })}
    where ${p.expiresAt} <= now() and not ${p.expired} and ${isPublishedSql(p)}
    returning ${columns({ id: p.id, seller: p.seller })}`);
}
