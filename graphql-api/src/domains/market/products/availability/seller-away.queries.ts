import type { Ctx } from '../../../../platform/context.ts';
import { sql, type Sql } from '../../../../platform/database/sql.ts';
import { assign, columns, table } from '../../../../platform/database/table.ts';
import { isSuspendedSql } from '../../../people/users/user.queries.ts';
import { Product } from '../product.entity.ts';

const p = table(Product, 'p');

const listing = columns({ id: p.id, seller: p.seller });

/** Pauses the listings of a suspended user that are not already paused, and returns them. */
export function pauseForSeller({ db }: Ctx, seller: string) {
  return db.rows(sql`update ${p} set ${assign(p, { paused: true, pausedForSeller: true })}
    where ${p.seller} = ${seller} and ${p.deletedAt} is null and not ${p.paused} returning ${listing}`);
}

function putBack({ db }: Ctx, condition: Sql) {
  return db.rows(sql`update ${p} set ${assign(p, { paused: false, pausedForSeller: false })}
    where ${p.pausedForSeller} and ${p.deletedAt} is null and ${condition} returning ${listing}`);
}

/** Puts the listings that a user's suspension paused back into the lists, and returns them. */
export const putBackOf = (ctx: Ctx, seller: string) => putBack(ctx, sql`${p.seller} = ${seller}`);

/** Puts the paused listings of all sellers whose suspension has ended back into the lists, and returns them. */
export const putBackOfReturned = (ctx: Ctx) => putBack(ctx, sql`not ${isSuspendedSql(p.seller)}`);
