import type { Ctx } from '../../../platform/context.ts';
import { expression, sql } from '../../../platform/database/sql.ts';
import { columns, table } from '../../../platform/database/table.ts';
import { Product } from './product.entity.ts';

const p = table(Product, 'p');

const isListed = sql`${p.deletedAt} is null and ${p.isOpen}`;

/** Returns the number of products in the lists. */
export async function listedCount({ db }: Ctx): Promise<number> {
  const count = expression<number>`count(*)::int`;
  return (await db.one(sql`select ${columns({ count })} from ${p} where ${isListed}`))!.count;
}

/** Returns the ids of products in the lists and the day of their last change, ordered by id. */
export function listedIds({ db }: Ctx, { offset, limit }: { offset: number; limit: number }) {
  const changedOn = expression<string>`to_char(${p.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db.rows(sql`select ${columns({ id: p.id, changedOn })} from ${p} where ${isListed} order by ${p.id} limit ${limit} offset ${offset}`);
}
